import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatedBots } from '../../../kernel/files/replay';
import type { Match } from '../../../match/match';
import { Session, type SessionOptions } from '../../../play/session';
import type { Aos } from '..';
import type { Setup } from '../battle-setup';
import { deciding } from '../facts/open-question';
import { isOnTable } from '../facts/units';
import type { Answer } from '../hands/answers';
import { nextDeployment } from '../hands/auto-deploy';
import { middleOf } from '../hands/draft/drafts';
import { eyeViewOf } from '../tools/sight/eye-view';
import type { ToolWords } from '../tools/words';
import type { Battle, UnitId } from '../types';
import type { BattleHands } from './battle-hands';
import { sessionFace } from './session-face';
import type { ToldThought } from './told-thoughts';

type ThoughtStore = StoreApi<readonly ToldThought[]>;

const NO_THOUGHTS: ThoughtStore = createStore<readonly ToldThought[]>(() => []);

export interface BattleSessionOptions extends SessionOptions<Aos> {
  /** The words of the measuring tools. */
  readonly words?: ToolWords;
  /** What computers thought before they acted. */
  readonly thoughts?: ThoughtStore;
}

/** The displayed battle. */
export const shownBattle = ({ shown }: Pick<BattleSession, 'shown'>): Battle => shown.getState().game.battle;

/** A battle played at this screen. */
export class BattleSession extends Session<Aos, BattleHands> {
  readonly setup: Setup;
  /** The computers in this battle, by seat. */
  readonly bots: SeatedBots<Aos>;
  readonly thoughts: ThoughtStore;

  constructor(match: Match<Aos>, options: BattleSessionOptions) {
    super(match, sessionFace(options.words), options);
    const { setup, bots = {} } = match.replay();
    this.setup = setup;
    this.bots = bots;
    this.thoughts = options.thoughts ?? NO_THOUGHTS;
  }

  /** The table machine, which holds selection, draft and tool. */
  get table(): BattleHands['table'] {
    return this.hands.table;
  }

  /** Performs the action of a button. */
  perform(answer: Answer): void {
    if (answer.kind === 'give') this.submit(answer.command);
    else if (answer.kind === 'sketch') this.table.send({ type: 'sketch', draft: answer.command });
    else if (answer.kind === 'select') this.table.send({ type: 'select', unit: answer.unit });
    else this.table.send({ type: 'reset' });
  }

  /** Sets up the rest of the deciding player's army, one unit at each of their turns. Undo ends it. */
  setUpTheRest(): void {
    const battle = shownBattle(this);
    const seat = deciding(battle);
    const first = nextDeployment(battle, this.match.options());
    if (!seat || !first) return;
    this.hands.autoDeploySeats.add(seat);
    this.submit(first);
  }

  override undo(): void {
    this.hands.autoDeploySeats.clear();
    super.undo();
  }

  /** Marks units on the table and looks at them. */
  pointAt(ids: readonly UnitId[]): void {
    const { units } = shownBattle(this);
    const models = units.filter(unit => ids.includes(unit.id) && isOnTable(unit)).flatMap(unit => unit.models);
    this.table.send({ type: 'point', units: ids });
    if (models.length > 0) this.look({ kind: 'focus', at: middleOf(models) });
  }

  /** Switches the view through a model's eyes, at the target of the sight tool or of the selected unit, on or off. */
  toggleEye(): void {
    const view = this.lookBack() ? undefined : eyeViewOf(this.table.getSnapshot().context);
    if (view) this.look(view);
  }
}
