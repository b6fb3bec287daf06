import { support } from './outline';
import type { Body, Inches } from './shape';

/** How far a body reaches over the edge of the table; zero or less when it is wholly on it. */
export const overEdge = (body: Body, table: { readonly width: Inches; readonly depth: Inches }): Inches =>
  Math.max(
    body.x + support(body, 1, 0) - table.width,
    body.y + support(body, 0, 1) - table.depth,
    support(body, -1, 0) - body.x,
    support(body, 0, -1) - body.y,
  );
