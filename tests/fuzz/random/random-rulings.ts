import { ageOfSigmar, type Game } from '../../../src/games/aos';
import type { Command } from '../../../src/games/aos/commands';
import type { Ruling } from '../../../src/games/aos/consent/types';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import { isOnTable } from '../../../src/games/aos/facts/units';
import { slainModels } from '../../../src/games/aos/origin';
import { woundsOf } from '../../../src/games/aos/rules/damage/inflict';
import { type Battle, type Model, otherSeat, SEATS } from '../../../src/games/aos/types';
import { type Dice, diceFrom, seededState } from '../../../src/kernel/dice';

/** Rulings are proposed in one battle of this many, and there before one command of this many. */
const RULED = 4;
const EVERY = 9;
/** A roll is made again, a phase is ended and a question skipped less often: they shorten or lengthen a battle. */
const KINDS = [
  'placeModel',
  'placeModel',
  'setWounds',
  'setWounds',
  'setCommandPoints',
  'rollAgain',
  'skipQuestion',
  'endPhase',
] as const;

/** A command about a ruling now, or undefined. */
export type Talk = (game: Game) => Command | undefined;

/** TABLE-01: rulings by chance, most of them agreed to; those that are refused are left. */
export function talkOf(seed: number): Talk {
  if (seed % RULED !== RULED - 1) return () => undefined;
  const dice = diceFrom(seededState(seed, 'rulings'));
  return game => {
    const ask = askedNow(game.battle);
    if (ask?.kind === 'agreeRuling') {
      const answer = dice.draw(['agree', 'agree', 'agree', 'decline', 'withdraw'] as const);
      return { seat: answer === 'withdraw' ? otherSeat(ask.seat) : ask.seat, type: answer };
    }
    if (dice.die(EVERY) > 1) return undefined;
    const command: Command = { seat: dice.draw(SEATS), type: 'propose', ruling: randomRuling(game.battle, dice) };
    return ageOfSigmar.check(game, command).length === 0 ? command : undefined;
  };
}

function randomRuling(battle: Battle, dice: Dice): Ruling {
  const kind = dice.draw(KINDS);
  if (kind === 'setCommandPoints') return { kind, seat: dice.draw(SEATS), points: dice.die(6) - 1 };
  if (kind !== 'placeModel' && kind !== 'setWounds') return { kind };
  const unit = dice.draw(battle.units);
  const models = [...unit.models, ...slainModels(battle, unit)];
  const model = dice.draw(models);
  if (kind === 'setWounds') return { kind, model: model.id, wounds: dice.die(woundsOf(battle, unit) + 2) - 1 };
  return { kind, model: model.id, ...randomPlace(battle, model, dice) };
}

/** Near its position, beside another model, or anywhere, also off the table. */
function randomPlace(battle: Battle, model: Model, dice: Dice) {
  const facing = (dice.die(360) * Math.PI) / 180;
  const others = battle.units.filter(isOnTable).flatMap(({ models }) => models);
  const near = dice.draw([model, ...others]);
  const anywhere = { x: dice.die(battle.field.width + 4) - 2, y: dice.die(battle.field.depth + 4) - 2 };
  const from = dice.die(3) === 1 ? anywhere : near;
  return { x: from.x + (dice.die(61) - 31) / 10, y: from.y + (dice.die(61) - 31) / 10, facing };
}
