import { useId } from 'react';
import { MOOD_WORDS, type Mood } from './moods';

interface ClothProps {
  readonly mood: Mood;
  readonly width: number;
  readonly height: number;
  /** How large the strokes are: 1 for a picture one unit a pixel. */
  readonly grain: number;
}

const SHARES = [16, 8, 0];

/** Hex colour to the three shares that a colour matrix wants. */
const sharesOf = (colour: string): readonly number[] =>
  SHARES.map(shift => ((Number.parseInt(colour.slice(1), 16) >> shift) & 255) / 255);

/** Keeps of the noise only what is over a height, in one colour. */
const pick = (colour: string, steep: number, from: number): string =>
  [...sharesOf(colour).map(share => `0 0 0 0 ${share.toFixed(3)}`), `${steep} 0 0 0 ${-steep * from}`].join(' ');

/** The mat of a realm, painted with two noises: light on shade, and sparks on top. */
export function Cloth({ mood, width, height, grain }: ClothProps) {
  const id = useId();
  const [shade, light, spark] = MOOD_WORDS[mood].paint;
  const area = { width, height };
  return (
    <g>
      <Brush id={`${id}l`} frequency={0.03 / grain} octaves={4} colours={pick(light, 2.6, 0.38)} seed={7} />
      <Brush id={`${id}s`} frequency={0.11 / grain} octaves={2} colours={pick(spark, 14, 0.66)} seed={3} />
      <rect {...area} fill={shade} />
      <rect {...area} filter={`url(#${id}l)`} opacity="0.9" />
      <rect {...area} filter={`url(#${id}s)`} opacity="0.75" />
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

/** A small piece of a realm's cloth. */
export const Swatch = ({ mood }: { readonly mood: Mood }) => (
  <svg className="swatch" viewBox="0 0 64 40" aria-hidden="true">
    <Cloth mood={mood} width={64} height={40} grain={0.8} />
  </svg>
);
