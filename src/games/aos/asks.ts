import type { Face } from '../../kernel/dice';
import type { Choice, Moment } from './abilities/types';
import type { Roll } from './activation';
import type { Muster } from './battle-setup';
import type { Ruling } from './consent/types';
import type { Phase, Seat, UnitId } from './types';

/**
 * A question that a player must answer before the battle goes on. docs/sequence.md lists who is asked what, and when.
 * Questions form a stack: the newest is answered first, and the sequence moves on when it is empty.
 */
export type Ask = { readonly seat: Seat } & (
  | { readonly kind: 'chooseBattleplan' }
  | { readonly kind: 'chooseRealm' }
  | { readonly kind: 'choosePreBattle' }
  | { readonly kind: 'chooseTerritory' }
  | { readonly kind: 'deployMore'; readonly battalion: string }
  | { readonly kind: 'chooseTrait' }
  | { readonly kind: 'declareTriumph'; readonly unit: UnitId }
  | { readonly kind: 'commitModels' }
  | {
      readonly kind: 'summon';
      readonly unit: UnitId;
      readonly muster: Muster;
      readonly within: number;
      readonly away: number;
      /** Fewer models may come. */
      readonly isUpTo?: true;
    }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'nameGeneral' }
  | { readonly kind: 'chooseFirst' }
  | { readonly kind: 'act'; readonly phase: Phase }
  | {
      readonly kind: 'useAbilities';
      readonly moment: Moment;
      /** Owner of the abilities, and their target if it is fixed. */
      readonly unit?: UnitId;
      readonly target?: UnitId;
    }
  | { readonly kind: 'rideMove'; readonly unit: UnitId }
  | { readonly kind: 'scout'; readonly units: readonly UnitId[]; readonly inches: number; readonly left: number }
  | { readonly kind: 'unbind' }
  | { readonly kind: 'aimSpell' }
  | { readonly kind: 'aimPoint' }
  | { readonly kind: 'changeDie'; readonly unit: UnitId; readonly ability: string }
  | {
      /** Which of several effects of an ability or spell applies: chosen after its dice are rolled. */
      readonly kind: 'choose';
      readonly unit: UnitId;
      readonly ability: string;
      readonly choices: readonly Choice[];
    }
  | { readonly kind: 'strike'; readonly unit: UnitId; readonly ability: string; readonly left: number }
  | {
      readonly kind: 'returnModels';
      readonly unit: UnitId;
      readonly count: number;
      /** Within this many inches of the unit. */
      readonly near?: { readonly unit: UnitId; readonly within: number };
    }
  | {
      readonly kind: 'relocate';
      readonly unit: UnitId;
      /** Wholly within this many inches of the unit, and further than that from enemies. */
      readonly around: UnitId;
      readonly within: number;
      readonly away: number;
      /** MEAS-06: any part of it within, not wholly. */
      readonly isPart?: true;
      /** FB-03: anywhere in its territory instead, as at set-up. */
      readonly isSetUp?: true;
    }
  | { readonly kind: 'randomMove'; readonly unit: UnitId }
  | { readonly kind: 'runMove'; readonly unit: UnitId }
  | { readonly kind: 'chargeMove'; readonly unit: UnitId }
  | { readonly kind: 'pickFighter' }
  | { readonly kind: 'pileIn'; readonly unit: UnitId }
  | { readonly kind: 'pickTargets'; readonly unit: UnitId }
  | { readonly kind: 'pickDamaged'; readonly units: readonly UnitId[] }
  | {
      readonly kind: 'allocate';
      readonly unit: UnitId;
      readonly wounds: number;
      /** MW-02: how many are mortal, if the order matters. */
      readonly mortals?: number;
    }
  | {
      readonly kind: 'rerollDice';
      readonly unit: UnitId;
      readonly roll: Roll | 'nerve';
      /** Indices of the dice that may be re-rolled, and their faces. */
      readonly dice: readonly number[];
      readonly faces: readonly Face[];
    }
  | { readonly kind: 'replaceGeneral' }
  /** TABLE-01: whether this seat agrees to what the other proposed. */
  | { readonly kind: 'agreeRuling'; readonly ruling: Ruling }
  | { readonly kind: 'inspire' }
  | { readonly kind: 'testNerve' }
  | { readonly kind: 'flee'; readonly unit: UnitId; readonly count: number }
  | { readonly kind: 'keepGroup'; readonly unit: UnitId }
);

export type AskKind = Ask['kind'];
export type AskOf<K extends AskKind> = Extract<Ask, { kind: K }>;

/** The player who answers a question, relative to the battle. */
export type Answerer =
  | 'active'
  | 'other'
  | 'winner'
  | 'inTurn'
  | 'same'
  | 'owner'
  | 'attacker'
  | 'defender'
  | 'caster'
  | 'casterOpponent'
  | 'proposerOpponent'
  | 'leaderless';
