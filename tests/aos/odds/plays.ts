import { ageOfSigmar, type Game } from '../../../src/games/aos';
import { WARSCROLLS } from '../../../src/games/aos/armies';
import type { Command } from '../../../src/games/aos/commands';
import type { BattleEvent } from '../../../src/games/aos/events';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import { unitOf } from '../../../src/games/aos/facts/units';
import { type AttackOdds, attackOdds, ordersOn } from '../../../src/games/aos/odds';
import { takersIn } from '../../../src/games/aos/odds/casualties';
import { seededState } from '../../../src/kernel/dice';
import { ahead, type Scene, type StagedUnit, stage, unit } from '../fixture';

/*
 * Odds against the rules as they are played: one unit attacks another through the one door, with fair dice, again and
 * again. Players decide nothing that odds do not assume: they pass, keep their dice and lose models in the order of the roster.
 */

export const STRIKER = 'striker';
export const STRUCK = 'struck';

/** A unit about to attack another, and what the odds say of it. */
export interface Bout {
  readonly name: string;
  readonly game: Game;
  readonly attack: readonly Command[];
  readonly odds: AttackOdds;
}

/** What one play came to. */
export interface Came {
  readonly allocated: number;
  readonly slain: number;
  readonly returned: number;
}

export type How = 'shoot' | 'fight';

/** Two units in a row each, face to face: half an inch apart to fight, 8" apart to shoot. */
export function boutOf(one: StagedUnit, other: StagedUnit, how: How, more: Partial<Scene> = {}): Bout | undefined {
  const gap = ahead(one.warscroll, other.warscroll, how === 'fight' ? 0.5 : 8);
  const staged = stage({
    azure: [{ across: 10, ...one, id: STRIKER, at: { x: 20, y: 14 } }],
    ember: [{ across: 10, ...other, id: STRUCK, at: { x: 20, y: 14 + gap } }],
    phase: how === 'fight' ? 'combat' : 'shooting',
    ...more,
  });
  const game = untilAsked(staged.game());
  const { battle } = game;
  const orders = ordersOn(battle, unitOf(battle, STRIKER), how, unitOf(battle, STRUCK));
  if (orders.length === 0) return undefined;
  const seat = 'azure';
  const attack: readonly Command[] = [
    ...(how === 'fight'
      ? ([
          { seat, type: 'fight', unit: STRIKER },
          { seat, type: 'pileIn', unit: STRIKER, steps: [] },
        ] as const)
      : ([{ seat, type: 'shoot', unit: STRIKER }] as const)),
    { seat, type: 'attack', unit: STRIKER, orders },
  ];
  const odds = attackOdds(battle, unitOf(battle, STRIKER), orders);
  return { name: `${one.warscroll} ${how} ${other.warscroll}`, game, attack, odds };
}

/** Past everything that is asked before a unit is picked. */
function untilAsked(before: Game): Game {
  let game: Game = { ...before, dice: seededState(1, 'odds') };
  for (let kind = askedNow(game.battle)?.kind; kind !== 'act' && kind !== 'pickFighter'; ) {
    game = ageOfSigmar.play(game, answerTo(game)).game;
    kind = askedNow(game.battle)?.kind;
  }
  return game;
}

/** Every warscroll against every other, in each phase in which it attacks; or one of n of these. */
export function* everyBout(every = 1): Generator<Bout> {
  let index = 0;
  const scrolls = Object.values(WARSCROLLS);
  for (const one of scrolls) {
    for (const other of scrolls) {
      for (const how of ['shoot', 'fight'] as const) {
        if (!one.weapons.some(({ type }) => type === (how === 'fight' ? 'melee' : 'missile'))) continue;
        index += 1;
        if (index % every > 0) continue;
        const bout = boutOf(unit(one.id), unit(other.id), how);
        if (bout) yield bout;
      }
    }
  }
}

/** Plays the attack to its end with the dice of this seed. */
export function playOnce({ game: before, attack }: Bout, seed: number): Came {
  let game: Game = { ...before, dice: seededState(seed, 'odds') };
  const events: BattleEvent[] = [];
  const play = (command: Command) => {
    const played = ageOfSigmar.play(game, command);
    game = played.game;
    events.push(...played.events);
  };
  const isOver = () =>
    game.battle.ended || (events.some(event => event.type === 'activationEnded') && game.battle.damage.length === 0);
  let next = 0;
  for (let i = 0; i < 500 && !isOver() && next < attack.length + 1; i++) {
    const command = attack[next];
    const kind = askedNow(game.battle)?.kind;
    if (command && (kind === EXPECTS[command.type] || kind === 'act')) {
      play(command);
      next += 1;
    } else play(answerTo(game));
  }
  return cameOf(events);
}

const EXPECTS: Partial<Record<Command['type'], string>> = {
  fight: 'pickFighter',
  pileIn: 'pileIn',
  shoot: 'act',
  attack: 'pickTargets',
};

function answerTo(game: Game): Command {
  const ask = askedNow(game.battle);
  if (!ask) throw new Error('nobody is asked');
  const { seat } = ask;
  if (ask.kind === 'rerollDice') return { seat, type: 'rerollDice', unit: ask.unit, dice: [] };
  if (ask.kind === 'allocate') {
    const models = takersIn(unitOf(game.battle, ask.unit)).map(({ id }) => id);
    return { seat, type: 'allocate', unit: ask.unit, models };
  }
  const pass: Command = { seat, type: 'pass' };
  if (ageOfSigmar.check(game, pass).length === 0) return pass;
  const [first] = ageOfSigmar.options(game);
  if (!first) throw new Error(`nothing answers ${ask.kind}`);
  return first;
}

function cameOf(events: readonly BattleEvent[]): Came {
  let allocated = 0;
  let returned = 0;
  let slain = 0;
  for (const event of events) {
    if (event.type === 'woundsAllocated' && event.unit === STRUCK) allocated += event.wounds;
    if (event.type === 'woundsAllocated' && event.unit === STRIKER) returned += event.wounds;
    if (event.type === 'modelSlain' && event.slain.unit === STRUCK) slain += 1;
  }
  return { allocated, slain, returned };
}
