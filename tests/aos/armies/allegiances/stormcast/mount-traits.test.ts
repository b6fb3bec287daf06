import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import type { Muster } from '../../../../../src/games/aos/battle-setup';
import { ahead, memory, type Scene, stage, unit } from '../../../fixture';

const LORD = 'lord-arcanum-on-gryph-charger';
const FOE = 'lord-celestant';
const riding = (mount: string, more: Partial<Scene> = {}) =>
  stage({
    azure: [unit(LORD, { at: { x: 20, y: 20 }, mount })],
    ember: [unit(FOE, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, FOE, 0.5) } })],
    allegiances: { azure: 'stormcast-eternals' },
    ...more,
  });

test('Wind Runner: seven dice for Ride the Winds Aetheric', () => {
  const staged = riding('wind-runner', {
    phase: 'movement',
    ember: [unit(FOE, { id: 'foe', at: { x: 60, y: 40 } })],
    dice: [1, 1, 1, 1, 1, 1, 1],
  });
  staged.submit({ type: 'rideWinds', unit: LORD, direction: 0 });
  expect(staged.eventsOf('windsRolled')).toMatchObject([{ roll: 7 }]);
});

test('Indefatigable: a run roll may be rolled again', () => {
  const staged = riding('indefatigable', {
    phase: 'movement',
    ember: [unit(FOE, { id: 'foe', at: { x: 60, y: 40 } })],
    dice: [1, 5],
  });
  staged.submit({ type: 'run', unit: LORD });
  staged.submit({ type: 'rerollMove', unit: LORD });
  expect(staged.battle().rolledMove).toMatchObject({ roll: 5 });
});

describe('Aethereal Stalker', () => {
  const prey = { type: 'useAbility', unit: LORD, ability: 'aethereal-stalker', target: 'foe' } as const;

  test('before the battle a prey must be chosen', () => {
    const staged = riding('aethereal-stalker', {
      phase: 'beforeBattle',
      ember: [unit(FOE, { id: 'foe', at: { x: 20, y: 44 } })],
    });
    expect(staged.check({ type: 'pass' })).toEqual(['ability.mustUse']);
    staged.submit(prey);
    expect(staged.unit('foe').memory).toMatchObject([{ ability: 'aethereal-stalker', until: 'battle' }]);
  });

  test('the mount re-rolls failed hit and wound rolls against it, the rider does not', () => {
    const prey = [memory({ kind: 'spent' }, 'aethereal-stalker')];
    const ember = [unit(FOE, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, FOE, 0.5) }, memory: prey })];
    const staged = riding('aethereal-stalker', { ember, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1] });
    staged.attack(LORD, 'foe');
    const [rider, mount, wound] = staged.eventsOf('diceRolled');
    expect(rider?.dice.every(({ before }) => before === undefined)).toBe(true);
    expect(mount?.dice.map(({ before }) => before)).toEqual([1, 1, 1]);
    expect(wound?.dice).toMatchObject([{ face: 1, before: 1 }]);
  });
});

describe('an army list', () => {
  const faults = (...units: readonly Partial<Muster>[]) =>
    armyFaults({
      player: 'Azure',
      allegiance: 'stormcast-eternals',
      units: units.map((more, i) => ({ id: `unit-${i}`, warscroll: LORD, models: 1, lore: 'starfall', ...more })),
    }).map(({ reason }) => reason.split(':')[0]);

  test.each<[string, readonly Partial<Muster>[], readonly string[]]>([
    ['MOUNT-01 a trait for a Gryph-charger', [{ mount: 'wind-runner' }], []],
    ['MOUNT-01 not for one who walks', [{ warscroll: FOE, lore: undefined, mount: 'wind-runner' }], ['MOUNT-01']],
    ['UNIQ-01 not one that there is not', [{ mount: 'sea-legs' }], ['UNIQ-01']],
    ['UNIQ-01 one for an army without battalions', [{ mount: 'wind-runner' }, { mount: 'indefatigable' }], ['UNIQ-01']],
  ])('%s', (_, units, rules) => {
    expect(faults(...units)).toEqual(rules);
  });
});
