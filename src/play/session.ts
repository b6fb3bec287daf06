import { createStore } from 'zustand/vanilla';
import type { Spot } from '../geometry/shapes/shape';
import type { Kinds } from '../kernel/system';
import type { Match, News } from '../match/match';
import type { DiceThrow } from '../table/dice';
import type { Stage, View } from '../table/stage';
import { Director, type Perform } from './director';
import type { GameHands, PerformTools, SessionFace } from './game-face';
import { type HistoryEntry, historyOf } from './history';
import { BotTurn } from './players/bot-turn';
import { type BotPace, PACE_MS } from './players/pace';
import { type Players, playerOf } from './players/player';
import { Timing } from './timing';
import { UndoControl, type UndoState } from './undo';

/** The game as shown, which may lag behind the match. */
export interface Shown<K extends Kinds> extends UndoState<K> {
  readonly game: K['game'];
  readonly history: readonly HistoryEntry<K>[];
  readonly isPlaying: boolean;
  readonly thrown: DiceThrow | undefined;
  /** Whether the table is seen through a model's eyes. */
  readonly isEye: boolean;
  /** Whether the open question is about to be answered automatically. */
  readonly isAnswering: boolean;
  /** Who decides now, if it is not a player at this screen. */
  readonly waitsFor: 'bot' | 'peer' | undefined;
}

export interface PlayPreferences {
  readonly autoAnswer: boolean;
  readonly fastDice: boolean;
  /** Whether the camera moves to the unit in question. */
  readonly followAction: boolean;
  /** Whether every roll and every answer without a choice waits for the player. */
  readonly stepThrough?: boolean;
  /** How fast bots play; at once if nothing is said. */
  readonly botPace?: BotPace;
}

export interface SessionOptions<K extends Kinds> {
  readonly preferences: () => PlayPreferences;
  /** Whether animation is off. */
  readonly isStill: () => boolean;
  readonly players?: Players<K>;
}

/** Time to read the dice. */
const READING_MS = 450;
const READING = 'reading';
/** How long the only possible answer is shown before it is given. */
const BEAT_MS = 650;

/** One game played at this screen: match, director, players, and automatic answers. */
export class Session<K extends Kinds, Hands extends GameHands<K> = GameHands<K>> {
  readonly match: Match<K>;
  readonly shown;
  protected readonly hands: Hands;
  private readonly face: SessionFace<K, Hands>;
  private readonly options: SessionOptions<K>;
  private readonly timing = new Timing();
  private readonly undoControl: UndoControl<K>;
  private readonly director: Director<K>;
  private readonly stopListening: () => void;
  private stage: Stage | undefined;
  private isFollowing = false;
  private readonly botTurn: BotTurn<K>;

  constructor(match: Match<K>, face: SessionFace<K, Hands>, options: SessionOptions<K>) {
    this.match = match;
    this.face = face;
    this.hands = face.openHands(match);
    this.options = options;
    this.undoControl = new UndoControl(match, seat => this.playerAt(seat).at === 'bot');
    this.botTurn = new BotTurn({
      match,
      submit: command => this.submitAuto(command),
      pauseMs: () => PACE_MS[options.preferences().botPace ?? 'atOnce'],
      isPartOfAct: command => face.isPartOfAct?.(command) ?? false,
    });
    const start = { game: match.getGame(), history: historyOf(match) };
    this.shown = createStore<Shown<K>>(() => ({
      ...start,
      isPlaying: false,
      isAnswering: false,
      thrown: undefined,
      isEye: false,
      waitsFor: this.absentPlayer(),
      ...this.undoControl.state,
    }));
    const performer = face.createPerformer(this.performTools());
    const perform: Perform<K> = (event, shown, later) => performer.perform(event, shown, later);
    this.director = new Director(match.system, start, perform, this.show);
    this.stopListening = match.subscribe(this.hear);
    this.decide();
  }

  /** Gives a command of this screen; the hands show a refusal. */
  submit(command: K['command']): void {
    const refusals = this.match.check(command);
    if (refusals.length > 0) {
      this.hands.refused(refusals);
      return;
    }
    this.dropPending();
    this.undoControl.resume();
    this.match.submit(command);
  }

  undo(): void {
    if (!this.undoControl.state.canUndo) return;
    this.dropPending();
    this.undoControl.undo();
  }

  answerUndo(agrees: boolean): void {
    this.undoControl.answer(agrees);
  }

  redo(): void {
    if (!this.match.canRedo()) return;
    this.dropPending();
    this.undoControl.redo();
  }

  /** Shows the rest of what happened without waiting, or ends the pause of a bot. True if there was something to end. */
  hurry(): boolean {
    if (!this.director.isPlaying) return this.botTurn.hurry();
    this.director.hurry();
    this.timing.finish();
    this.stage?.hurry();
    return true;
  }

  /** Continues to the next roll, or ends the current one. True if something was being shown. */
  step(): boolean {
    if (!this.isStepping()) return this.hurry();
    if (!this.director.isPlaying) return this.botTurn.hurry();
    if (!this.timing.settle(READING)) {
      this.stage?.hurry();
      this.timing.finish();
    }
    return true;
  }

