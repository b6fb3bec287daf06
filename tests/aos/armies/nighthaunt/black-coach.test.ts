import { describe, expect, test } from 'vitest';
import type { Memory } from '../../../../src/games/aos/abilities/memory-words';
import { ahead, apart, memory, type Staged, type StagedUnit, shifted, stage, unit } from '../../fixture';
import { whollyAlong } from './reach';

const COACH = 'black-coach';
const FRIENDS = 'bladegheist-revenants';
type More = Omit<Partial<StagedUnit>, 'warscroll'>;

/** A coach with a given power at the start of the second round, in its own hero phase. */
const empowered = (
  level: number,
  coach: More,
  others: readonly StagedUnit[],
  enemy: StagedUnit,
  dice: readonly number[],
) => {
  const staged = stage({
    azure: [unit(COACH, { at: { x: 30, y: 20 }, ...coach }), ...others],
    ember: [enemy],
    phase: 'battleshock',
    active: 'ember',
    turn: 2,
    dice: [6, 1, ...[1, 2, 3].map(die => (die <= level ? 4 : 3)), ...dice],
  });
  staged.submit({ type: 'chooseFirst', first: 'azure' });
  return staged;
};
const levels = (count: number): readonly Memory[] =>
  Array.from({ length: count }, () => memory({ kind: 'power' }, 'black-coach-evocation-of-death'));
const away = unit('liberators', { at: { x: 5, y: 40 } });

