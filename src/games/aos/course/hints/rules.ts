import type { AskKind } from '../../asks';
import type { RuleId } from '../../rulebook';
import type { Phase } from '../../types';
import type { HintAbout } from './hint';

/** The rule that explains each question best. A question without one does not compile. */
export const ASK_RULES: Readonly<Record<Exclude<AskKind, 'act'>, RuleId>> = {
  agreeRuling: 'TABLE-01',
  chooseBattleplan: 'PLAN-01',
  chooseRealm: 'REALM-01',
  choosePreBattle: 'PRE-02',
  chooseTerritory: 'FB-01',
  deployMore: 'BATT-06',
  chooseTrait: 'TRAIT-02',
  declareTriumph: 'TRI-01',
  commitModels: 'OBJ-06',
  summon: 'RNF-02',
  deploy: 'FB-03',
  nameGeneral: 'SETUP-01',
  chooseFirst: 'ROUND-03',
  useAbilities: 'ABIL-03',
  rideMove: 'ABIL-01',
  scout: 'PRE-01',
  unbind: 'CAST-04',
  aimSpell: 'CAST-07',
  aimPoint: 'ABIL-01',
  changeDie: 'ABIL-02',
  choose: 'ABIL-01',
  strike: 'ABIL-02',
  returnModels: 'RNF-02',
  relocate: 'SETUP-04',
  randomMove: 'RAND-02',
  runMove: 'RUN-02',
  chargeMove: 'CHARGE-05',
  pickFighter: 'COMBAT-01',
  pileIn: 'PILE-03',
  pickTargets: 'ATK-14',
  pickDamaged: 'WND-01',
  allocate: 'WND-04',
  rerollDice: 'RR-01',
  replaceGeneral: 'TRAIT-03',
  inspire: 'CMD-12',
  testNerve: 'SHOCK-03',
  flee: 'SHOCK-07',
  keepGroup: 'UNIT-05',
};

/** The rule that opens each phase. */
export const PHASE_RULES: Readonly<Record<Phase, RuleId>> = {
  hero: 'HERO-01',
  movement: 'MOVE-01',
  shooting: 'SHOOT-01',
  charge: 'CHARGE-01',
  combat: 'COMBAT-01',
  battleshock: 'SHOCK-01',
};

/** The rule behind each situation. */
export const ABOUT_RULES: Readonly<Record<Exclude<HintAbout['kind'], 'decision' | 'phase'>, RuleId>> = {
  bound: 'RETR-01',
  unmoved: 'MOVE-01',
  canStillShoot: 'SHOOT-01',
  canStillCharge: 'CHARGE-01',
  poorCharge: 'CHARGE-05',
  forwardToVictory: 'CMD-11',
  atTheDouble: 'CMD-10',
  inspire: 'CMD-12',
};
