import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../../src/games/aos';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { nighthaunt500, stormcast500, vanguard } from '../../../../../src/games/aos/armies/lists';
import type { ArmyList, Muster, Setup } from '../../../../../src/games/aos/battle-setup';
import { unitFrom } from '../../../../../src/games/aos/origin';
import { rollOnTable } from '../../../../../src/games/aos/rules/setup/enhancements';
import { DEFAULT_RULINGS } from '../../../../../src/games/aos/rulings';
import { diceFrom, facesLeft, scriptedState } from '../../../../../src/kernel/dice';

const reasons = (army: ArmyList) => armyFaults(army).map(({ path, reason }) => `${path}: ${reason}`);
const withHero = (army: ArmyList, change: Partial<Muster>): ArmyList => ({
  ...army,
  units: army.units.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
});

const setup = (azure: ArmyList): Setup => ({
  battleplan: 'first-blood',
  table: { width: 72, depth: 48 },
  terrain: [],
  scenery: 'asPlaced',
  armies: { azure, ember: nighthaunt500 },
  rulings: DEFAULT_RULINGS,
});
const open = (azure: ArmyList, ...faces: readonly number[]) => aos.start(setup(azure), scriptedState(faces));

describe('ALG-06 entries of tables may be chosen or rolled', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  test.each<[string, readonly string[], readonly number[], string]>([
    ['a table of six takes one die', six, [4], 'd'],
    ['a table of two gives each three faces', ['a', 'b'], [5], 'a'],
    ['a table of four rolls again what falls beyond it', ['a', 'b', 'c', 'd'], [5, 6, 3], 'c'],
    ['a table of eight takes two dice', [...six, 'g', 'h'], [2, 1], 'g'],
    ['and rolls again what falls beyond the last full round', [...six, 'g', 'h'], [6, 6, 1, 2], 'b'],
  ])('%s', (_, table, faces, entry) => {
    const dice = diceFrom(scriptedState(faces));
    expect(rollOnTable(table, dice).entry).toBe(entry);
    expect(facesLeft(dice.state)).toEqual([]);
  });

  test('TRAIT-02 a rolled command trait is the general’s from the start', () => {
    const { game, events } = open({ ...stormcast500, commandTrait: 'rolled' }, 5, 6, 1);
    expect(events).toContainEqual({ type: 'traitChosen', seat: 'azure', trait: 'staunch-defender', faces: [5] });
    expect(game.battle.extras.traits.azure).toBe('staunch-defender');
  });

  test('ART-01 LORE-01 a rolled artefact and spell are those of its bearer', () => {
    const army = withHero(stormcast500, { artefact: 'rolled', lore: 'rolled' });
    const { game } = open(army, 1, 2, 3, 6, 1);
    const [hero] = game.battle.musters.azure;
    expect([hero?.artefact, hero?.lore]).toEqual(['blade-of-heroes', 'thundershock']);
  });

  test('ART-02 nobody rolls an artefact that another bears', () => {
    const second: Muster = { id: 'second', warscroll: 'lord-celestant', models: 1, artefact: 'strife-ender' };
    const army = withHero(stormcast500, { artefact: 'rolled' });
    const { game } = open({ ...army, units: [...army.units, second] }, 1, 1, 6, 1);
    expect(game.battle.musters.azure[0]?.artefact).toBe('blade-of-heroes');
  });

  test('a rolled entry replays to the same battle', () => {
    const army = withHero({ ...stormcast500, commandTrait: 'rolled' }, { artefact: 'rolled', lore: 'rolled' });
    const [one, two] = [1, 1].map(() => aos.start(setup(army), { ...scriptedState([5, 2, 3, 1, 4, 6, 1, 6, 1]) }));
    expect(one).toEqual(two);
  });
});

describe('LORE-01 each wizard of the army knows a spell of its lore', () => {
  test.each<[string, Partial<Muster>, readonly string[]]>([
    [
      'none is refused',
      { lore: undefined },
      ['units[0].lore: LORE-01: Knight-Incantor must know one spell of its lore: choose it or roll for it'],
    ],
    ['one that is chosen is well', { lore: 'starfall' }, []],
    ['one that is left to the dice is well', { lore: 'rolled' }, []],
    [
      'a prayer is not for a wizard',
      { lore: 'divine-light' },
      ['units[0].lore: LORE-01: "divine-light" is for a PRIEST of the army itself'],
    ],
  ])('%s', (_, change, faults) => {
    expect(reasons(withHero(stormcast500, change))).toEqual(faults);
  });

  test('a set without a lore asks for none', () => {
    expect(
      reasons({
        ...withHero(stormcast500, { lore: undefined, artefact: undefined }),
        allegiance: 'order',
        commandTrait: 'tenacious',
      }),
    ).toEqual([]);
  });

  test('who has no lore cannot roll on one', () => {
    expect(reasons(withHero(vanguard, { lore: 'rolled' }))).toEqual([
      'units[0].lore: LORE-01: Lord-Celestant has no lore to roll on',
    ]);
  });
});

describe('CMDM-01 command models are optional', () => {
  const rolesIn = (command?: Muster['command']) =>
    unitFrom({ id: 'a', warscroll: 'liberators', models: 5, command }, 'azure').models.map(({ role }) => role);

  test('all are there unless the list leaves them out', () => {
    expect(rolesIn()[0]).toBe('champion');
    expect(rolesIn(['champion'])[0]).toBe('champion');
    expect(rolesIn([])).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  const liberators = (change: Partial<Muster>): ArmyList => ({
    ...vanguard,
    units: vanguard.units.map(line => (line.id === 'liberators' ? { ...line, ...change } : line)),
  });
  test.each<[string, Partial<Muster>, readonly string[]]>([
    ['none is well', { command: [] }, []],
    [
      'one that the warscroll has not is refused',
      { command: ['musician'] },
      ['units[1].command: CMDM-01: Liberators have no musician'],
    ],
    [
      'one twice is refused',
      { command: ['champion', 'champion'] },
      ['units[1].command: CMDM-01: the champion is named twice'],
    ],
  ])('%s', (_, change, faults) => {
    expect(reasons(liberators(change))).toEqual(faults);
  });
});
