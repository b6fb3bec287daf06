import type { PortraitOf } from '../games/aos/panels/slots/portrait-slot';
import { indexOf } from '../games/aos/picture/minis';
import { findOwnFigures } from '../shell/figures/use-own-figures';
import { qualityNow } from '../shell/screen/use-drawing';

/** The portrait of a figure, drawn as the table draws it; the table itself comes first. */
export async function paintPortrait({ warscroll, seat }: PortraitOf): Promise<string | undefined> {
  await tableIsDrawn();
  const [{ portraitOf }, own] = await Promise.all([import('../scene/portraits/portraits'), findOwnFigures()]);
  const { id: figure, base: outline, height } = warscroll;
  return portraitOf({ figure, outline, height, seat: indexOf(seat), own: own?.get(figure) }, qualityNow());
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
