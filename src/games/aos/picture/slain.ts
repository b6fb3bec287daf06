import type { SlainPicture } from '../../../table/picture';
import { warscrollOf } from '../armies';
import type { Battle } from '../types';
import { indexOf } from './minis';

/** SLAIN-02: models beside the table, in the order in which they were slain, without returned ones. */
export function slainPictures({ slain, units }: Pick<Battle, 'slain' | 'units'>): readonly SlainPicture[] {
  const alive = new Set(units.flatMap(unit => unit.models.map(({ id }) => id)));
  const last = new Map(slain.map(each => [each.model, each]));
  return [...last.values()]
    .filter(({ model }) => !alive.has(model))
    .map(({ model, warscroll, seat }, index) => {
      const { base, height } = warscrollOf({ warscroll });
      return { id: model, figure: warscroll, pose: index, seat: indexOf(seat), outline: base, height };
    });
}
