import { describe, expect, test } from 'vitest';
import type { Effect, Mark } from '../../../../../src/games/aos/abilities/types';
import { ahead, apart, baseOf, type StagedUnit, shifted, stage, unit } from '../../../fixture';

const GUARDIAN = 'guardian-of-souls';
const CELESTANT = 'lord-celestant';

const scene = (
  lore: string,
  dice: readonly number[],
  enemies: readonly StagedUnit[],
  friends: readonly StagedUnit[] = [],
  more: Partial<StagedUnit> = {},
) =>
  stage({
    azure: [unit(GUARDIAN, { at: { x: 30, y: 20 }, lore, ...more }), ...friends],
    ember: enemies,
    allegiances: { azure: 'nighthaunt' },
    phase: 'hero',
    dice,
  });
const cast = (spell: string) => ({ type: 'cast', unit: GUARDIAN, model: `${GUARDIAN}/1`, spell }) as const;
const at = (gap: number, warscroll = CELESTANT) => ({ x: 30, y: 20 + ahead(GUARDIAN, warscroll, gap) });
const celestant = (gap: number) => unit(CELESTANT, { at: at(gap) });
const aim = (target: string) => ({ type: 'aimSpell', target }) as const;

/** What a spell of the azure caster has laid on a unit. */
const laid = (effect: Effect, against = false): Mark => ({
  ability: 'lore',
  effect,
  until: 'yourHero',
  seat: 'azure',
  against,
  given: [],
});

