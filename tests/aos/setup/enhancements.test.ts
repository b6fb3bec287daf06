import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { allegiancesFor } from '../../../src/games/aos/armies/checks/allegiance-faults';
import { armyFaults } from '../../../src/games/aos/armies/checks/validate';
import { artefactsFor, commandTraitsFor, loresFor, ownMelee } from '../../../src/games/aos/armies/enhancements';
import {
  nighthaunt1000,
  READY_LISTS,
  stormcast500,
  stormcast1000,
  vanguard,
} from '../../../src/games/aos/armies/lists';
import { type ArmyList, ROLLED } from '../../../src/games/aos/battle-setup';
import { type Choices, proposed, setupOf } from '../../../src/games/aos/setup/choices';
import {
  hostIn,
  withAllegiance,
  withHost,
  withLine,
  withRole,
  withTrait,
} from '../../../src/games/aos/setup/enhancements/list-changes';
import { bearingFaults, fieldFaults } from '../../../src/games/aos/setup/faults';
import { entryText } from '../../../src/games/aos/words/setup/enhancements';

const fresh = proposed(7);
const playing = (army: ArmyList): Choices => ({
  ...fresh,
  armies: { ...fresh.armies, azure: { ...fresh.armies.azure, army } },
});
const faultsOf = (army: ArmyList) => bearingFaults(fieldFaults(playing(army)), 'azure');
const lineOf = ({ units }: ArmyList, id: string) => {
  const found = units.find(muster => muster.id === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};

test('what is changed about a list is what is played', () => {
  const army = withTrait(withLine(stormcast500, 'knight-incantor', { artefact: ROLLED }), 'staunch-defender');
  const setup = setupOf(playing(army));
  expect(setup.armies.azure.commandTrait).toBe('staunch-defender');
  expect(setup.armies.azure.units[0]?.artefact).toBe(ROLLED);
  expect(setup.armies.azure.player).toBe('Azure');
  expect(ageOfSigmar.faults(setup)).toEqual([]);
});

describe('ALG-02 another allegiance', () => {
  test('a faction and its grand alliance are offered, and no other', () => {
    expect(allegiancesFor(stormcast500).map(({ id }) => id)).toEqual(['stormcast-eternals', 'order']);
    expect(allegiancesFor(nighthaunt1000).map(({ id }) => id)).toEqual(['nighthaunt', 'death']);
  });

  test.each(READY_LISTS.map(({ id, list }) => [id, list] as const))(
    'keeps the list %s legal, to and fro',
    (_, list) => {
      for (const { id } of allegiancesFor(list)) {
        const changed = withAllegiance(list, id);
        expect(armyFaults(changed), id).toEqual([]);
        expect(armyFaults(withAllegiance(changed, list.allegiance)), `${id} and back`).toEqual([]);
      }
      expect(armyFaults(withAllegiance(list, undefined))).toEqual([]);
    },
  );

  test('LORE-01 a spell that becomes due is left to the dice', () => {
    const back = withAllegiance(withAllegiance(stormcast500, 'order'), 'stormcast-eternals');
    expect(back.units[0]).toMatchObject({ lore: ROLLED, artefact: undefined });
  });
});

describe('KEY-03 a host', () => {
  const hammers = withHost(stormcast1000, 'HAMMERS OF SIGMAR');

  test('is the whole army’s, with its trait and its artefact', () => {
    const host = hostIn(hammers);
    expect(host?.keyword).toBe('HAMMERS OF SIGMAR');
    expect(armyFaults(hammers)).toEqual([]);
    expect(hammers.commandTrait).toBe(host?.trait.id);
    expect(hammers.units.map(({ artefact }) => artefact)).toContain(host?.artefact.id);
  });

  test('leaves nothing behind when the army has it no more', () => {
    const plain = withHost(hammers, undefined);
    expect(hostIn(plain)).toBeUndefined();
    expect(armyFaults(plain)).toEqual([]);
    expect(plain.commandTrait).toBeUndefined();
  });
});

describe('a fault is reported beside its field', () => {
  test('ART-01 one artefact too many', () => {
    const army = withLine(stormcast1000, 'knight-incantor', { artefact: ROLLED });
    expect(faultsOf(army)).toEqual({
      'units[1].artefact': 'Artefacts allowed: 1; in this army: 2 (ART-01).',
    });
  });

  test('ART-01 BATT-10 a battalion allows one more', () => {
    expect(faultsOf(nighthaunt1000)).toEqual({});
    const third = withLine(nighthaunt1000, 'spirit-torment', { artefact: ROLLED });
    expect(Object.keys(faultsOf(third))).toHaveLength(1);
  });

  test('LORE-01 a wizard without a spell', () => {
    const units = stormcast500.units.map(muster => ({ ...muster, lore: undefined }));
    expect(faultsOf({ ...stormcast500, units })['units[0].lore']).toMatch(/must know one spell .* \(LORE-01\)\.$/);
  });

  test('ART-01 the artefact of a host comes first', () => {
    const hammers = withHost(stormcast500, 'HAMMERS OF SIGMAR');
    const army = withLine(hammers, 'knight-incantor', { artefact: 'armour-of-destiny' });
    expect(faultsOf(army)['units[0].artefact']).toMatch(/^The first artefact of Hammers/);
  });
});

describe('CMDM-01 command models', () => {
  test('are left out and taken in again', () => {
    const without = withRole(stormcast500, lineOf(stormcast500, 'liberators-1'), 'champion', false);
    expect(lineOf(without, 'liberators-1').command).toEqual([]);
    expect(armyFaults(without)).toEqual([]);
    const again = withRole(without, lineOf(without, 'liberators-1'), 'champion', true);
    expect(again).toEqual(stormcast500);
  });

  test('CMDM-03 take with them what only they carry', () => {
    const cache = lineOf(stormcast1000, 'sequitors-2');
    const without = withRole(stormcast1000, cache, 'champion', false);
    expect(armyFaults(without)).toEqual([]);
  });
});

test('every entry that is offered says what it does', () => {
  for (const { list } of READY_LISTS)
    for (const { id } of allegiancesFor(list)) {
      const army = withAllegiance(list, id);
      const entries = [
        ...commandTraitsFor(army),
        ...army.units.flatMap(muster => [...artefactsFor(army, muster), ...loresFor(army, muster)]),
      ];
      for (const entry of entries) expect(entryText(entry).length, entry.id).toBeGreaterThan(10);
    }
});

test('ART-03 with several melee weapons one is chosen', () => {
  const lord = lineOf(vanguard, 'lord-celestant');
  const [, second] = ownMelee(lord);
  const army = withLine(vanguard, 'lord-celestant', { weapon: second?.id ?? 'none' });
  expect(armyFaults(army)).toEqual([]);
});
