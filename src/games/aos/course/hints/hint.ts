import type { AskKind } from '../../asks';
import type { Probability } from '../../facts/probability';
import type { RuleId } from '../../rulebook';
import type { Phase, UnitId } from '../../types';

/** The subject of a hint. `decision` is the general hint of every question; the others depend on the situation. */
export type HintAbout =
  | { readonly kind: 'decision'; readonly ask: Exclude<AskKind, 'act'> }
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** RETR-01: the selected unit is within 3" of an enemy. */
  | { readonly kind: 'bound'; readonly gap: number }
  /** MOVE-01: some units have moved, others still can. */
  | { readonly kind: 'unmoved' }
  | { readonly kind: 'canStillShoot' }
  | { readonly kind: 'canStillCharge'; readonly chance: Probability }
  /** CHARGE-05: few rolls are enough. */
  | { readonly kind: 'poorCharge'; readonly gap: number; readonly needed: number; readonly chance: Probability }
  /** CMD-11, CMD-10, CMD-12: what a command point could do now. */
  | { readonly kind: 'forwardToVictory'; readonly points: number }
  | { readonly kind: 'atTheDouble'; readonly points: number }
  | { readonly kind: 'inspire'; readonly points: number };

/** One hint: what it says, the rule behind it, and where to point. */
export interface Hint {
  /** The same for the same situation, so that it can be dismissed or known. */
  readonly id: string;
  readonly about: HintAbout;
  readonly rule: RuleId;
  readonly units: readonly UnitId[];
  /** The panel where the player acts on it. */
  readonly panel: 'bar' | 'table';
}
