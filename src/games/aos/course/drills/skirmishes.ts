import type { Dice } from '../../../../kernel/dice';
import { gapToTarget } from '../../facts/attacks/attacks';
import { terrainOf } from '../../layouts/place';
import { type Battle, otherSeat, type Seat, type Terrain, type Unit } from '../../types';
import { between, happens } from './chance';
import { block, HEROES, pushed } from './formations';
import { battleOf, bodiesOf, centred, fitsTable, gapBetween, type Posted } from './position';

/** Attacker, target and kind of attack. */
export interface Skirmish {
  readonly battle: Battle;
  readonly attacker: Unit;
  readonly target: Unit;
}

const SHOOTERS = {
  azure: ['judicators', 'castigators', 'celestar-ballista', 'prosecutors'],
  ember: ['chainghasts'],
} as const;
const FIGHTERS = {
  azure: ['liberators', 'liberators', 'retributors', 'evocators', 'lord-celestant'],
  ember: ['grimghast-reapers', 'chainrasp-horde', 'bladegheist-revenants', 'lord-executioner', 'myrmourn-banshees'],
} as const;
const RANKS = {
  azure: ['liberators', 'sequitors', 'retributors', 'evocators'],
  ember: ['grimghast-reapers', 'chainrasp-horde', 'glaivewraith-stalkers', 'spirit-hosts'],
} as const;
const GUARDS = { azure: 'sequitors', ember: 'glaivewraith-stalkers' } as const;

/** Positions of three models in a wood that touch no trunk, around its centre. */
const CLEARING = [
  { x: 0.2, y: 0.6 },
  { x: -0.4, y: -1.2 },
  { x: 0.9, y: 3 },
] as const;

/** A shooting attack at a target in a wood, beside a bodyguard, or in the open. */
export function shooting(dice: Dice): Skirmish | undefined {
  const seat: Seat = happens(dice, 0.3) ? 'ember' : 'azure';
  const circumstance = dice.draw(['wood', 'guard', 'open', 'wood', 'guard'] as const);
  const isHero = circumstance === 'guard' || happens(dice, 0.3);
  const target = standing(dice, otherSeat(seat), isHero, circumstance === 'wood');
  const shooters = block(dice, seat, dice.draw<string>(SHOOTERS[seat]), 0);
  const guard = circumstance === 'guard' ? [guardOf(dice, target)] : [];
  const wood = circumstance === 'wood' ? woodAround(target) : [];
  return joined(dice, shooters, [target, ...guard], between(dice, 5, 9), 'shooting', seat, wood);
}

/** Two units in combat, possibly with a lantern behind them, in a wood, or after a charge. */
export function fighting(dice: Dice): Skirmish | undefined {
  const seat: Seat = happens(dice, 0.5) ? 'ember' : 'azure';
  const isInWood = happens(dice, 0.4);
  const stands = standing(dice, otherSeat(seat), happens(dice, 0.4), isInWood);
  const target: Posted = happens(dice, 0.4) ? { ...stands, deeds: ['triedCharge', 'charged'] } : stands;
  const fighters = block(dice, seat, dice.draw<string>(FIGHTERS[seat]), 0);
  const lantern = seat === 'ember' && happens(dice, 0.5) ? [lanternBehind(dice, target)] : [];
  const wood = isInWood ? woodAround(target) : [];
  const active = target.deeds ? otherSeat(seat) : seat;
  return joined(dice, fighters, [target, ...lantern], between(dice, 0.3, 0.8), 'combat', active, wood);
}

/** A target that stands around the origin, one or up to three models. */
function standing(dice: Dice, seat: Seat, isHero: boolean, isInWood: boolean): Posted {
  const warscroll = isHero
    ? dice.draw<string>(HEROES[seat].filter(each => !each.includes('-on-')))
    : dice.draw<string>(RANKS[seat]);
  if (!isInWood) return block(dice, seat, warscroll, Math.PI);
  const places = CLEARING.slice(0, isHero || warscroll === 'spirit-hosts' ? 1 : 3);
  return { seat, warscroll, places: places.map(place => ({ ...place, facing: Math.PI })) };
}

const woodAround = ({ places }: Posted): Terrain[] => {
  const [first = CLEARING[0]] = places;
  return [...terrainOf([{ piece: 'wood', x: first.x - CLEARING[0].x, y: first.y - CLEARING[0].y, turn: 0 }])];
};

/** LOOK-01: three or more friends near the target, or just too far off to help. */
function guardOf(dice: Dice, target: Posted): Posted {
  const guard = block(dice, target.seat, GUARDS[target.seat], Math.PI);
  const away = happens(dice, 0.5) ? between(dice, 1, 2.8) : between(dice, 3.1, 4);
  const side = dice.die(2) === 1 ? 1 : -1;
  return pushed(target, guard, (side * Math.PI) / 2, away);
}

/** A Guardian of Souls of the attackers' side, near or far. */
const lanternBehind = (dice: Dice, target: Posted): Posted =>
  pushed(target, block(dice, otherSeat(target.seat), 'guardian-of-souls', 0), Math.PI, between(dice, 8, 12));

const ROOM = 0.2;

/** The attackers pushed towards the first of the others, everything centred on the table. */
function joined(
  dice: Dice,
  attackers: Posted,
  others: readonly Posted[],
  gap: number,
  phase: 'shooting' | 'combat',
  active: Seat,
  terrain: readonly Terrain[],
): Skirmish | undefined {
  const [target] = others;
  if (!target) return undefined;
  const direction = Math.PI + between(dice, -0.3, 0.3);
  const units = centred([pushed(target, attackers, direction, gap), ...others]);
  const isSound = units.every((one, index) =>
    units.slice(index + 1).every(other => gapBetween(bodiesOf(one), bodiesOf(other)) > ROOM),
  );
  if (!fitsTable(units) || !isSound) return undefined;
  const moved = units[1] && terrain.length > 0 ? woodAround(units[1]) : [];
  const battle = battleOf({ units, phase, active, terrain: moved });
  const named = (posted: Posted) => battle.units.find(({ id }) => id === posted.warscroll);
  const [attacker, aim] = [named(attackers), named(target)];
  return attacker && aim && { battle, attacker, target: aim };
}

/** The attacking model: the last of the unit, without a command role, or the nearest if only some reach. */
export function striker({ battle, attacker, target }: Skirmish) {
  const ranks = attacker.models.filter(({ role }) => role === undefined);
  const gaps = new Map(ranks.map(model => [model, gapToTarget(battle, attacker, model, target)]));
  return ranks.toSorted((a, b) => (gaps.get(a) ?? 0) - (gaps.get(b) ?? 0))[0];
}
