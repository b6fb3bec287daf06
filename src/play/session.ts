import { createActor } from 'xstate';
import { createStore } from 'zustand/vanilla';
import type { Aos } from '../games/aos';
import type { Setup } from '../games/aos/battle-setup';
import type { Command } from '../games/aos/commands';
import { deciding } from '../games/aos/facts/open-question';
import { isOnTable } from '../games/aos/facts/units';
import type { Answer } from '../games/aos/hands/answers';
import { nextDeployment } from '../games/aos/hands/auto-deploy';
import { focusOf } from '../games/aos/hands/camera-focus';
import { middleOf } from '../games/aos/hands/draft/drafts';
import { tableMachine } from '../games/aos/hands/table.machine';
import { createPerform } from '../games/aos/picture/events/perform';
import { eyeViewOf } from '../games/aos/tools/eye';
import type { ToolWords } from '../games/aos/tools/words';
import type { Battle, Seat, UnitId } from '../games/aos/types';
import type { Spot } from '../geometry/shapes/shape';
import type { Match, News } from '../match/match';
import type { DiceThrow } from '../table/dice';
import type { Stage, View } from '../table/stage';
import { autoAnswer } from './auto-answer';
import { Director } from './director';
import { chronicleOf, type Told } from './history';
import { inspection } from './inspection';
import { Timing } from './timing';
import { TakingBack } from './undo';

/** What is on show: the battle as far as it has been told, which may trail the match. */
export interface Shown {
  readonly battle: Battle;
  readonly told: readonly Told[];
  readonly isPlaying: boolean;
  readonly thrown: DiceThrow | undefined;
  /** Whether the table is seen through a model's eyes. */
  readonly isEye: boolean;
  /** Whose wish to take something back waits for the other's answer. */
  readonly undoAskedBy: Seat | undefined;
  /** Whether the open question is about to answer itself. */
  readonly isAnswering: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** How the players like it. */
export interface Manner {
  readonly autoAnswer: boolean;
  readonly fastDice: boolean;
  /** Whether the camera goes to the unit that is asked about. */
  readonly followAction: boolean;
  /** Whether every roll and every answer without a choice waits for the player's word to go on. */
  readonly stepThrough?: boolean;
}

export interface SessionOptions {
  readonly manner: () => Manner;
  /** Whether pictures must not move. */
  readonly isStill: () => boolean;
  /** The words of the measuring tools, where they are at hand. */
  readonly words?: ToolWords;
}

/** Time to read what the dice say. */
const READING_MS = 450;
const READING = 'reading';
/** How long the only possible answer stands before it is given. */
const BEAT_MS = 650;

/** One battle being played at this screen: match, director, table, and the answers that give themselves. */
export class Session {
  readonly match: Match<Aos>;
  readonly setup: Setup;
  readonly shown;
  readonly table;
  private readonly options: SessionOptions;
  private readonly timing = new Timing();
  private readonly back: TakingBack;
  private readonly director: Director;
  private readonly stopListening: () => void;
  private stage: Stage | undefined;
  private isFollowing = false;
  /** Who lets the rest of their army be set up. */
  private readonly deputies = new Set<Seat>();

  constructor(match: Match<Aos>, options: SessionOptions) {
    this.match = match;
    this.options = options;
    this.setup = match.replay().setup;
    this.back = new TakingBack(match);
    const { battle } = match.getGame();
    const told = chronicleOf(match);
    this.shown = createStore<Shown>(() => ({
      battle,
      told,
      isPlaying: false,
      isAnswering: false,
      thrown: undefined,
      isEye: false,
      ...this.back.state,
    }));
    this.table = createActor(tableMachine, {
      input: { battle, check: command => match.check(command), words: options.words },
      ...(inspection.listener && { inspect: inspection.listener }),
    });
    this.director = new Director(battle, told, this.acting(), this.show);
    this.stopListening = match.subscribe(this.hear);
    this.table.start();
    this.decide();
  }

  /** Gives a command; a refusal is shown in the bar. */
  submit(command: Command): void {
    this.timing.drop();
    this.back.resume();
    const result = this.match.submit(command);
    if (!result.ok) this.table.send({ type: 'refused', refusals: result.error });
  }

  /** Does what a button says. */
  perform(answer: Answer): void {
    if (answer.kind === 'give') this.submit(answer.command);
    else if (answer.kind === 'sketch') this.table.send({ type: 'sketch', draft: answer.command });
    else if (answer.kind === 'select') this.table.send({ type: 'select', unit: answer.unit });
    else this.table.send({ type: 'reset' });
  }

  /** Sets up the rest of the army of whoever decides, unit by unit as their turn comes; undo ends it. */
  setUpTheRest(): void {
    const { battle } = this.shown.getState();
    const seat = deciding(battle);
    const first = nextDeployment(battle, this.match.options());
    if (!seat || !first) return;
    this.deputies.add(seat);
    this.submit(first);
  }

  undo(): void {
    this.deputies.clear();
    this.timing.drop();
    this.back.undo();
  }

  answerUndo(agrees: boolean): void {
    this.back.answer(agrees);
  }

