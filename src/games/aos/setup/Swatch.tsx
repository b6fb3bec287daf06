import { useId } from 'react';
import type { TableTheme } from '../../../table/picture';
import { MOOD_WORDS } from './moods';

interface ClothProps {
  readonly mood: TableTheme;
  readonly width: number;
  readonly height: number;
  /** The size of strokes: 1 for a picture with one unit per pixel. */
  readonly grain: number;
}

const SHARES = [16, 8, 0];

/** A hex colour as the three values of a colour matrix. */
const sharesOf = (colour: string): readonly number[] =>
  SHARES.map(shift => ((Number.parseInt(colour.slice(1), 16) >> shift) & 255) / 255);

/** Keeps only noise above a threshold, in one colour. */
const pick = (colour: string, steep: number, from: number): string =>
  [...sharesOf(colour).map(share => `0 0 0 0 ${share.toFixed(3)}`), `${steep} 0 0 0 ${-steep * from}`].join(' ');

/** The mat of a realm, painted with two noises, light on dark and sparks on top, lit by one lamp. */
export function Cloth({ mood, width, height, grain }: ClothProps) {
  const id = useId();
  const [shade, light, spark] = MOOD_WORDS[mood].paint;
  const area = { width, height };
  return (
    <g>
      <Brush id={`${id}l`} frequency={0.02 / grain} octaves={5} colours={pick(light, 2.2, 0.36)} seed={7} />
      <Brush id={`${id}s`} frequency={0.16 / grain} octaves={3} colours={pick(spark, 9, 0.68)} seed={3} />
      <rect {...area} fill={shade} />
      <rect {...area} filter={`url(#${id}l)`} opacity="0.9" />
      <rect {...area} filter={`url(#${id}s)`} opacity="0.5" />
      <radialGradient id={`${id}p`} cx="50%" cy="46%" r="68%">
        <stop offset="0.2" stopColor="var(--ivory)" stopOpacity="0.1" />
        <stop offset="0.55" stopColor="var(--black)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--black)" stopOpacity="0.55" />
      </radialGradient>
      <rect {...area} fill={`url(#${id}p)`} />
    </g>
  );
}

interface BrushProps {
  readonly id: string;
  readonly frequency: number;
  readonly octaves: number;
  readonly colours: string;
  readonly seed: number;
}

const Brush = ({ id, frequency, octaves, colours, seed }: BrushProps) => (
  <filter id={id} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency={frequency} numOctaves={octaves} seed={seed} />
    <feColorMatrix values={colours} />
  </filter>
);

/** A small sample of a realm's mat. */
export const Swatch = ({ mood }: { readonly mood: TableTheme }) => (
  <svg className="swatch" viewBox="0 0 64 40" aria-hidden="true">
    <Cloth mood={mood} width={64} height={40} grain={0.7} />
  </svg>
);
