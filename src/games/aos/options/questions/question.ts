import type { AskKind, AskOf } from '../../asks';
import type { Command, CommandType } from '../../commands';
import type { BattleEvent } from '../../events';
import type { RuleId } from '../../rulebook';
import type { Battle, Unit } from '../../types';

/** What input on the table does during a question; `looking` if it is answered with buttons or by picking a unit. */
export type HandMode = 'looking' | 'arranging' | 'placing' | 'targeting' | 'choosing';

/** The outcome of a question that both players skip: the first legal answer, where the battle needs one; or nothing. */
type Skip<K extends AskKind> =
  | 'first'
  | 'pass'
  | 'nothing'
  | ((battle: Battle, ask: AskOf<K>) => Command | readonly BattleEvent[]);

/** Everything known about one kind of question except its words. */
export interface Question<K extends AskKind> {
  /** The rule that explains it best. */
  readonly rule: RuleId;
  /** Candidate answers, not all of them legal. Conceding is never offered. */
  readonly offers: (battle: Battle, ask: AskOf<K>) => Iterable<Command>;
  /** TABLE-01: by consent even where the rules would demand more. */
  readonly skip: Skip<K>;
  readonly mode: HandMode;
  /**
   * What pointing at a unit would mean, whether it is allowed or not: asked about it, the rules say why not. Undefined
   * where units have no part in it.
   */
  readonly draft: ((battle: Battle, ask: AskOf<K>, unit: Unit) => Command | undefined) | undefined;
  /**
   * Answers that may be given for the player when there is no other. Where offers are samples of what could be done
   * (which way, which models) there is more than them.
   */
  readonly auto: readonly CommandType[];
}

/** The questions of one chapter. */
export type QuestionsOf<K extends AskKind> = { readonly [Kind in K]: Question<Kind> };
