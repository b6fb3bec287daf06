import type { Spot } from '../geometry/shapes/shape';

/** Every keyboard action besides pressing the focused element. */
export const KEY_ACTS = [
  'confirm',
  'cancel',
  'nextUnit',
  'previousUnit',
  'nudge',
  'turnLeft',
  'turnRight',
  'oneModel',
  'reset',
  'other',
  'tape',
  'sight',
  'eye',
  'ranges',
  'undo',
  'redo',
  'focus',
  'whole',
  'top',
  'palette',
  'log',
  'rules',
  'ruling',
  'menu',
  'keys',
] as const;
export type KeyAct = (typeof KEY_ACTS)[number];

export interface Pressed {
  readonly act: KeyAct;
  /** For a nudge: right and up on the screen, in inches. */
  readonly by: Spot;
  /** The index of one of the other answers. */
  readonly index: number;
  /** The key has been down for a while, so that the browser repeats it. */
  readonly isRepeat?: boolean;
}

/** A key press as the browser reports it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const STEP = 1;
const FINE_STEP = 0.25;

/** How far an arrow key moves something, in screen directions. */
export function arrowStep(key: string, isFine: boolean): Spot | undefined {
  const arrow = ARROWS[key];
  const step = isFine ? FINE_STEP : STEP;
  return arrow && { x: arrow.x * step, y: arrow.y * step };
}

const PLAIN: Readonly<Record<string, KeyAct>> = {
  Enter: 'confirm',
  Escape: 'cancel',
  n: 'nextUnit',
  N: 'previousUnit',
  q: 'turnLeft',
  e: 'turnRight',
  m: 'oneModel',
  Backspace: 'reset',
  Delete: 'reset',
  u: 'undo',
  U: 'redo',
  f: 'focus',
  h: 'whole',
  o: 'top',
  t: 'tape',
  v: 'sight',
  V: 'eye',
  g: 'ranges',
  '/': 'palette',
  l: 'log',
  r: 'rules',
  c: 'ruling',
  F10: 'menu',
  '?': 'keys',
};

const NOWHERE: Spot = { x: 0, y: 0 };

/** What a key press means, if anything. */
export function pressedKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Pressed | undefined {
  const isHeld = ctrlKey || metaKey;
  if (isHeld && key.toLowerCase() === 'z') return pressed(shiftKey ? 'redo' : 'undo');
  if (isHeld && key.toLowerCase() === 'y') return pressed('redo');
  if (isHeld && key.toLowerCase() === 'k') return pressed('palette');
  if (isHeld || altKey) return undefined;
  const by = arrowStep(key, shiftKey);
  if (by) return { ...pressed('nudge'), by };
  if (/^[1-9]$/.test(key)) return { ...pressed('other'), index: Number(key) - 1 };
  const act = PLAIN[key];
  return act && pressed(act);
}

const pressed = (act: KeyAct): Pressed => ({ act, by: NOWHERE, index: 0 });