describe('Lore of the Underworlds', () => {
  describe('Soul Cage', () => {
    const caged = (enemies: readonly StagedUnit[]) => {
      const staged = scene('soul-cage', [3, 3], enemies);
      staged.submit(cast('soul-cage'));
      return staged;
    };

    test('a unit within 12.00" is caged until the caster’s next hero phase', () => {
      const staged = caged([celestant(12)]);
      staged.submit(aim(CELESTANT));
      expect(staged.unit(CELESTANT).marks).toMatchObject([
        { effect: { do: 'forbid', commands: ['retreat'] }, until: 'yourHero', seat: 'azure' },
        { effect: { do: 'fightsLast' }, until: 'yourHero', seat: 'azure' },
      ]);
    });

    test('it cannot retreat', () => {
      const staged = stage({
        azure: [unit(GUARDIAN, { at: { x: 30, y: 20 } })],
        ember: [unit(CELESTANT, { at: at(2), marks: [laid({ do: 'forbid', commands: ['retreat'] })] })],
        phase: 'movement',
        active: 'ember',
      });
      const steps = shifted(staged.unit(CELESTANT), 0, 5);
      expect(staged.check({ type: 'retreat', unit: CELESTANT, steps })).toEqual(['ability.forbids']);
    });

    test('it fights after everyone else: its owner passes until nobody else is left', () => {
      const staged = stage({
        azure: [unit(GUARDIAN, { at: { x: 30, y: 20 } }), unit('spirit-torment', { at: { x: 50, y: 20 } })],
        ember: [
          unit(CELESTANT, { at: at(0.5), marks: [laid({ do: 'fightsLast' })] }),
          unit(CELESTANT, { id: 'free', at: { x: 50, y: 20 + ahead('spirit-torment', CELESTANT, 0.5) } }),
        ],
        active: 'ember',
        dice: Array.from({ length: 6 + 3 + 6 + 6 }, () => 1),
      });
      staged.pass();
      expect(staged.refusals({ type: 'fight', unit: CELESTANT })).toMatchObject([
        { code: 'fight.last', facts: { before: [GUARDIAN, 'spirit-torment', 'free'] } },
      ]);
      staged.attack('free', 'spirit-torment');
      staged.attack(GUARDIAN, CELESTANT);
      expect(staged.check({ type: 'fight', unit: CELESTANT })).toEqual(['fight.last']);
      staged.submit({ type: 'pass' });
      staged.attack('spirit-torment', 'free');
      staged.attack(CELESTANT, GUARDIAN);
      expect(staged.unit(CELESTANT).deeds).toContain('fought');
    });

    test('at 12.01" nobody is in reach', () => {
      expect(caged([celestant(12.01)]).eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
    });
  });

  describe('Spirit Drain', () => {
    test('a die for each of the model’s Wounds, each 6 is 1 mortal wound', () => {
      const staged = scene('spirit-drain', [2, 2, 6, 5, 6, 1, 1], [celestant(18)]);
      staged.submit(cast('spirit-drain'));
      staged.submit(aim(CELESTANT));
      expect(staged.eventsOf('abilityRolled')).toMatchObject([{ faces: [6, 5, 6, 1, 1], needed: 6 }]);
      expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(2);
    });

    test('not at 18.01"', () => {
      const staged = scene('spirit-drain', [2, 2], [celestant(18.01)]);
      staged.submit(cast('spirit-drain'));
      expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
    });
  });

  describe('Lifestealer', () => {
    test('D3 mortal wounds, and the caster heals as many', () => {
      const staged = scene('lifestealer', [3, 4, 5], [celestant(12)], [], { wounds: 4 });
      staged.submit(cast('lifestealer'));
      staged.submit(aim(CELESTANT));
      expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(3);
      expect(staged.unit(GUARDIAN).models[0]?.wounds).toBe(1);
    });

    test('wounds that are negated heal nobody', () => {
      const executioner = unit('lord-executioner', { at: at(12, 'lord-executioner') });
      const staged = scene('lifestealer', [3, 4, 5, 5, 1, 5], [executioner], [], { wounds: 4 });
      staged.submit(cast('lifestealer'));
      staged.submit(aim('lord-executioner'));
      expect(staged.unit('lord-executioner').models[0]?.wounds).toBe(1);
      expect(staged.unit(GUARDIAN).models[0]?.wounds).toBe(3);
    });

    test('on a 6 it fails, and at 12.01" nobody is in reach', () => {
      const failed = scene('lifestealer', [3, 3], [celestant(12)]);
      failed.submit(cast('lifestealer'));
      expect(failed.eventsOf('spellEnded')).toMatchObject([{ how: 'failed' }]);
      const far = scene('lifestealer', [3, 4], [celestant(12.01)]);
      far.submit(cast('lifestealer'));
      expect(far.eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
    });
  });

  describe('Reaping Scythe', () => {
    test.each([['blade', 3] as const, ['maul', 2] as const])(
      'failed hit and wound rolls with the caster’s %s are re-rolled, without aiming',
      (loadout, attacks) => {
        const dice = [
          2,
          2,
          ...Array.from({ length: attacks }, () => [2, 3]).flat(),
          ...Array.from({ length: attacks }, () => [1, 1]).flat(),
        ];
        const staged = scene('reaping-scythe', dice, [celestant(0.5)], [], { loadout });
        staged.submit(cast('reaping-scythe'));
        expect(staged.unit(GUARDIAN).marks).toHaveLength(2);
        while (staged.ask()?.kind !== 'pickFighter')
          staged.submit({ type: staged.ask()?.kind === 'act' ? 'endPhase' : 'pass' });
        staged.attack(GUARDIAN, CELESTANT);
        const rolled = staged
          .eventsOf('diceRolled')
          .map(({ dice: each }) => each.filter(die => die.before !== undefined).length);
        expect(rolled).toEqual([attacks, attacks]);
      },
    );

    test.each([
      ['sword-of-stolen-hours', 0, [4, 0]],
      ['ghostly-hooves-and-teeth', 1, [0, 2]],
    ] as const)('who has several weapons chooses one when the spell is cast: %s', (weapon, choice, again) => {
      const KNIGHT = 'knight-of-shrouds-on-ethereal-steed';
      const staged = stage({
        azure: [unit(KNIGHT, { at: { x: 30, y: 20 }, artefact: 'midnight-tome', lore: 'reaping-scythe' })],
        ember: [unit(CELESTANT, { at: { x: 30, y: 20 + ahead(KNIGHT, CELESTANT, 0.5) } })],
        allegiances: { azure: 'nighthaunt' },
        phase: 'hero',
        dice: [2, 2, ...Array.from({ length: 6 + again[choice] }, () => 1)],
      });
      staged.submit({ type: 'cast', unit: KNIGHT, model: `${KNIGHT}/1`, spell: 'reaping-scythe' });
      const choices = [{ name: 'Sword of Stolen Hours' }, { name: 'Ghostly Hooves and Teeth' }];
      expect(staged.ask()).toMatchObject({ kind: 'choose', unit: KNIGHT, ability: 'reaping-scythe', choices });
      staged.submit({ type: 'choose', unit: KNIGHT, choice });
      expect(staged.unit(KNIGHT).marks).toMatchObject(
        (['hit', 'wound'] as const).map(roll => ({
          ability: 'reaping-scythe',
          effect: { do: 'reroll', roll, which: 'failed' },
          until: 'yourHero',
          given: [{ is: 'weapon', any: [weapon] }],
        })),
      );
      while (staged.ask()?.kind !== 'pickFighter')
        staged.submit({ type: staged.ask()?.kind === 'act' ? 'endPhase' : 'pass' });
      staged.attack(KNIGHT, CELESTANT);
      const rolled = staged
        .eventsOf('diceRolled')
        .map(({ dice }) => dice.filter(({ before }) => before !== undefined).length);
      expect(rolled).toEqual(again);
    });

    test('it ends with the caster’s next hero phase', () => {
      const staged = scene('reaping-scythe', [2, 2, 1, 1], [celestant(20)]);
      staged.submit(cast('reaping-scythe'));
      staged.playTo('hero', 'ember');
      expect(staged.unit(GUARDIAN).marks).toHaveLength(2);
      staged.playTo('hero', 'azure');
      expect(staged.unit(GUARDIAN).marks).toEqual([]);
    });
  });

  describe('Shademist', () => {
    const far = apart(GUARDIAN, 'spirit-torment', 12 - baseOf('spirit-torment').width);
    const misted = (x: number) => {
      const staged = scene(
        'shademist',
        [3, 3],
        [celestant(25)],
        [unit('spirit-torment', { at: { x: 30 + x, y: 20 } })],
      );
      staged.submit(cast('shademist'));
      return staged;
    };

    test('attacks against a friendly unit wholly within 12.00" have −1 to wound', () => {
      const staged = misted(far);
      staged.submit(aim('spirit-torment'));
      expect(staged.unit('spirit-torment').marks).toMatchObject([
        { effect: { do: 'modify', roll: 'wound', by: -1 }, against: true, until: 'yourHero' },
      ]);
    });

    test('it counts in an attack', () => {
      const staged = stage({
        azure: [unit(GUARDIAN, { at: { x: 30, y: 20 }, marks: [laid({ do: 'modify', roll: 'wound', by: -1 }, true)] })],
        ember: [celestant(0.5)],
        active: 'ember',
        dice: [3, 1, 1, 1, 3, 1, 1],
      });
      staged.attack(CELESTANT, GUARDIAN);
      expect(staged.eventsOf('diceRolled')[1]).toMatchObject({ roll: 'wound', modifier: -1, standing: 0 });
    });

    test('not with a sliver beyond 12"', () => {
      expect(misted(far + 0.01).check(aim('spirit-torment'))).toEqual(['ability.outOfReach']);
    });
  });

  describe('Spectral Tether', () => {
    const tethered = (warscroll: string, gap: number, dice: readonly number[]) => {
      const friend = unit(warscroll, {
        id: 'friend',
        at: { x: 30 + apart(GUARDIAN, warscroll, gap), y: 20 },
        wounds: 2,
      });
      const staged = scene('spectral-tether', [3, 3, ...dice], [celestant(25)], [friend]);
      staged.submit(cast('spectral-tether'));
      return staged;
    };

    test('a friendly Nighthaunt hero within 12.00" heals D3 wounds', () => {
      const staged = tethered('spirit-torment', 12, [2]);
      staged.submit(aim('friend'));
      expect(staged.unit('friend').models[0]?.wounds).toBe(1);
    });

    test.each([
      ['at 12.01"', 'spirit-torment', 12.01, 'ability.outOfReach'],
      ['who is no hero', 'spirit-hosts', 6, 'ability.wrongTarget'],
    ])('not one %s', (_, warscroll, gap, code) => {
      expect(tethered(warscroll, gap, []).check(aim('friend'))).toEqual([code]);
    });
  });
});
