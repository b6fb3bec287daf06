/** A painter's recipe: three values of one colour, the edge highlight, and how the surface takes light. */
export interface Paint {
  readonly shade: string;
  readonly base: string;
  readonly light: string;
  readonly edge: string;
  readonly metal?: number;
  readonly rough?: number;
  readonly glow?: number;
  readonly role?: Role;
  /** Colour and glow go over into `to` between two heights of the finished figure. */
  readonly fade?: Fade;
}

export interface Fade {
  readonly from: number;
  readonly until: number;
  readonly to: string;
  readonly glow: number;
}

/** What sets the colour at draw time: nothing, the side (base rims), or the realm (base tops and footprints). */
export const ROLES = { painted: 0, rim: 1, ground: 2 } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

export type Rgb = readonly [number, number, number];

/** A hexadecimal colour as linear light. */
export function linear(hex: string): Rgb {
  const channel = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** A recipe from its four values; defaults to dull. */
export function paint(values: string, surface: Omit<Paint, 'shade' | 'base' | 'light' | 'edge'> = {}): Paint {
  const [shade = '#000000', base = shade, light = base, edge = light] = values.split(' ');
  return { shade, base, light, edge, ...surface };
}

const brightened = new WeakMap<Paint, Paint>();

/** The same paint one value lighter, for the lit side of a blade; always the same one for the same paint. */
export function brighter(paint: Paint): Paint {
  const known = brightened.get(paint);
  if (known) return known;
  const lit = { ...paint, shade: halfway(paint.shade, paint.base), base: halfway(paint.base, paint.light) };
  brightened.set(paint, lit);
  return lit;
}

function halfway(a: string, b: string): string {
  const channel = (i: number) => (Number.parseInt(a.slice(i, i + 2), 16) + Number.parseInt(b.slice(i, i + 2), 16)) >> 1;
  return `#${[1, 3, 5].map(i => channel(i).toString(16).padStart(2, '0')).join('')}`;
}

const cloth = { rough: 0.85 };

/** The same recipe for ghosts: it goes over into glowing mist between two heights. */
export const spectral = (values: string, from: number, until: number, to = '#8ff5d0', glow = 0.85): Paint =>
  paint(values, { ...cloth, fade: { from, until, to, glow } });
