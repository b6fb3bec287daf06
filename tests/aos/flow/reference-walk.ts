import { type AnyStateMachine, initialTransition, type Snapshot, transition } from 'xstate';
import { type Aos, ageOfSigmar, type Game } from '../../../src/games/aos';
import type { Setup } from '../../../src/games/aos/battle-setup';
import type { Command } from '../../../src/games/aos/commands';
import { decide } from '../../../src/games/aos/decide';
import type { BattleEvent } from '../../../src/games/aos/events';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import { canInterrupt, INTERRUPTS } from '../../../src/games/aos/flow/interrupts';
import { type Asks, openedBy } from '../../../src/games/aos/flow/questions';
import { STEPS, type StepName } from '../../../src/games/aos/flow/steps';
import { fold } from '../../../src/games/aos/fold';
import { originOf } from '../../../src/games/aos/origin';
import type { Battle } from '../../../src/games/aos/types';
import { bug } from '../../../src/kernel/bug';
import { type Dice, type DiceState, diceFrom } from '../../../src/kernel/dice';

/** Called for every batch of events, with the questions that whatever caused it says it may ask. */
export type OnEvents = (from: string, events: readonly BattleEvent[], asks: Asks, before: Battle) => void;

type State = Snapshot<unknown> & { readonly value: unknown };

/** Walks a battle with xstate alone: `transition` names the steps, and they are performed here. */
export class ReferenceWalk {
  readonly #machine: AnyStateMachine;
  readonly #onEvents: OnEvents;
  #state: State;
  #battle: Battle;
  #events: BattleEvent[] = [];

  constructor(machine: AnyStateMachine, setup: Setup, dice: DiceState, onEvents: OnEvents = () => undefined) {
    this.#machine = machine;
    this.#onEvents = onEvents;
    this.#battle = originOf(setup);
    const [state, actions] = initialTransition(machine, this.#battle);
    this.#state = state as unknown as State;
    const rolled = diceFrom(dice);
    this.#perform(actions, rolled);
    this.#goOn(rolled);
  }

  get at(): string {
    return pathOf(this.#state.value);
  }

  get events(): readonly BattleEvent[] {
    return this.#events;
  }

  /** Plays a command from where the walk stands. */
  play({ dice: state }: Game, command: Command): void {
    const dice = diceFrom(state);
    this.#events = [];
    const { kind } = askedNow(this.#battle) ?? bug('nobody is asked anything');
    this.#happen(command.type, decide(this.#battle, command, dice), openedBy(kind, command.type));
    this.#goOn(dice);
  }

  #goOn(dice: Dice): void {
    for (this.#settle(dice); this.#canMove(); this.#settle(dice)) {
      this.#send({ type: 'happened', battle: this.#battle });
      this.#perform(this.#send({ type: 'settled' }), dice);
    }
  }

  #canMove(): boolean {
    return this.#battle.asks.length === 0 && this.#state.status === 'active';
  }

  #send(event: { readonly type: string; readonly battle?: Battle }): readonly unknown[] {
    const [state, actions] = transition(this.#machine, this.#state as never, event as never);
    this.#state = state as unknown as State;
    return actions;
  }

  #perform(actions: readonly unknown[], dice: Dice): void {
    for (const { type, params } of actions as readonly { readonly type: StepName; readonly params?: unknown }[]) {
      const { perform, asks } = STEPS[type] as { perform: Perform; asks: Asks };
      this.#happen(type, perform(this.#battle, dice, params), asks);
    }
  }

  #settle(dice: Dice): void {
    while (canInterrupt(this.#battle)) {
      const before = this.#events.length;
      for (const { name, perform, asks } of INTERRUPTS) {
        const happened = perform(this.#battle, dice);
        if (happened) this.#happen(name, happened, asks);
        if (happened) break;
      }
      if (this.#events.length === before) return;
    }
  }

  #happen(from: string, events: readonly BattleEvent[], asks: Asks): void {
    this.#onEvents(from, events, asks, this.#battle);
    this.#battle = events.reduce(fold, this.#battle);
    this.#events.push(...events);
  }
}

type Perform = (battle: Battle, dice: Dice, detail: unknown) => readonly BattleEvent[];

/** xstate writes a nested state as `{ turn: { hero: 'act' } }`; the game writes "turn.hero.act". */
export function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [entry] = Object.entries(value as Record<string, unknown>);
  return entry ? `${entry[0]}.${pathOf(entry[1])}` : bug('a state without a name');
}

/** Plays a whole battle on the table and beside it by the reference; `compare` is called after every command. */
export function walkBattle(
  machine: AnyStateMachine,
  setup: Setup,
  dice: DiceState,
  next: (game: Game) => Aos['command'] | undefined,
  compare: (
    at: { readonly table: string; readonly reference: string },
    both: readonly (readonly BattleEvent[])[],
  ) => void,
  onEvents?: OnEvents,
): Game {
  const walk = new ReferenceWalk(machine, setup, dice, onEvents);
  let { game, events } = ageOfSigmar.start(setup, dice);
  compare({ table: game.at, reference: walk.at }, [events, walk.events]);
  for (let command = next(game); command; command = next(game)) {
    walk.play(game, command);
    ({ game, events } = ageOfSigmar.play(game, command));
    compare({ table: game.at, reference: walk.at }, [events, walk.events]);
  }
  return game;
}
