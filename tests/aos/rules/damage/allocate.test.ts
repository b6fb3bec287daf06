import { describe, expect, test } from 'vitest';
import { heal } from '../../../../src/games/aos/rules/damage/inflict';
import { ahead, stage, unit } from '../../fixture';
import { lastBlow } from '../../last-blow';

/** A hero with 4 attacks against Liberators (2 Wounds, Save 4+, no shields), one of which may be wounded. */
const struck = (dice: readonly number[], wounds = 0, models = 5) =>
  stage({
    azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    ember: [
      unit('liberators', {
        at: { x: 20, y: 20 + ahead('lord-celestant', 'liberators', 0.5) },
        loadout: 'two-hammers',
        across: 1,
        models,
        wounds,
      }),
    ],
    dice,
  });
/** A number of the runeblade's attacks get through; the hammer misses. */
const through = (count: number) => [
  ...Array.from({ length: 4 }, (_, i) => (i < count ? 3 : 1)),
  ...Array.from({ length: count }, () => 3),
  ...Array.from({ length: count }, () => 1),
  1,
  1,
];

describe('allocating wounds', () => {
  test('WND-01 WND-02 the owner is asked, once for all of them', () => {
    const staged = struck(through(3));
    staged.attack('lord-celestant', 'liberators');
    expect(staged.ask()).toEqual({ kind: 'allocate', seat: 'ember', unit: 'liberators', wounds: 3 });
  });

  test('WND-03 SLAIN-01 SLAIN-02 the rear may take them, and falls with its last wound', () => {
    const staged = struck(through(2));
    staged.attack('lord-celestant', 'liberators');
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/5'] });
    expect(staged.unit('liberators').models.map(({ id }) => id)).toEqual([
      'liberators/1',
      'liberators/2',
      'liberators/3',
      'liberators/4',
    ]);
    expect(staged.battle().slain).toMatchObject([
      { model: 'liberators/5', cause: 'attack', by: 'azure', seat: 'ember' },
    ]);
  });

  test('SLAIN-01 one wound of two leaves a model alive', () => {
    const staged = struck(through(1));
    staged.attack('lord-celestant', 'liberators');
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/3'] });
    expect(staged.unit('liberators').models[2]).toMatchObject({ id: 'liberators/3', wounds: 1 });
  });

  test('WND-05 what is left over passes to the next', () => {
    const staged = struck(through(3));
    staged.attack('lord-celestant', 'liberators');
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/4', 'liberators/2'] });
    expect(staged.unit('liberators').models.map(({ id, wounds }) => `${id} ${wounds}`)).toEqual([
      'liberators/1 0',
      'liberators/2 1',
      'liberators/3 0',
      'liberators/5 0',
    ]);
  });

  test('WND-02 WND-04 one at a time: when the first has fallen the owner is asked for the rest', () => {
    const staged = struck(through(3));
    staged.attack('lord-celestant', 'liberators');
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/4'] });
    expect(staged.unit('liberators').models).toHaveLength(4);
    expect(staged.ask()).toEqual({ kind: 'allocate', seat: 'ember', unit: 'liberators', wounds: 1 });
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/1'] });
    expect(staged.unit('liberators').models.map(({ id, wounds }) => `${id} ${wounds}`)).toEqual([
      'liberators/1 1',
      'liberators/2 0',
      'liberators/3 0',
      'liberators/5 0',
    ]);
    expect(staged.battle().damage).toEqual([]);
  });

  test('WND-02 two models left and wounds for the last: nobody is asked again', () => {
    const staged = struck(through(3), 0, 2);
    staged.attack('lord-celestant', 'liberators');
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/2'] });
    expect(staged.ask()?.kind).not.toBe('allocate');
    expect(staged.unit('liberators').models).toMatchObject([{ id: 'liberators/1', wounds: 1 }]);
  });

  test('WND-02 both ways are offered: all of them in a row, or the first for now', () => {
    const staged = struck(through(3));
    staged.attack('lord-celestant', 'liberators');
    expect(staged.options().map(option => 'models' in option && option.models.length)).toEqual([2, 2, 1]);
  });

  test('CMDM-01 the champion is the last that the first option names', () => {
    const staged = struck(through(3), 0, 2);
    staged.attack('lord-celestant', 'liberators');
    expect(staged.options()[0]).toMatchObject({ models: ['liberators/2', 'liberators/1'] });
  });

  test.each([
    ['WND-02 not to another unit', ['lord-celestant/1'], ['model.unknown']],
    ['WND-02 nobody twice', ['liberators/2', 'liberators/2'], ['model.named.twice']],
    ['WND-02 at least one of them', [], ['allocate.nobody']],
    ['WND-02 one at a time', ['liberators/2'], []],
    ['WND-02 more than enough will do', ['liberators/2', 'liberators/3', 'liberators/4'], []],
  ])('%s', (_, models, codes) => {
    const staged = struck(through(3));
    staged.attack('lord-celestant', 'liberators');
    expect(staged.check({ type: 'allocate', unit: 'liberators', models })).toEqual(codes);
  });

  test('WND-04 a wounded model takes the next wounds first', () => {
    const staged = struck(through(2), 1);
    staged.attack('lord-celestant', 'liberators');
    expect(staged.check({ type: 'allocate', unit: 'liberators', models: ['liberators/2', 'liberators/1'] })).toEqual([
      'allocate.woundedFirst',
    ]);
    expect(staged.check({ type: 'allocate', unit: 'liberators', models: ['liberators/1', 'liberators/2'] })).toEqual(
      [],
    );
  });

  test('WND-04 and where that is all there is to say nobody is asked', () => {
    const staged = struck(through(1), 1);
    staged.attack('lord-celestant', 'liberators');
    expect(staged.ask()?.kind).not.toBe('allocate');
    expect(staged.unit('liberators').models).toHaveLength(4);
  });

  test('WND-02 wounds just enough for all: nobody is asked', () => {
    const staged = struck(through(4), 0, 2);
    staged.attack('lord-celestant', 'liberators');
    expect(staged.eventsOf('asked').filter(({ ask }) => ask.kind === 'allocate')).toEqual([]);
    expect(staged.unit('liberators').models).toEqual([]);
  });

  test('HEAL-01 to heal no wounds is nothing', () => {
    const wounded = struck([], 1).unit('liberators');
    expect(heal(wounded, 0)).toEqual([]);
    expect(heal(wounded, 1)).toMatchObject([{ type: 'modelHealed', model: 'liberators/1', wounds: 1 }]);
  });

  test('WND-05 the surplus after the last model is lost', () => {
    const staged = struck(through(4), 1, 1);
    staged.attack('lord-celestant', 'liberators');
    expect(staged.unit('liberators').models).toEqual([]);
    expect(staged.battle().damage).toEqual([]);
  });

  test('SLAIN-03 FB-06 FB-07 CMD-06 the first to slay draws first blood, at once and only once', () => {
    const staged = struck(through(2));
    staged.attack('lord-celestant', 'liberators');
    staged.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/5'] });
    expect(staged.battle()).toMatchObject({ firstBlood: 'azure', commandPoints: { azure: 1, ember: 0 } });
  });

  test('FB-08 FB-09 FB-12 the last unit destroyed ends the battle with its wounds as the score', () => {
    const staged = struck(through(4), 1, 1);
    staged.attack('lord-celestant', 'liberators');
    expect(staged.battle().ended).toBe(true);
    expect(staged.eventsOf('battleEnded')[0]?.outcome).toEqual({
      winner: 'azure',
      rank: 'major',
      points: { azure: 2, ember: 0 },
    });
  });
});

