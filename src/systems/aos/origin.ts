import { warscrollOf } from './armies';
import type { Muster, Setup } from './setup';
import { type Battle, type Model, SEATS, type Seat, type Unit } from './types';

/** The battle before anything happened: everyone beside the table. */
export const originOf = (setup: Setup): Battle => ({
  plan: setup.battleplan,
  field: { ...setup.table, features: setup.terrain },
  rulings: setup.rulings,
  territories: undefined,
  setsUpFirst: undefined,
  doneFirst: undefined,
  generals: { azure: undefined, ember: undefined },
  commandPoints: { azure: 0, ember: 0 },
  round: 0,
  turn: 0,
  active: 'azure',
  phase: undefined,
  asks: [],
  units: SEATS.flatMap(seat => setup.armies[seat].units.map(muster => unitFrom(muster, seat))),
  rolledMove: undefined,
  activation: undefined,
  lastPickWasPass: false,
  combatIsOver: false,
  picksFighter: 'azure',
  slain: [],
  firstBlood: undefined,
  conceded: undefined,
  ended: false,
});

/** CMDM-01: where the warscroll has a champion, the first model of the unit is it. */
function unitFrom(muster: Muster, seat: Seat): Unit {
  const { base, height, weapons, champion } = warscrollOf(muster);
  const models = Array.from(
    { length: muster.models },
    (_, index): Model => ({
      id: `${muster.id}/${index + 1}`,
      outline: base,
      height,
      x: 0,
      y: 0,
      z: 0,
      facing: 0,
      role: champion && index === 0 ? 'champion' : undefined,
      weapons: weapons.map(weapon => weapon.id),
      wounds: 0,
    }),
  );
  return { id: muster.id, seat, warscroll: muster.warscroll, models, isSetUp: false, deeds: [], slainThisTurn: 0 };
}
