import { describe, expect, test } from 'vitest';
import { ahead, apart, type StagedUnit, shifted, stage, unit } from '../../../fixture';

const LORD = 'lord-celestant';
const celestant = (more: Omit<Partial<StagedUnit>, 'warscroll'> = {}) => unit(LORD, { at: { x: 20, y: 20 }, ...more });
const facing = (enemy: string, gap: number) => ({ x: 20, y: 20 + ahead(LORD, enemy, gap) });

describe('Lord-Celestant', () => {
  test.each([
    ['after a charge', ['charged'] as const, [5, 3]],
    ['otherwise', [], [4, 2]],
  ])('Inescapable Vengeance: attacks with blade and hammer %s', (_, deeds, attacks) => {
    const staged = stage({
      azure: [celestant({ deeds })],
      ember: [unit('liberators', { at: facing('liberators', 0.5) })],
      dice: Array.from({ length: attacks.reduce((a, b) => a + b, 0) }, () => 1),
    });
    staged.attack(LORD, 'liberators');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual(attacks);
  });

  describe('Sigmarite Warcloak', () => {
    const scene = (gap: number, dice: readonly number[]) =>
      stage({
        azure: [celestant()],
        ember: [
          unit(LORD, { id: 'foe', at: facing(LORD, gap) }),
          unit(LORD, { id: 'other', at: { x: 20 + apart(LORD, LORD, 5), y: 20 } }),
        ],
        phase: 'shooting',
        dice,
      });
    const cloak = { type: 'useAbility', unit: LORD, ability: 'lord-celestant-sigmarite-warcloak' } as const;
    const strike = (target: string) => ({ type: 'strike', unit: LORD, target }) as const;

    test('D6 hammers, each at an enemy of its own, each 1 mortal wound on a 4+', () => {
      const staged = scene(16, [3, 4, 3, 6]);
      staged.submit(cloak);
      expect(staged.ask()).toMatchObject({ kind: 'strike', left: 3 });
      staged.submit(strike('foe'));
      staged.submit(strike('foe'));
      staged.submit(strike('other'));
      expect(staged.unit('foe').models[0]?.wounds).toBe(1);
      expect(staged.unit('other').models[0]?.wounds).toBe(1);
      expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'shooting' });
    });

    test('at 16.01" out of reach', () => {
      const staged = scene(16.01, [1]);
      staged.submit(cloak);
      expect(staged.check(strike('foe'))).toEqual(['ability.outOfReach']);
      expect(staged.check(strike('other'))).toEqual([]);
    });

    test('no hammer is kept back while there is a target, and the cloak is used once', () => {
      const staged = scene(16, [1, 1]);
      staged.submit(cloak);
      expect(staged.check({ type: 'pass' })).toEqual(['ability.mustUse']);
      staged.submit(strike('foe'));
      expect(staged.check(cloak)).toEqual(['ability.usedUp']);
    });

    test('a hammer can bring down the last wound', () => {
      const staged = stage({
        azure: [celestant()],
        ember: [unit(LORD, { id: 'foe', at: facing(LORD, 10), wounds: 4 }), unit('liberators')],
        phase: 'shooting',
        dice: [1, 4],
      });
      staged.submit(cloak);
      staged.submit(strike('foe'));
      expect(staged.unit('foe').models).toEqual([]);
    });
  });

  describe('Furious Retribution', () => {
    const far = apart(LORD, LORD, 12 - 40 / 25.4);
    const scene = (gap: number, x: number, points: number) =>
      stage({
        azure: [celestant(), unit(LORD, { id: 'friend', at: { x: 20 + x, y: 20 } })],
        ember: [unit('liberators', { at: facing('liberators', gap) })],
        points: { azure: points },
      });
    const call = { type: 'useAbility', unit: LORD, ability: 'lord-celestant-furious-retribution' } as const;
    /** The bearer has called, with an enemy of its own beside it; a friend so far off has one to that side, or before it. */
    const besieged = (
      x: number,
      side: number,
      more: Omit<Partial<StagedUnit>, 'warscroll'> = {},
      dice: readonly number[] = Array.from({ length: 6 }, () => 1),
    ) => {
      const foe =
        side === 0 ? { x: 20 + x, y: 20 + ahead(LORD, LORD, 0.5) } : { x: 20 + x + side * apart(LORD, LORD, 2), y: 20 };
      const staged = stage({
        azure: [celestant(more), unit(LORD, { id: 'friend', at: { x: 20 + x, y: 20 } })],
        ember: [unit(LORD, { id: 'near', at: facing(LORD, 0.5) }), unit(LORD, { id: 'foe', at: foe })],
        generals: { azure: 'friend/1' },
        points: { azure: 1 },
        dice,
      });
      staged.submit(call);
      staged.pass();
      return staged;
    };

    test.each([
      ['12.00" in all', 0, 1],
      ['a sliver beyond', 0.01, 0],
    ])('+1 to hit for friends wholly within 12" when they attack: %s', (_, beyond, bonus) => {
      const staged = besieged(far + beyond, 0);
      staged.attack('friend', 'foe');
      expect(staged.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([bonus, bonus]);
    });

    test.each([
      ['who comes within 12" after the call has it', far + 1, -1.5, 1],
      ['who leaves does not', far - 0.5, 1, 0],
    ])('it is an aura of the bearer for the phase: %s', (_, x, dx, bonus) => {
      const staged = besieged(x, Math.sign(dx));
      staged.submit({ type: 'fight', unit: 'friend' });
      staged.submit({ type: 'pileIn', unit: 'friend', steps: shifted(staged.unit('friend'), dx, 0) });
      const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'foe' }));
      staged.submit({ type: 'attack', unit: 'friend', orders });
      expect(staged.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([bonus, bonus]);
    });

    test('it ends with its bearer', () => {
      const own = Array.from({ length: 6 }, () => 1);
      const staged = besieged(far, 0, { wounds: 4 }, [...own, 6, 1, 1, 1, 6, 1, 1, 1, ...own]);
      staged.attack(LORD, 'near');
      staged.attack('near', LORD);
      expect(staged.unit(LORD).models).toEqual([]);
      staged.attack('friend', 'foe');
      expect(staged.eventsOf('diceRolled').at(-1)?.modifier).toBe(0);
    });

    test('it lies on the bearer alone and costs a command point', () => {
      const staged = scene(3, far, 1);
      staged.submit(call);
      expect(staged.unit(LORD).marks).toMatchObject([{ effect: { roll: 'hit', by: 1 }, until: 'phase' }]);
      expect([...staged.unit('friend').marks, ...staged.unit('liberators').marks]).toEqual([]);
      expect(staged.battle().commandPoints.azure).toBe(0);
    });

    test('the bonus counts in an attack, and two calls count twice', () => {
      const staged = stage({
        azure: [celestant()],
        ember: [unit('liberators', { at: facing('liberators', 0.5) })],
        points: { azure: 2 },
        dice: Array.from({ length: 6 }, () => 1),
      });
      staged.submit(call);
      staged.submit(call);
      staged.attack(LORD, 'liberators');
      expect(staged.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([2, 2]);
    });

    test.each([
      ['an enemy at 3.01"', 3.01, 1],
      ['no command point', 3, 0],
    ])('with %s there is nothing to use', (_, gap, points) => {
      expect(scene(gap, far, points).ask()).toEqual({ kind: 'pickFighter', seat: 'azure' });
    });
  });
});