  redo(): void {
    this.timing.drop();
    this.match.redo();
  }

  /** Shows the rest of what happened without waiting. True if there was anything to hurry. */
  hurry(): boolean {
    if (!this.director.isPlaying) return false;
    this.director.hurry();
    this.timing.finish();
    this.stage?.hurry();
    return true;
  }

  /** Goes on to the next roll, or lets the dice that are rolling lie. True if there was anything to go on from. */
  step(): boolean {
    if (!this.isStepping()) return this.hurry();
    if (!this.director.isPlaying) return false;
    if (!this.timing.settle(READING)) {
      this.stage?.hurry();
      this.timing.finish();
    }
    return true;
  }

  /** Shows on the table whom something was about. */
  pointAt(ids: readonly UnitId[]): void {
    const { battle } = this.shown.getState();
    const models = battle.units.filter(unit => ids.includes(unit.id) && isOnTable(unit)).flatMap(unit => unit.models);
    this.table.send({ type: 'point', units: ids });
    if (models.length > 0) this.look({ kind: 'focus', at: middleOf(models) });
  }

  /** Looks at the table in another way. */
  look(view: View): void {
    this.shown.setState({ isEye: view.kind === 'eye' });
    void this.stage?.show(view);
  }

  /** From a model's eyes back to the table. True if it was seen through them. */
  lookBack(): boolean {
    if (!this.shown.getState().isEye) return false;
    this.shown.setState({ isEye: false });
    void this.stage?.lookBack();
    return true;
  }

  /** Through a model's eyes at what the sight tool or the selected unit looks at, or back. */
  toggleEye(): void {
    const view = this.lookBack() ? undefined : eyeViewOf(this.table.getSnapshot().context);
    if (view) this.look(view);
  }

  /** Where a spot of the table lies on the page, while there is a table. */
  pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined {
    return this.stage?.pixelOf(spot);
  }

  /** What the last frame cost, while there is a table. */
  get stats(): Stage['stats'] | undefined {
    return this.stage?.stats;
  }

  /** The table that acts things out; without one everything happens at once. */
  readonly setStage = (stage: Stage | undefined): void => {
    this.stage = stage;
    if (!stage) this.timing.finish();
  };

  /** The dice of this throw lie still. */
  readonly diceRest = (id: string): void => void this.timing.settle(id);

  stop(): void {
    this.stopListening();
    this.timing.drop();
    this.timing.finish();
    this.table.stop();
  }

  private acting() {
    return createPerform({
      stage: () => this.stage,
      roll: dice => {
        const thrown = { id: `${this.shown.getState().told.length}`, dice };
        this.shown.setState({ thrown });
        return this.stage ? this.timing.until(thrown.id) : Promise.resolve();
      },
      pause: ms => this.timing.pause(ms),
      isStill: this.options.isStill,
      read: () => (this.isStepping() ? this.timing.until(READING) : this.timing.pause(READING_MS)),
      isFast: () => this.options.manner().fastDice,
      isStepping: () => this.isStepping(),
    });
  }

  private readonly hear = (news: News<Aos>): void => {
    if (news.kind === 'undoAsked' || news.kind === 'undoDeclined') {
      this.shown.setState(this.back.state);
      return;
    }
    this.shown.setState({ thrown: undefined });
    if (news.kind === 'played') this.director.play(news.events);
    else this.director.jump(this.match.getGame().battle, chronicleOf(this.match));
  };

  private readonly show = (battle: Battle, told: readonly Told[], isPlaying: boolean): void => {
    this.shown.setState({ battle, told, isPlaying, ...this.back.state });
    if (isPlaying) this.table.send({ type: 'playing', battle });
    else this.decide();
  };

  /** Puts the question to the player, or answers it where there is nothing to think about. */
  private decide(): void {
    const { battle, told } = this.shown.getState();
    const options = this.match.options();
    this.table.send({ type: 'asked', battle, options });
    this.timing.drop();
    this.follow(battle);
    const mayAnswer = this.options.manner().autoAnswer && !this.isStepping() && !this.back.isPausing;
    const deputy = this.deputies.has(deciding(battle) ?? 'azure') ? nextDeployment(battle, options) : undefined;
    const only = deputy ?? (mayAnswer ? autoAnswer(battle, options, told) : undefined);
    this.shown.setState({ isAnswering: only !== undefined });
    if (only) this.timing.later(this.options.isStill() ? 0 : BEAT_MS, () => this.answerFor(only));
  }

  /** Goes where something is asked, and back to the whole table afterwards. */
  private follow(battle: Battle): void {
    const at = this.options.manner().followAction ? focusOf(battle) : undefined;
    if (at) this.look({ kind: 'play', at });
    else if (this.isFollowing) this.look({ kind: 'table' });
    this.isFollowing = at !== undefined;
  }

  private isStepping(): boolean {
    return this.options.manner().stepThrough === true;
  }

  private answerFor(only: Command): void {
    if (this.back.isPausing || this.director.isPlaying) return;
    this.back.noteAuto();
    this.match.submit(only);
  }
}
