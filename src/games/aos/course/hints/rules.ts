import type { RuleId } from '../../rulebook';
import type { Phase } from '../../types';
import type { HintAbout } from './hint';

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
