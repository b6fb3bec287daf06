import type { Dice } from '../../../../kernel/dice';
import { groupsIn, holdingLinks, looseLinks } from '../../facts/places/coherency';
import { nearestBodies } from '../../facts/places/distance';
import type { Battle, Model, Unit } from '../../types';
import { between, happens, until } from './chance';
import { type Choice, CLEAR, type Made } from './drill';
import { battleOf, bodiesOf, centred, dressed, fitsTable, gapBetween, type Place, shifted } from './position';

const LINK = 1; // UNIT-02
const LEAST_ROOM = 0.08;
const RANKS = [
  'liberators',
  'sequitors',
  'chainrasp-horde',
  'grimghast-reapers',
  'hexwraiths',
  'spirit-hosts',
  'bladegheist-revenants',
] as const;
const STORMCAST: readonly string[] = ['liberators', 'sequitors'];

/** UNIT-02: is the unit one group? */
export function coherencyDrill(dice: Dice): Made {
  const groups = happens(dice, 0.5) ? 1 : happens(dice, 0.7) ? 2 : 3;
  const { battle, unit } = until(() => position(dice, groups), 'unit');
  const choices: readonly Choice[] = [1, 2, 3].map(count => ({ say: 'groups', count }));
  return {
    battle: dressed(battle, dice),
    question: { about: 'coherency', unit: unit.id },
    choices,
    answer: groupsIn(unit.models) - 1,
    proof: { by: 'links', holding: holdingLinks(unit.models), loose: looseLinks(unit.models) },
    rules: ['UNIT-02', 'MEAS-01'],
  };
}

/** A unit grown model by model, each beside an earlier one, with a wider gap where a new group begins. */
function position(dice: Dice, groups: number): { battle: Battle; unit: Unit } | undefined {
  const warscroll = dice.draw(RANKS);
  const count = 5 + dice.die(3);
  const ends = dice.shuffle(Array.from({ length: count - 3 }, (_, i) => i + 2)).slice(0, groups - 1);
  const seat = STORMCAST.includes(warscroll) ? 'azure' : 'ember';
  let places: readonly Place[] = [{ x: 0, y: 0, facing: between(dice, 0, 6) }];
  while (places.length < count) {
    const next = nextPlace(dice, warscroll, places, ends.includes(places.length));
    if (!next) return undefined;
    places = [...places, next];
  }
  const units = centred([{ seat, warscroll, places }]);
  if (!fitsTable(units)) return undefined;
  const battle = battleOf({ units, phase: 'movement', active: seat });
  const [unit] = battle.units;
  return unit && isClear(unit.models) && groupsIn(unit.models) === groups ? { battle, unit } : undefined;
}

const TRIES = 16;

/** A place beside one of the last two models, clear of all others; more than 1" from each where a new group begins. */
function nextPlace(dice: Dice, warscroll: string, places: readonly Place[], isWide: boolean): Place | undefined {
  const standing = (...at: readonly Place[]) => bodiesOf({ warscroll, places: at });
  for (let count = 0; count < TRIES; count++) {
    const from = dice.draw(places.slice(-2));
    const gap = isWide ? between(dice, LINK + 2 * CLEAR, LINK + 0.6) : between(dice, 0.2, LINK - 2 * CLEAR);
    const place = beside(dice, from, gap, other => gapBetween(standing(from), standing(other)));
    if (gapBetween(standing(place), standing(...places)) > (isWide ? LINK + CLEAR : LEAST_ROOM)) return place;
  }
  return undefined;
}

const HALVINGS = 16;
const FAR = 6;

/** A place in a random direction at this measured gap. */
function beside(dice: Dice, from: Place, gap: number, tape: (place: Place) => number): Place {
  const direction = between(dice, 0, 2 * Math.PI);
  const facing = from.facing + between(dice, -0.4, 0.4);
  const at = (distance: number): Place =>
    shifted({ ...from, facing }, Math.cos(direction) * distance, Math.sin(direction) * distance);
  let [near, far] = [0, FAR];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (near + far) / 2;
    if (tape(at(middle)) < gap) near = middle;
    else far = middle;
  }
  return at(far);
}

/** Whether no gap is too close to 1" to judge, and no bases overlap. */
const isClear = (models: readonly Model[]): boolean =>
  models.every((model, index) =>
    models.slice(index + 1).every(other => {
      const { gap } = nearestBodies(model, [other]);
      return gap > LEAST_ROOM && Math.abs(gap - LINK) > CLEAR;
    }),
  );