describe('Black Coach', () => {
  test.each([
    [0, 14, 9],
    [2, 14, 9],
    [3, 12, 8],
    [5, 10, 7],
    [8, 8, 6],
    [10, 6, 5],
  ])('DTAB-01 with %i wounds it moves %i" and the Relic Bearers make %i attacks', (wounds, move, attacks) => {
    const staged = stage({
      azure: [unit(COACH, { at: { x: 30, y: 20 }, wounds })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(COACH, 'lord-celestant', 0.5) } })],
      dice: Array.from({ length: 3 + attacks + 8 }, () => 1),
    });
    staged.attack(COACH, 'lord-celestant');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([3, attacks, 8]);
    const walk = stage({ azure: [unit(COACH, { at: { x: 30, y: 10 }, wounds })], ember: [away], phase: 'movement' });
    const steps = (inches: number) =>
      ({ type: 'move', unit: COACH, steps: shifted(walk.unit(COACH), 0, inches) }) as const;
    expect(walk.check(steps(move))).toEqual([]);
    expect(walk.check(steps(move + 0.01))).toEqual(['move.tooFar']);
  });

  test('Reaped Like Corn and Frightful Touch', () => {
    const staged = stage({
      azure: [unit(COACH, { at: { x: 30, y: 20 } })],
      ember: [unit('liberators', { at: { x: 28, y: 20 + ahead(COACH, 'liberators', 0.5) } })],
      dice: [3, 6, 1, 1, 1, 1, 6, ...Array.from({ length: 8 + 8 }, () => 1)],
    });
    staged.attack(COACH, 'liberators', 'reaper-scythe', 'relic-bearers-spectral-claws', 'nightmares-hooves-and-teeth');
    const [scythe, claws] = staged.eventsOf('diceRolled');
    expect(scythe?.dice).toMatchObject([{ before: 3, face: 6 }, { before: 1 }, { before: 1 }]);
    expect([scythe?.mortals, claws?.mortals]).toEqual([2, 1]);
  });

  test('with the Soulreach Grasp it shoots at 10"', () => {
    const staged = stage({
      azure: [unit(COACH, { at: { x: 30, y: 10 }, loadout: 'grasp' })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 10 + ahead(COACH, 'lord-celestant', 10) } })],
      phase: 'shooting',
      dice: [3, 3, 3, 5],
    });
    staged.attack(COACH, 'lord-celestant');
    expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(3);
  });

  describe('Evocation of Death', () => {
    test.each([0, 1, 2, 3])('as the round begins 3 dice raise it by %i levels', level => {
      const staged = empowered(level, {}, [], away, []);
      expect(staged.eventsOf('abilityRolled')).toMatchObject([{ needed: 4 }]);
      expect(staged.unit(COACH).memory).toHaveLength(level);
      expect(staged.ask()).toMatchObject({ kind: 'act', seat: 'azure', phase: 'hero' });
    });

    test('levels last and add up', () => {
      const staged = empowered(2, {}, [], away, [6, 1, 4, 4, 4]);
      staged.playTo('hero', 'ember');
      staged.playTo('hero', 'azure');
      expect(staged.unit(COACH).memory).toHaveLength(5);
    });

    test('level 1: it heals D3 wounds in its hero phase, when its player likes, once', () => {
      const drink = { type: 'useAbility', unit: COACH, ability: 'black-coach-nimbus-of-power' } as const;
      const staged = empowered(1, { wounds: 5 }, [], away, [4]);
      expect(staged.unit(COACH).models[0]?.wounds).toBe(5);
      staged.submit(drink);
      expect(staged.unit(COACH).models[0]?.wounds).toBe(3);
      expect(staged.check(drink)).toEqual(['ability.usedUp']);
      expect(empowered(0, { wounds: 5 }, [], away, []).check(drink)).toEqual(['ability.notGiven']);
      expect(empowered(1, {}, [], away, []).check(drink)).toEqual(['ability.notGiven']);
    });

    describe('level 1: D3 slain models return to a Summonable unit', () => {
      const call = {
        type: 'useAbility',
        unit: COACH,
        ability: 'black-coach-call-of-the-slain',
        target: FRIENDS,
      } as const;
      const friends = (inches: number) =>
        unit(FRIENDS, {
          at: { x: 30 + whollyAlong(COACH, FRIENDS, 2, inches), y: 20 },
          models: 5,
          lost: 3,
          lostBefore: true,
          across: 5,
        });

      test('wholly within 12.00", set up within 12" of the coach', () => {
        const staged = empowered(1, {}, [friends(12)], away, [4]);
        staged.submit(call);
        expect(staged.ask()).toMatchObject({ kind: 'returnModels', count: 2, near: { unit: COACH, within: 12 } });
        const [, last] = staged.unit(FRIENDS).models;
        const at = (dx: number) => [{ x: (last?.x ?? 0) + dx, y: 20, facing: 0 }];
        expect(staged.check({ type: 'returnModels', unit: FRIENDS, places: at(1.9) })).toEqual(['summon.tooFar']);
        const first = staged.unit(FRIENDS).models[0]?.x ?? 0;
        const before = [{ x: first - 1.4, y: 20, facing: 0 }];
        expect(staged.check({ type: 'returnModels', unit: FRIENDS, places: before })).toEqual([]);
      });

      test('not with a sliver beyond 12", nor without power', () => {
        expect(empowered(1, {}, [friends(12.01)], away, []).ask()).toMatchObject({ kind: 'act' });
        expect(empowered(0, {}, [friends(12)], away, []).ask()).toMatchObject({ kind: 'act' });
      });
    });

    test.each([
      ['with it hit rolls of 1 are re-rolled', 2, 20],
      ['without it they are not', 1, 0],
    ])('level 2: %s', (_, level, again) => {
      const enemy = unit('lord-celestant', { at: { x: 30, y: 20 + ahead(COACH, 'lord-celestant', 0.5) } });
      const staged = empowered(
        level,
        {},
        [],
        enemy,
        Array.from({ length: 20 + again }, () => 1),
      );
      while (staged.ask()?.kind !== 'pickFighter') {
        staged.submit({ type: staged.ask()?.kind === 'act' ? 'endPhase' : 'pass' });
      }
      staged.attack(COACH, 'lord-celestant');
      const rolled = staged.eventsOf('diceRolled').flatMap(({ dice }) => dice);
      expect(rolled.filter(({ before }) => before === 1)).toHaveLength(again);
    });

    test.each([
      ['with it the coach runs and charges', 2, []],
      ['without it the coach cannot', 1, ['charge.hasRun']],
    ])('level 2: %s', (_, level, refusals) => {
      const enemy = unit('liberators', { at: { x: 30, y: 20 + ahead(COACH, 'liberators', 10) } });
      const staged = empowered(level, {}, [], enemy, [1]);
      staged.playTo('movement', 'azure');
      staged.submit({ type: 'run', unit: COACH });
      staged.submit({ type: 'move', unit: COACH, steps: [] });
      staged.playTo('charge', 'azure');
      expect(staged.check({ type: 'tryCharge', unit: COACH })).toEqual(refusals);
    });

    describe('level 3: after a charge an enemy unit within 1" suffers D3 mortal wounds on a 2+', () => {
      const trample = {
        type: 'useAbility',
        unit: COACH,
        ability: 'black-coach-spectral-impact',
        target: 'lord-celestant',
      } as const;
      const charge = (level: number, dice: readonly number[]) => {
        const enemy = unit('lord-celestant', { at: { x: 30, y: 20 + ahead(COACH, 'lord-celestant', 5) } });
        const staged = empowered(level, {}, [], enemy, [3, 3, ...dice]);
        staged.playTo('charge', 'azure');
        staged.submit({ type: 'tryCharge', unit: COACH });
        staged.submit({ type: 'chargeMove', unit: COACH, steps: shifted(staged.unit(COACH), 0, 4.6) });
        return staged;
      };

      test.each([
        [2, [2, 6], 3],
        [1, [1], 0],
      ])('on a %i', (_, dice, wounds) => {
        const staged = charge(3, dice);
        staged.submit(trample);
        expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(wounds);
      });

      test('not below it', () => {
        expect(charge(2, []).ask()).toMatchObject({ kind: 'act' });
      });

      describe('ABIL-02 ABIL-03 with Wave of Terror after a charge roll of 10 both are used, in either order', () => {
        const wave = { type: 'useAbility', unit: COACH, ability: 'wave-of-terror' } as const;
        const swings = Array.from({ length: 3 + 9 + 8 }, () => 2); // misses, and no 1s that are rolled again
        const storming = (dice: readonly number[]) => {
          const staged = stage({
            azure: [unit(COACH, { at: { x: 30, y: 20 }, memory: levels(3) })],
            ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(COACH, 'lord-celestant', 5) } })],
            allegiances: { azure: 'nighthaunt' },
            phase: 'charge',
            dice: [5, 5, ...dice],
          });
          staged.submit({ type: 'tryCharge', unit: COACH });
          staged.submit({ type: 'chargeMove', unit: COACH, steps: shifted(staged.unit(COACH), 0, 4.6) });
          return staged;
        };
        const fight = (staged: Staged) => {
          staged.submit(wave);
          staged.submit({ type: 'pileIn', unit: COACH, steps: [] });
          const weapons = ['reaper-scythe', 'relic-bearers-spectral-claws', 'nightmares-hooves-and-teeth'];
          const orders = weapons.map(weapon => ({ weapon, target: 'lord-celestant' }));
          staged.submit({ type: 'attack', unit: COACH, orders });
        };

        test('first the fight, then the impact', () => {
          const staged = storming([...swings, 2, 6]);
          fight(staged);
          expect(staged.ask()).toMatchObject({ kind: 'useAbilities', moment: 'afterCharge', unit: COACH });
          expect(staged.check(wave)).toEqual(['ability.usedUp']);
          staged.submit(trample);
          expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(3);
          staged.submit({ type: 'pass' });
          expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'charge' });
        });

        test('first the impact, then the fight, after which nothing is left to ask', () => {
          const staged = storming([2, 6, ...swings]);
          staged.submit(trample);
          fight(staged);
          expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'charge' });
        });
      });
    });

    /** A coach with a given level and an enemy at a given distance to its right. */
    const grown = (count: number, gap: number, phase: 'hero' | 'movement', dice: readonly number[]) => {
      const x = 30 + apart(COACH, 'lord-celestant', gap);
      return stage({
        azure: [unit(COACH, { at: { x: 30, y: 20 }, memory: levels(count) })],
        ember: [
          unit('lord-celestant', { at: { x, y: 20 } }),
          unit('lord-celestant', { id: 'other', at: { x: 30 - apart(COACH, 'lord-celestant', 3), y: 20 } }),
        ],
        phase,
        dice,
      });
    };

    test.each([
      ['with it the coach retreats and charges', 4, []],
      ['without it the coach cannot', 3, ['charge.hasRetreated']],
    ])('level 4: %s', (_, levels, refusals) => {
      const staged = grown(levels, 3, 'movement', []);
      staged.submit({ type: 'retreat', unit: COACH, steps: shifted(staged.unit(COACH), 0, 10) });
      staged.playTo('charge', 'azure');
      expect(staged.check({ type: 'tryCharge', unit: COACH })).toEqual(refusals);
    });

    describe('level 5: in its hero phase each enemy unit within 3" suffers D3 mortal wounds on a 4+', () => {
      const burn = { type: 'useAbility', unit: COACH, ability: 'black-coach-witch-fire' } as const;

      test('each unit within 3.00" is rolled for on its own', () => {
        const staged = grown(5, 3, 'hero', [4, 6, 3]);
        staged.pass();
        staged.submit(burn);
        expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(3);
        expect(staged.unit('other').models[0]?.wounds).toBe(0);
        expect(staged.check(burn)).toEqual(['ability.usedUp']);
      });

      test('not at 3.01", and not below level 5', () => {
        const staged = grown(5, 3.01, 'hero', [4, 6]);
        staged.submit(burn);
        expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(0);
        expect(staged.unit('other').models[0]?.wounds).toBe(3);
        expect(grown(4, 3, 'hero', []).check(burn)).toEqual(['ability.notGiven']);
      });
    });
  });
});
