import type { AskKind } from '../asks';
import { askedNow } from '../facts/open-question';
import type { Battle } from '../types';

/** What input on the table does during a question. */
export type HandMode = 'looking' | 'arranging' | 'placing' | 'targeting' | 'choosing';

/** A question without a mode does not compile; `looking` if it is answered with buttons or by picking a unit. */
const HAND_MODES: Readonly<Record<AskKind, HandMode>> = {
  agreeRuling: 'looking',
  chooseTerritory: 'looking',
  deploy: 'placing',
  nameGeneral: 'looking',
  replaceGeneral: 'looking',
  chooseFirst: 'looking',
  act: 'arranging',
  chooseBattleplan: 'looking',
  chooseRealm: 'looking',
  choosePreBattle: 'looking',
  chooseTrait: 'looking',
  deployMore: 'placing',
  declareTriumph: 'looking',
  commitModels: 'looking',
  summon: 'placing',
  useAbilities: 'looking',
  unbind: 'looking',
  aimSpell: 'targeting',
  choose: 'looking',
  strike: 'targeting',
  returnModels: 'placing',
  relocate: 'placing',
  rideMove: 'placing',
  scout: 'arranging',
  aimPoint: 'placing',
  changeDie: 'looking',
  randomMove: 'arranging',
  runMove: 'arranging',
  chargeMove: 'arranging',
  pickFighter: 'looking',
  pileIn: 'arranging',
  pickTargets: 'targeting',
  pickDamaged: 'looking',
  rerollDice: 'looking',
  allocate: 'choosing',
  inspire: 'looking',
  testNerve: 'looking',
  flee: 'choosing',
  keepGroup: 'looking',
};

/** The current mode. */
export function handModeOf(battle: Battle): HandMode {
  const ask = askedNow(battle);
  return ask ? HAND_MODES[ask.kind] : 'looking';
}