describe('negating wounds', () => {
  test('NEG-01 NEG-02 each wound has its own die, when it is allocated', () => {
    // Chainrasps near a hero of their own: Deathless Spirits on a 6
    const staged = stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
      ember: [
        unit('guardian-of-souls', { at: { x: 20, y: 20 + ahead('lord-celestant', 'guardian-of-souls', 0.5) } }),
        unit('chainrasp-horde', { at: { x: 30, y: 30 } }),
      ],
      allegiances: { ember: 'nighthaunt' },
      dice: [3, 3, 3, 1, 3, 3, 3, 1, 1, 1, 1, 1, 6, 5, 6],
    });
    staged.attack('lord-celestant', 'guardian-of-souls');
    expect(staged.eventsOf('negationRolled').map(({ face }) => face)).toEqual([6, 5, 6]);
    expect(staged.unit('guardian-of-souls').models[0]?.wounds).toBe(1);
  });
});

describe('a fallen general', () => {
  test('GENL-02 its player names another before anything else', () => {
    const heir = unit('lord-celestant', { id: 'heir', at: { x: 50, y: 40 } });
    const staged = lastBlow([heir], { generals: { ember: 'liberators/1' } });
    expect(staged.ask()).toEqual({ kind: 'replaceGeneral', seat: 'ember' });
    expect(staged.check({ type: 'nameGeneral', model: 'lord-celestant/1' })).toEqual(['general.notYours']);
    staged.submit({ type: 'nameGeneral', model: 'heir/1' });
    expect(staged.battle().generals.ember).toBe('heir/1');
  });
});
