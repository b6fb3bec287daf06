import type { AskKind } from '../../asks';
import type { Probability } from '../../facts/probability';
import type { RuleId } from '../../rulebook';
import type { Phase, UnitId } from '../../types';

/** What a hint is about. `decision` is the plain one that every question has; the others are moments of need. */
export type HintAbout =
  | { readonly kind: 'decision'; readonly ask: Exclude<AskKind, 'act'> }
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** RETR-01: the unit at hand is bound by an enemy. */
  | { readonly kind: 'bound'; readonly gap: number }
  /** MOVE-01: some have moved, and others could. */
  | { readonly kind: 'unmoved' }
  | { readonly kind: 'canStillShoot' }
  | { readonly kind: 'canStillCharge'; readonly chance: Probability }
  /** CHARGE-05: hardly any roll will do. */
  | { readonly kind: 'poorCharge'; readonly gap: number; readonly needed: number; readonly chance: Probability }
  /** CMD-11, CMD-10, CMD-12: what a command point could do now. */
  | { readonly kind: 'forwardToVictory'; readonly points: number }
  | { readonly kind: 'atTheDouble'; readonly points: number }
  | { readonly kind: 'inspire'; readonly points: number };

/** One hint: what it says, the rule behind it, and where to point. */
export interface Hint {
  /** The same for the same moment, so that it can be put away or be known already. */
  readonly id: string;
  readonly about: HintAbout;
  readonly rule: RuleId;
  readonly units: readonly UnitId[];
  /** The panel with which one acts on it. */
  readonly panel: 'bar' | 'table';
}