  look(view: View): void {
    this.shown.setState({ isEye: view.kind === 'eye' });
    void this.stage?.show(view);
  }

  /** Leaves the view through a model's eyes. True if it was open. */
  lookBack(): boolean {
    if (!this.shown.getState().isEye) return false;
    this.shown.setState({ isEye: false });
    void this.stage?.lookBack();
    return true;
  }

  /** The pixel position of a spot, if there is a stage. */
  pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined {
    return this.stage?.pixelOf(spot);
  }

  /** The cost of the last frame, if there is a stage. */
  get stats(): Stage['stats'] | undefined {
    return this.stage?.stats;
  }

  /** The stage that shows events. Without one everything happens at once. */
  readonly setStage = (stage: Stage | undefined): void => {
    this.stage = stage;
    if (!stage) this.timing.finish();
  };

  /** The dice of this throw are at rest. */
  readonly diceRest = (id: string): void => void this.timing.settle(id);

  stop(): void {
    this.stopListening();
    this.dropPending();
    this.timing.finish();
    this.hands.stop();
    for (const seat of this.match.system.seats) {
      const player = this.playerAt(seat);
      if (player.at === 'bot') player.bot.close?.();
    }
  }

  private performTools(): PerformTools {
    return {
      stage: () => this.stage,
      roll: dice => {
        const thrown = { id: `${this.shown.getState().history.length}`, dice };
        this.shown.setState({ thrown });
        return this.stage ? this.timing.until(thrown.id) : Promise.resolve();
      },
      pause: ms => this.timing.pause(ms),
      isStill: this.options.isStill,
      read: () => (this.isStepping() ? this.timing.until(READING) : this.timing.pause(READING_MS)),
      isFast: () => this.options.preferences().fastDice,
      isStepping: () => this.isStepping(),
    };
  }

  private readonly hear = (news: News<K>): void => {
    if (news.kind === 'undoAsked' || news.kind === 'undoDeclined') {
      this.shown.setState(this.undoControl.state as Partial<Shown<K>>);
      return;
    }
    this.shown.setState({ thrown: undefined });
    if (news.kind === 'played') {
      this.director.play(news.events);
      const player = this.playerAt(this.match.deciding());
      if (player.at === 'bot') this.botTurn.think(player.bot);
    } else this.director.jump(this.match.getGame(), historyOf(this.match));
  };

  private readonly show = (game: K['game'], history: readonly HistoryEntry<K>[], isPlaying: boolean): void => {
    this.shown.setState({ game, history, isPlaying, ...this.undoControl.state } as Partial<Shown<K>>);
    if (isPlaying) this.hands.watching(game);
    else this.decide();
  };

  /** Asks the player of the deciding seat, or answers if there is no choice. */
  private decide(): void {
    this.timing.drop();
    const { game, history } = this.shown.getState();
    const player = this.playerAt(this.match.deciding());
    this.shown.setState({ waitsFor: this.absentPlayer(), isAnswering: false });
    this.follow(game);
    if (player.at !== 'screen') {
      this.hands.watching(game);
      if (player.at === 'bot') this.botTurn.act(player.bot);
      return;
    }
    this.botTurn.drop();
    const options = this.match.options();
    this.hands.asked(game, options);
    const mayAnswer = this.options.preferences().autoAnswer && !this.isStepping() && !this.undoControl.isPausing;
    const only =
      this.hands.delegatedAnswer?.(game, options) ??
      (mayAnswer ? this.face.autoAnswer(game, options, history) : undefined);
    if (only === undefined) return;
    this.shown.setState({ isAnswering: true });
    this.timing.later(this.options.isStill() ? 0 : BEAT_MS, () => this.answerFor(only));
  }

  /** Moves the camera to the unit in question, and back to the whole table afterwards. */
  private follow(game: K['game']): void {
    const at = this.options.preferences().followAction ? this.face.focusOf(game) : undefined;
    if (at) this.look({ kind: 'play', at });
    else if (this.isFollowing) this.look({ kind: 'table' });
    this.isFollowing = at !== undefined;
  }

  private isStepping(): boolean {
    return this.options.preferences().stepThrough === true;
  }

  private playerAt(seat: K['seat'] | undefined) {
    return playerOf<K>(this.options.players ?? {}, seat);
  }

  /** Who decides now, unless it is a player at this screen. */
  private absentPlayer(): Shown<K>['waitsFor'] {
    const { at } = this.playerAt(this.match.deciding());
    return at === 'screen' ? undefined : at;
  }

  private answerFor(command: K['command']): void {
    if (!this.undoControl.isPausing && !this.director.isPlaying) this.submitAuto(command);
  }

  private submitAuto(command: K['command']): void {
    this.undoControl.noteAuto();
    this.match.submit(command);
  }

  /** Drops pending automatic and bot answers. */
  private dropPending(): void {
    this.timing.drop();
    this.botTurn.drop();
  }
}
