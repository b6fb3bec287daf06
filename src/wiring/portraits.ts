import { findOwnFigures } from '../shell/figures/use-own-figures';
import type { PortraitPicture } from '../shell/screen/portrait-slot';
import { qualityNow } from '../shell/screen/use-drawing';

/** The portrait of a figure, drawn as the table draws it; the table itself comes first. */
export async function paintPortrait(portrait: PortraitPicture): Promise<string | undefined> {
  await tableIsDrawn();
  const [{ portraitOf }, own] = await Promise.all([import('../scene/portraits/portraits'), findOwnFigures()]);
  return portraitOf({ ...portrait, own: own?.get(portrait.figure) }, qualityNow());
}

/** Settles at once where there is no table. */
const tableIsDrawn = (): Promise<void> =>
  new Promise(resolve => {
    const page = document.documentElement;
    const isDrawn = () => !document.querySelector('.table-screen-table') || page.getAttribute('data-frame') === 'ready';
    if (isDrawn()) return resolve();
    const watch = new MutationObserver(() => {
      if (!isDrawn()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(page, { attributeFilter: ['data-frame'] });
  });
