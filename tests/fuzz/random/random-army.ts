import { WARSCROLLS } from '../../../src/games/aos/armies';
import { ALLEGIANCES } from '../../../src/games/aos/armies/allegiances';
import type { Host } from '../../../src/games/aos/armies/allegiances/types';
import { armyFaults } from '../../../src/games/aos/armies/checks/validate';
import { loresFor } from '../../../src/games/aos/armies/enhancements';
import { type ArmyList, type Muster, ROLLED } from '../../../src/games/aos/battle-setup';
import type { Seat } from '../../../src/games/aos/types';
import type { Warscroll } from '../../../src/games/aos/warscroll';
import type { Dice } from '../../../src/kernel/dice';

const MOST_UNITS = 3;
const MOST_MODELS = 12;

/** One to three units of one army, with weapons, traits and treasures as the dice say. */
export function randomArmy(dice: Dice, seat: Seat): ArmyList {
  const scrolls = Object.values(WARSCROLLS);
  const { army } = dice.draw(scrolls);
  const own = scrolls.filter(scroll => scroll.army === army);
  const units: Muster[] = [];
  let room = MOST_MODELS;
  for (let wanted = dice.die(MOST_UNITS); wanted > 0; wanted--) {
    const fitting = own.filter(scroll => scroll.size.least <= room);
    if (fitting.length === 0) break;
    const muster = randomUnit(dice, dice.draw(fitting), `${seat}-${units.length + 1}`, room);
    room -= muster.models;
    units.push(muster);
  }
  const list = { player: seat, units };
  return dice.die(2) === 1 ? list : withAllegiance(dice, list);
}

function randomUnit(dice: Dice, { id: warscroll, size, loadouts }: Warscroll, id: string, room: number): Muster {
  const grown = size.least + size.step * (dice.die(2) - 1);
  const models = grown <= Math.min(room, size.most) ? grown : size.least;
  const loadout = loadouts.length > 0 ? dice.draw(loadouts).id : undefined;
  return { id, warscroll, models, ...(loadout === undefined ? {} : { loadout }) };
}

/** An allegiance that all units can have, its trait for the general, an artefact and a spell of its lore. */
function withAllegiance(dice: Dice, list: ArmyList): ArmyList {
  const scrollOf = ({ warscroll }: Muster) => WARSCROLLS[warscroll];
  const fitting = Object.values(ALLEGIANCES).filter(({ keyword }) =>
    list.units.every(unit => scrollOf(unit)?.keywords.includes(keyword)),
  );
  if (fitting.length === 0) return list;
  const set = dice.draw(fitting);
  const { id: allegiance, commandTraits, artefacts } = set;
  const bearer = list.units.find(unit => scrollOf(unit)?.keywords.includes('HERO') && !scrollOf(unit)?.isNamed);
  const mountsFor = (unit: Muster) =>
    unit === bearer ? (set.mountTraits ?? []).filter(each => scrollOf(unit)?.keywords.includes(each.onlyFor)) : [];
  const units = list.units.map(unit => ({
    ...unit,
    ...(unit === bearer && artefacts.length > 0
      ? { artefact: dice.draw([...artefacts.map(({ id }) => id), ROLLED]) }
      : {}),
    ...(mountsFor(unit).length > 0 ? { mount: dice.draw(mountsFor(unit)).id } : {}),
    ...loreOf(dice, { allegiance, units: list.units }, unit),
  }));
  const adorned = {
    ...list,
    allegiance,
    units,
    ...(commandTraits.length > 0 ? { commandTrait: dice.draw([...commandTraits.map(({ id }) => id), ROLLED]) } : {}),
    ...(dice.die(4) === 1 ? { wonMajorLast: true as const } : {}),
  };
  const hosted = set.hosts && dice.die(2) === 1 ? ofHost(adorned, dice.draw(set.hosts)) : adorned;
  // Some treasures are for a few alone; who drew one that is not for them goes without any.
  return armyFaults(hosted).length === 0 ? hosted : withLores(dice, { ...list, allegiance });
}

/** LORE-01, ALG-06: a spell or a prayer by choice, or left to the dice of the battle. */
function loreOf(dice: Dice, army: Pick<ArmyList, 'allegiance' | 'units'>, unit: Muster): Pick<Muster, 'lore'> {
  const table = loresFor(army, unit);
  if (table.length === 0) return {};
  return { lore: dice.die(2) === 1 ? ROLLED : dice.draw(table).id };
}

const withLores = (dice: Dice, list: ArmyList): ArmyList => ({
  ...list,
  units: list.units.map(unit => ({ ...unit, ...loreOf(dice, list, unit) })),
});

/** All its units are of the host; the general has its trait, and the first artefact is the host's. */
const ofHost = (list: ArmyList, { keyword, trait, artefact }: Host): ArmyList => ({
  ...list,
  commandTrait: trait.id,
  units: list.units.map(unit => ({
    ...unit,
    keywords: [keyword],
    ...(unit.artefact === undefined ? {} : { artefact: artefact.id }),
  })),
});
