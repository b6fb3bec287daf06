import type { Inches, Outline } from '../../../geometry/shapes/shape';

/** How long (along the facing) and how wide a figure stands. */
export interface Span {
  readonly long: Inches;
  readonly wide: Inches;
}

/** The span of what touches the table. */
export function spanOf(outline: Outline): Span {
  switch (outline.kind) {
    case 'circle':
      return { long: outline.radius * 2, wide: outline.radius * 2 };
    case 'oval':
      return { long: outline.length, wide: outline.width };
    case 'hull': {
      const along = outline.points.map(point => point.x);
      const aside = outline.points.map(point => point.y);
      return {
        long: Math.max(...along) - Math.min(...along),
        wide: Math.max(...aside) - Math.min(...aside),
      };
    }
  }
}
