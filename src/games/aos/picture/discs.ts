import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Body, Inches } from '../../../geometry/shapes/shape';
import type { Disc } from '../../../table/picture';

/** Discs per oval; between two of them the rim is off by less than a line width. */
const IN_OVAL = 11;

/** The area around bases as discs: an oval is covered by discs that touch its rim from inside. */
export const discsOf = (bodies: readonly Body[], grow: Inches): readonly Disc[] =>
  bodies.flatMap(body => {
    const { x, y, outline, facing } = body;
    if (outline.kind !== 'oval') return [{ x, y, radius: boundingRadius(outline) + grow }];
    const isLong = outline.length >= outline.width;
    const a = Math.max(outline.length, outline.width) / 2;
    const b = Math.min(outline.length, outline.width) / 2;
    const along = isLong ? facing : facing + Math.PI / 2;
    return Array.from({ length: IN_OVAL }, (_, i) => {
      const share = (2 * i) / (IN_OVAL - 1) - 1;
      const off = (share * (a * a - b * b)) / a;
      const radius = b * Math.sqrt(1 - share * share * (1 - (b * b) / (a * a)));
      return { x: x + off * Math.cos(along), y: y + off * Math.sin(along), radius: radius + grow };
    });
  });
