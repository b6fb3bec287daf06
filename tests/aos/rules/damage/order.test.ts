import { describe, expect, test } from 'vitest';
import { heal } from '../../../../src/games/aos/rules/damage/inflict';
import { ahead, apart, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';
import { piece, rectangle } from '../terrain-pieces';

bringStaged();

const NEAR = ahead('lord-celestant', 'horse-12', 0.5);
const share = (weapon: string, target: string, attacks: number) => ({
  weapon,
  target,
  shares: [{ model: 'lord-celestant/1', attacks }],
});

/** A Lord-Celestant between a warder (1 Wound; negates on 4+ near it) and a horse, and attacks on both. */
const between = (dice: readonly number[], warder = 'warder') => {
  const staged = stage({
    azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    ember: [
      unit(warder, { id: 'warder', at: { x: 20, y: 20 - NEAR } }),
      unit('horse-12', { id: 'horse', at: { x: 20, y: 20 + NEAR } }),
      unit('horse-12', { id: 'far', at: { x: 60, y: 40 } }),
    ],
    generals: { ember: 'far/1' },
    dice,
  });
  staged.pass();
  staged.submit({ type: 'fight', unit: 'lord-celestant' });
  staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
  staged.submit({
    type: 'attack',
    unit: 'lord-celestant',
    orders: [
      share('runeblade', 'warder', 2),
      share('runeblade', 'horse', 2),
      share('warhammer', 'warder', 1),
      share('warhammer', 'horse', 1),
    ],
  });
  return staged;
};
/** Every attack hits, wounds and is not saved: on the warder 2, on the horse 2, then 1 and 1. */
const ALL = [3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 1, 1, 4, 3, 1, 4, 3, 1];

describe('several damaged units', () => {
  test('WND-01 their owner says which is dealt with first', () => {
    const staged = between(ALL);
    expect(staged.ask()).toEqual({ kind: 'pickDamaged', seat: 'ember', units: ['warder', 'horse'] });
    expect(staged.check({ type: 'settleFirst', unit: 'far' })).toEqual(['allocate.notDamaged']);
    expect(staged.options().map(option => 'unit' in option && option.unit)).toEqual(['warder', 'horse']);
  });

  test('WND-01 the horse first: the warder still guards it', () => {
    const staged = between([...ALL, 4, 4, 1, 1]); // two of the horse's three are negated, then the warder falls
    staged.submit({ type: 'settleFirst', unit: 'horse' });
    expect(staged.unit('horse').models[0]?.wounds).toBe(1);
    expect(staged.unit('warder').models).toEqual([]);
  });

  test('WND-01 the warder first: nobody guards the horse any more', () => {
    const staged = between([...ALL, 1]);
    staged.submit({ type: 'settleFirst', unit: 'warder' });
    expect(staged.unit('horse').models[0]?.wounds).toBe(3);
  });

  test('WND-01 one unit is finished before the next, though the weapons struck them in turn', () => {
    const staged = between([...ALL, 4, 4, 1, 1]);
    staged.submit({ type: 'settleFirst', unit: 'horse' });
    const touched = staged.events().flatMap(event => {
      if (event.type === 'negationRolled') return [event.model.split('/')[0]];
      return event.type === 'woundsAllocated' ? [event.unit] : [];
    });
    expect([...new Set(touched)]).toEqual(['horse', 'warder']);
    expect(touched.lastIndexOf('horse')).toBeLessThan(touched.indexOf('warder'));
  });

  test('WND-01 where the order changes nothing nobody is asked', () => {
    const staged = between(ALL, 'banner');
    expect(staged.ask()?.kind).not.toBe('pickDamaged');
    expect(staged.unit('warder').models).toEqual([]);
    expect(staged.unit('horse').models[0]?.wounds).toBe(3);
  });

  test.each([
    ['azure', ['friend', 'enemy', 'storm']],
    ['ember', ['enemy', 'friend', 'storm']],
  ] as const)(
    'MW-03 ABIL-01 of one effect the active player’s units suffer first, its bearer last: %s',
    (active, order) => {
      const side = apart('storm', 'horse-12', 1);
      const staged = stage({
        phase: 'combat',
        active,
        azure: [
          unit('storm', { at: { x: 30, y: 20 } }),
          unit('horse-12', { id: 'friend', at: { x: 30 - side, y: 20 } }),
        ],
        ember: [unit('horse-12', { id: 'enemy', at: { x: 30 + side, y: 20 } })],
      });
      staged.submit({ type: 'useAbility', unit: 'storm', ability: 'thunder' });
      expect(staged.eventsOf('woundsAllocated').map(event => event.unit)).toEqual(order);
    },
  );
});

describe('wounds enough for all', () => {
  /** Four wounds on three models of 1 Wound, wherever they stand. */
  const struck = (more: { readonly beside?: 'warder'; readonly scenery?: 'mystical' }, dice: readonly number[]) => {
    const staged = stage({
      phase: 'combat',
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
      ember: [
        unit('fearless', { id: 'three', models: 3, at: { x: 20, y: 20 + NEAR } }),
        unit(more.beside ?? 'banner', { id: 'other', at: { x: 20, y: 20 + NEAR + 5 } }),
      ],
      generals: { ember: 'other/1' },
      terrain: more.scenery ? [piece(rectangle(0, 0, 72, 48), { scenery: more.scenery })] : [],
      dice: [3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, ...dice],
    });
    staged.attack('lord-celestant', 'three', 'runeblade', 'warhammer');
    return staged;
  };

  test('WND-02 where nobody can outlast them nobody is asked', () => {
    const staged = struck({}, []);
    expect(staged.unit('three').models).toEqual([]);
  });

  test.each([
    ['WND-02 NEG-01 but where some may be negated the owner says who takes them first', { beside: 'warder' }],
    ['WND-02 SCEN-05 and beside Mystical scenery', { scenery: 'mystical' }],
  ] as const)('%s', (_, more) => {
    const staged = struck(more, [1, 1, 1]);
    expect(staged.ask()).toMatchObject({ kind: 'allocate', unit: 'three' });
    staged.submit({ type: 'allocate', unit: 'three', models: ['three/3', 'three/2', 'three/1'] });
    expect(staged.eventsOf('modelSlain').map(({ slain }) => slain.model)).toEqual(['three/3', 'three/2', 'three/1']);
  });
});

test('WND-02 SCEN-05 it is enough that one of them is beside Mystical scenery', () => {
  const [first, last] = [20, 26];
  const staged = stage({
    phase: 'combat',
    azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    ember: [
      unit('fearless', { id: 'two', models: 2, places: [first, last].map(x => ({ x, y: 20 + NEAR })) }),
      unit('banner', { id: 'other', at: { x: 20, y: 20 + NEAR + 5 } }),
    ],
    generals: { ember: 'other/1' },
    terrain: [piece(rectangle(last, 18 + NEAR, last + 4, 22 + NEAR), { scenery: 'mystical' })],
    dice: [3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1],
  });
  staged.attack('lord-celestant', 'two', 'runeblade', 'warhammer');
  expect(staged.ask()).toMatchObject({ kind: 'allocate', unit: 'two' });
});

describe('wounds one at a time', () => {
  /** Four wounds on Liberators, of 2 Wounds each, with a warder near, who negates on 4+. */
  const hurt = (dice: readonly number[]) => {
    const staged = stage({
      phase: 'combat',
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
      ember: [
        unit('liberators', {
          models: 5,
          loadout: 'two-hammers',
          at: { x: 20, y: 20 + ahead('lord-celestant', 'liberators', 0.5) },
        }),
        unit('warder', { at: { x: 20, y: 20 + NEAR + 5 } }),
      ],
      generals: { ember: 'warder/1' },
      dice: [3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, ...dice],
    });
    staged.attack('lord-celestant', 'liberators', 'runeblade', 'warhammer');
    return staged;
  };
  const only = (model: string) => ({ type: 'allocate', unit: 'liberators', models: [model] }) as const;

  test('WND-02 NEG-01 the owner names the next when the dice of the first have fallen', () => {
    const staged = hurt([1, 1]);
    staged.submit(only('liberators/5'));
    expect(staged.eventsOf('negationRolled')).toHaveLength(2);
    expect(staged.ask()).toMatchObject({ kind: 'allocate', unit: 'liberators', wounds: 2 });
  });

  test('WND-04 NEG-02 a model whose wounds are negated goes on taking them until it falls', () => {
    const staged = hurt([4, 1, 4, 1]);
    staged.submit(only('liberators/5'));
    expect(staged.unit('liberators').models.map(({ id }) => id)).not.toContain('liberators/5');
    expect(staged.battle().damage).toEqual([]);
  });

  test('WND-02 the model left after three negations is wounded without another question', () => {
    const staged = hurt([4, 4, 4, 1]);
    staged.submit(only('liberators/5'));
    expect(staged.ask()?.kind).not.toBe('allocate');
    expect(staged.unit('liberators').models.at(-1)).toMatchObject({ id: 'liberators/5', wounds: 1 });
  });
});

describe('healing', () => {
  const model = (wounds: number, id: string) => ({ ...stageModel(), id, wounds });
  const stageModel = () => {
    const staged = stage({ azure: [unit('horse-12')], ember: [unit('banner')] });
    const [first] = staged.unit('horse-12').models;
    if (!first) throw new Error('nobody');
    return first;
  };
  const unitWith = (...wounds: readonly number[]) => {
    const staged = stage({ azure: [unit('horse-12')], ember: [unit('banner')] });
    return { ...staged.unit('horse-12'), models: wounds.map((count, i) => model(count, `horse-12/${i + 1}`)) };
  };

  test.each([
    ['HEAL-01 4 wounds, 3 healed: 1 is left', [4], 3, 3],
    ['HEAL-01 2 wounds, 3 healed: never fewer than none', [2], 3, 2],
    ['HEAL-01 no wounds', [0], 3, undefined],
    ['HEAL-02 nobody is left to heal', [], 3, undefined],
  ])('%s', (_, wounds, amount, healed) => {
    const [event] = heal(unitWith(...wounds), amount);
    expect(event?.type === 'modelHealed' ? event.wounds : undefined).toBe(healed);
  });

  test('HEAL-02 a unit that is destroyed is no target of a healing spell', () => {
    const caster = 'lord-arcanum-on-gryph-charger';
    const staged = stage({
      phase: 'hero',
      azure: [
        unit(caster, { at: { x: 20, y: 10 } }),
        unit('horse-12', { id: 'gone', at: { x: 30, y: 10 }, lost: 1, keywords: ['STORMCAST ETERNAL'] }),
      ],
      ember: [unit('banner', { at: { x: 20, y: 40 } })],
      dice: [3, 3],
    });
    staged.submit({ type: 'cast', unit: caster, model: `${caster}/1`, spell: 'healing-light' });
    expect(staged.check({ type: 'aimSpell', target: 'gone' })).toEqual(['unit.unknown']);
  });
});
