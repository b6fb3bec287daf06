import type { Deal } from '../../abilities/types';
import { openChoice } from '../abilities/ability-choice';
import { targetsOf } from '../abilities/ability-targets';
import { amountOf } from '../abilities/amounts';
import type { Meaning } from '../abilities/dealing';
import { openScouting } from './moves/scouting';
import { rampageNow, rampagers } from './rampage';
import { raiseFallen } from './soul-of-the-stormhost';
import { strikeNumbered } from './storm-scroll';
import { sweep } from './sweep';

type SpecialDeal = Extract<Deal['do'], 'numbered' | 'scout' | 'raise' | 'rampage' | 'rampageNow' | 'sweep'>;

/** The meanings of deals that belong to one special ability each. */
export const SPECIAL_DEALS: { readonly [K in SpecialDeal]: Meaning<K> } = {
  numbered: strikeNumbered,
  scout: ({ battle, bearer, dice }, { units, inches, reach }) => {
    const going = targetsOf(battle, bearer, reach);
    return openScouting(bearer.seat, going, inches, units === 'all' ? going.length : amountOf(units, dice));
  },
  raise: ({ battle, bearer }, { away }) => raiseFallen(battle, bearer, away),
  rampage: (dealing, deal) => openChoice(dealing, rampagers(dealing.battle, dealing.bearer, deal)),
  rampageNow: ({ battle, dice }, { unit }) => rampageNow(battle, unit, dice),
  sweep: (dealing, { within, on }) => sweep(dealing, within, on),
};
