import type { Kinds } from '../../kernel/system';
import type { Match } from '../../match/match';
import { askBot } from './ask-bot';
import type { Bot } from './bot';

/** What a bot is thinking about, and its answer to come. */
interface Thinking<K extends Kinds> {
  readonly game: K['game'];
  readonly answer: Promise<K['command'] | undefined>;
  readonly abort: AbortController;
}

export interface BotTurnOptions<K extends Kinds> {
  readonly match: Match<K>;
  submit(command: K['command']): void;
  /** How long to wait before a new act. */
  pauseMs(): number;
  /** Whether a command goes on with an act that has begun, so that there is no pause before it. */
  isPartOfAct(command: K['command']): boolean;
}

/** The turns of bots at one screen: they think while events are still being shown, and pause before they act. */
export class BotTurn<K extends Kinds> {
  private readonly options: BotTurnOptions<K>;
  private now: Thinking<K> | undefined;
  private endPause: (() => void) | undefined;

  constructor(options: BotTurnOptions<K>) {
    this.options = options;
  }

  /** Starts to think about the game as it is, unless the bot is thinking about it already. */
  think(bot: Bot<K>): Thinking<K> {
    const { match } = this.options;
    const game = match.getGame();
    if (this.now?.game === game) return this.now;
    this.drop();
    const abort = new AbortController();
    this.now = { game, answer: askBot(bot, match, abort.signal), abort };
    return this.now;
  }

  /** Everything has been shown: the bot acts after the pause, or as soon as it has thought. */
  act(bot: Bot<K>): void {
    const { match, submit, isPartOfAct } = this.options;
    const now = this.think(bot);
    const pause = this.pause();
    const play = async () => {
      const command = await now.answer;
      if (command === undefined) return;
      if (!isPartOfAct(command)) await pause;
      if (this.now !== now || match.getGame() !== now.game) return;
      this.drop();
      submit(command);
    };
    void play();
  }

  /** Ends the pause. True if there was one. */
  hurry(): boolean {
    if (!this.endPause) return false;
    this.endPause();
    return true;
  }

  /** Forgets the answer that is still to come. */
  drop(): void {
    this.now?.abort.abort();
    this.now = undefined;
    this.endPause?.();
  }

  private pause(): Promise<void> {
    this.endPause?.();
    const ms = this.options.pauseMs();
    if (ms === 0) return Promise.resolve();
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(timer);
        this.endPause = undefined;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.endPause = end;
    });
  }
}
