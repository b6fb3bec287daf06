import { describe, expect, test } from 'vitest';
import { ahead, apart, baseOf, type StagedUnit, shifted, stage, unit } from '../../../fixture';

const TORMENT = 'spirit-torment';
const EXECUTIONER = 'lord-executioner';
const ones = (count: number) => Array.from({ length: count }, () => 1);

type Scene = Parameters<typeof stage>[0];
const led = (trait: string, scene: Scene) =>
  stage({ allegiances: { azure: 'nighthaunt' }, commandTraits: { azure: trait }, ...scene });
const inFront = (enemy: string, gap = 0.5) => ({ x: 30, y: 20 + ahead(EXECUTIONER, enemy, gap) });

describe('Command traits of the Nighthaunt', () => {
  describe('Hatred of the Living', () => {
    const again = (enemy: string, general: string, dice: number) => {
      const staged = led('hatred-of-the-living', {
        azure: [unit(EXECUTIONER, { at: { x: 30, y: 20 } }), unit('chainrasp-horde', { at: { x: 5, y: 5 } })],
        ember: [unit(enemy, { id: 'foe', at: inFront(enemy) })],
        generals: { azure: general },
        dice: Array.from({ length: dice }, () => 2),
      });
      staged.attack(EXECUTIONER, 'foe');
      return staged.eventsOf('diceRolled')[0]?.dice.filter(({ before }) => before === 2).length;
    };

    test.each([
      ['the general’s failed melee hit rolls are re-rolled', 'lord-celestant', `${EXECUTIONER}/1`, 6, 3],
      ['not against Death', TORMENT, `${EXECUTIONER}/1`, 3, 0],
      ['not for others', 'lord-celestant', 'chainrasp-horde/1', 3, 0],
    ])('%s', (_, enemy, general, dice, expected) => {
      expect(again(enemy, general, dice)).toBe(expected);
    });

    test('not for the steed of the general', () => {
      const KNIGHT = 'knight-of-shrouds-on-ethereal-steed';
      const staged = led('hatred-of-the-living', {
        azure: [unit(KNIGHT, { at: { x: 30, y: 20 } })],
        ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(KNIGHT, 'lord-celestant', 0.5) } })],
        dice: ones(4 + 4 + 2),
      });
      staged.attack(KNIGHT, 'lord-celestant');
      const counts = staged.eventsOf('diceRolled').map(({ dice }) => dice.filter(die => die.before).length);
      expect(counts).toEqual([4, 0]);
    });
  });

  describe('Terrifying Entity', () => {
    const scene = (gap: number, dice: readonly number[], more: readonly StagedUnit[] = []) =>
      led('terrifying-entity', {
        azure: [unit(EXECUTIONER, { at: { x: 30, y: 20 } }), ...more],
        ember: [
          unit('chainrasp-horde', {
            at: { ...inFront('chainrasp-horde', gap), x: 30 - baseOf('chainrasp-horde').width - 0.2 },
            fallen: [1],
            lostBefore: true,
            across: 3,
          }),
        ],
        generals: { azure: `${EXECUTIONER}/1`, ember: 'chainrasp-horde/5' },
        phase: 'movement',
        active: 'ember',
        dice,
      });
    // Bravery 6 without the Dreadwarden, less 1 for the Aura of Dread.
    const away = (staged: ReturnType<typeof scene>) =>
      ({ type: 'retreat', unit: 'chainrasp-horde', steps: shifted(staged.unit('chainrasp-horde'), 0, 6) }) as const;

    test('an enemy unit within 3.00" whose Bravery the die reaches must retreat before the phase ends', () => {
      const staged = scene(3, [5]);
      expect(staged.check({ type: 'endPhase' })).toEqual(['move.forcedRetreat']);
      staged.submit(away(staged));
      expect(staged.check({ type: 'endPhase' })).toEqual([]);
    });

    test('a unit that runs does not get away with standing still', () => {
      const staged = scene(3, [5, 2]);
      staged.submit({ type: 'run', unit: 'chainrasp-horde' });
      expect(staged.check({ type: 'move', unit: 'chainrasp-horde', steps: [] })).toEqual(['move.forcedRetreat']);
      expect(staged.options().some(({ type }) => type === 'retreat')).toBe(true);
    });

    test('there is always a way that is offered', () => {
      expect(
        scene(1, [5])
          .options()
          .some(({ type }) => type === 'retreat'),
      ).toBe(true);
    });

    test('a lower die leaves it be, and so does a general at 3.01"', () => {
      expect(scene(3, [4]).check({ type: 'endPhase' })).toEqual([]);
      expect(scene(3.01, []).check({ type: 'endPhase' })).toEqual([]);
    });
  });

  test.each([
    ['with it the general has 6 wounds', 'lingering-spirit', 1],
    ['without it 5', 'cloaked-in-shadow', 0],
  ])('Lingering Spirit: %s', (_, trait, alive) => {
    const staged = led(trait, {
      azure: [unit(TORMENT, { at: { x: 30, y: 20 }, wounds: 4 }), unit('chainrasp-horde', { at: { x: 5, y: 5 } })],
      ember: [unit(EXECUTIONER, { at: { x: 30, y: 20 + ahead(TORMENT, EXECUTIONER, 0.5) } })],
      active: 'ember',
      dice: [3, 1, 1, 3, 1, 1],
    });
    staged.attack(EXECUTIONER, TORMENT);
    expect(staged.unit(TORMENT).models).toHaveLength(alive);
  });

  test('Spiteful Spirit: for each melee wound allocated to the general the attacker suffers 1 mortal wound on a 5+', () => {
    const staged = led('spiteful-spirit', {
      azure: [unit(TORMENT, { at: { x: 30, y: 20 } })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(TORMENT, 'lord-celestant', 0.5) } })],
      active: 'ember',
      dice: [3, 3, 1, 1, 3, 3, 1, 1, 1, 1, 1, 1, 5, 4],
    });
    staged.attack('lord-celestant', TORMENT);
    expect(staged.unit(TORMENT).models[0]?.wounds).toBe(2);
    expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(1);
  });

  test('Spiteful Spirit: not for missile attacks', () => {
    const staged = led('spiteful-spirit', {
      azure: [unit(TORMENT, { at: { x: 30, y: 10 } })],
      ember: [unit('chainghasts', { at: { x: 30, y: 10 + ahead(TORMENT, 'chainghasts', 5) } })],
      phase: 'shooting',
      active: 'ember',
      dice: [1, 1, 4, 1, 3, 1, 1],
    });
    staged.attack('chainghasts', TORMENT);
    expect(staged.unit(TORMENT).models[0]?.wounds).toBe(1);
    expect(staged.eventsOf('abilityRolled')).toEqual([]);
  });

  test('Cloaked in Shadow: missile attacks against the general have −1 to hit', () => {
    const staged = led('cloaked-in-shadow', {
      azure: [unit(TORMENT, { at: { x: 30, y: 10 } })],
      ember: [unit('chainghasts', { at: { x: 30, y: 10 + ahead(TORMENT, 'chainghasts', 5) } })],
      phase: 'shooting',
      active: 'ember',
      dice: [1, 1, 4, 4],
    });
    staged.attack('chainghasts', TORMENT);
    expect(staged.eventsOf('diceRolled')).toMatchObject([{ modifier: -1, standing: 0 }]);
  });

  describe('Ruler of the Spirit Hosts', () => {
    const STALKERS = 'glaivewraith-stalkers';
    const scene = (gap: number, dice: readonly number[]) =>
      led('ruler-of-the-spirit-hosts', {
        azure: [
          unit(TORMENT, { at: { x: 20, y: 20 } }),
          unit(STALKERS, { at: { x: 20 + apart(TORMENT, STALKERS, gap), y: 20 }, lost: 3, lostBefore: true }),
        ],
        ember: [unit('liberators', { at: { x: 60, y: 40 } })],
        phase: 'hero',
        dice,
      });
    const call = { type: 'useAbility', unit: TORMENT, ability: 'ruler-of-the-spirit-hosts', target: STALKERS } as const;

    test('D3 slain models return to a Summonable unit within 9.00", set up within 9" of the general', () => {
      const staged = scene(9, [5]);
      staged.submit(call);
      expect(staged.ask()).toMatchObject({ kind: 'returnModels', count: 3, near: { unit: TORMENT, within: 9 } });
      const x = staged.unit(STALKERS).models[0]?.x ?? 0;
      const at = (dx: number) =>
        ({ type: 'returnModels', unit: STALKERS, places: [{ x: x + dx, y: 20, facing: 0 }] }) as const;
      expect(staged.check(at(1.3))).toEqual(['summon.tooFar']);
      staged.submit(at(-1.3));
      expect(staged.unit(STALKERS).models).toHaveLength(2);
    });

    test('not at 9.01"', () => {
      expect(scene(9.01, []).ask()).toMatchObject({ kind: 'act' });
    });
  });
});
