import type { OwnFigure } from '../../figures/check-figure';
import type { Quality } from '../../table/drawing';
import { PortraitStudio } from './portrait-studio';
import type { Sitter } from './sitter';

interface Kept {
  readonly own: OwnFigure | undefined;
  readonly picture: Promise<string | undefined>;
}

/** The studio closes after this time without a request. */
const CLOSE_MS = 4000;

/** One picture for each figure and side: a few dozen at most, some ten kB each, kept for as long as the page lives. */
const kept = new Map<string, Kept>();
let studio: PortraitStudio | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The address of a figure's portrait; nothing where none can be drawn. */
export function portraitOf(sitter: Sitter, quality: Quality): Promise<string | undefined> {
  const name = `${sitter.figure} ${sitter.seat}`;
  const known = kept.get(name);
  if (known && known.own === sitter.own) return known.picture;
  const picture = inTurn(() => drawn(sitter, quality));
  void known?.picture.then(address => address && URL.revokeObjectURL(address));
  kept.set(name, { own: sitter.own, picture });
  return picture;
}

/** One after the other, each when the page has nothing better to do. */
function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const turn = last.then(whenIdle).then(draw);
  last = turn.catch(() => undefined);
  return turn;
}

async function drawn(sitter: Sitter, quality: Quality): Promise<string | undefined> {
  clearTimeout(closing);
  studio ??= PortraitStudio.open(quality);
  const file = await studio?.portrait(sitter);
  closing = setTimeout(close, CLOSE_MS);
  return file && URL.createObjectURL(file);
}

function close(): void {
  studio?.dispose();
  studio = undefined;
}

const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 800 });
    else setTimeout(resolve, 50);
  });
