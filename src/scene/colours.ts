import { Color } from 'three';

/** Colours that carry meaning on the table. Each meaning also has a shape: hue never stands alone. */
export const OVERLAY_COLOURS = {
  casing: '#0b0d12',
  /** Measuring, selection, clear sight. */
  ivory: '#fff1cf',
  /** Allowed, in reach, coherent. */
  azure: '#5cc0ff',
  /** Danger, blocked, broken. */
  amber: '#ff9d3d',
  /** Auras. */
  jade: '#7ff0cf',
} as const;

/** Rim, flag and bar of each side; the second side's rim is notched as well. */
export const TEAM_COLOURS: readonly [string, string] = ['#1f78e8', '#ee7a1c'];

const TEAM_INKS = [new Color(TEAM_COLOURS[0]), new Color(TEAM_COLOURS[1])] as const;

/** The colour of a seat's side, for shaders. */
export const inkOf = (seat: number): Color => TEAM_INKS[teamOf(seat)];

/** Seats beyond the second take the colours in turn. */
export const teamOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);
