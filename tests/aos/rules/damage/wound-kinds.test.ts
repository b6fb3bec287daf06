import { describe, expect, test } from 'vitest';
import { ahead, mark, type Order, stage, unit } from '../../fixture';

const WARDED = [mark({ do: 'negate', on: 5, kind: 'mortal' }, 'ward')];

/** The beak and claws of a Gryph-charger: one attack for each that wounds, one six for each that is mortal; the stave misses. */
const clawed = (wounds: number, mortals: number, later: readonly number[]) => {
  const missing = 3 - wounds - mortals;
  const hits = [...Array(mortals).fill(6), ...Array(wounds).fill(3), ...Array(missing).fill(1)];
  return [1, 1, 1, 1, ...hits, ...Array(wounds).fill(3), ...Array(wounds).fill(1), ...later];
};

const against = (defender: Parameters<typeof unit>, dice: readonly number[]) => {
  const [warscroll, more] = defender;
  const staged = stage({
    azure: [unit('lord-arcanum-on-gryph-charger', { at: { x: 20, y: 20 } })],
    ember: [
      unit(warscroll, {
        at: { x: 20, y: 20 + ahead('lord-arcanum-on-gryph-charger', warscroll, 0.5) },
        ...more,
      }),
    ],
    dice,
  });
  staged.attack('lord-arcanum-on-gryph-charger', warscroll);
  return staged;
};

/** A Lord Executioner with 2 of his 5 Wounds left, who negates mortal wounds on a 5+. */
const executioner = (wounds: number, mortals: number, later: readonly number[], suffered = 3) =>
  against(['lord-executioner', { wounds: suffered }], clawed(wounds, mortals, later));

/** Liberators without shields, 2 Wounds each, all with a ward against mortal wounds on a 5+. */
const liberators = (wounds: number, mortals: number, later: readonly number[], marks = WARDED) =>
  against(['liberators', { loadout: 'two-hammers', across: 1, models: 3, marks }], clawed(wounds, mortals, later));

const to = (models: readonly number[], more: Partial<Order> = {}) =>
  ({ type: 'allocate', unit: 'liberators', models: models.map(n => `liberators/${n}`), ...more }) as Order;

const EXECUTIONER = { type: 'allocate', unit: 'lord-executioner', models: ['lord-executioner/1'] } as const;

describe('wounds and mortal wounds in one pool', () => {
  test('MW-02 NEG-01 an owner who negates only one kind is asked which comes first', () => {
    const staged = executioner(1, 1, [4]);
    const ask = { kind: 'allocate', seat: 'ember', unit: 'lord-executioner', wounds: 2, mortals: 1 };
    expect(staged.ask()).toEqual(ask);
    const command = { seat: 'ember', ...EXECUTIONER };
    expect(staged.options()).toEqual([
      command,
      { ...command, first: 'mortals' },
      { ...command, first: 'wounds', isOne: true },
      { ...command, first: 'mortals', isOne: true },
    ]);
    staged.submit(EXECUTIONER);
    expect(staged.unit('lord-executioner').models).toEqual([]);
  });

  test('MW-02 one mortal wound is tried alone; what is left cannot slay, and nothing more is asked', () => {
    const staged = executioner(1, 1, [5]);
    const events = staged.submit({ ...EXECUTIONER, first: 'mortals', isOne: true });
    expect(events).toMatchObject([
      { type: 'allocationOrdered', first: 'mortals', isOne: true },
      { type: 'answered' },
      { type: 'negationRolled', face: 5 },
      { type: 'damageSettled' },
      { type: 'allocationOrdered', models: ['lord-executioner/1'] },
      { type: 'woundsAllocated', wounds: 1 },
      { type: 'damageSettled' },
      { type: 'activationEnded' },
      ...events.slice(8),
    ]);
    expect(staged.unit('lord-executioner').models[0]?.wounds).toBe(4);
  });

  test('MW-02 while both kinds are left and could slay, the owner is asked again', () => {
    const staged = executioner(1, 2, [6, 1]);
    staged.submit({ ...EXECUTIONER, first: 'mortals', isOne: true });
    expect(staged.ask()).toMatchObject({ kind: 'allocate', wounds: 2, mortals: 1 });
    staged.submit({ ...EXECUTIONER, isOne: true });
    expect(staged.unit('lord-executioner').models).toEqual([]);
  });

  test('MW-02 it matters only if a model may be slain: with 3 Wounds left and 2 to take no question is asked', () => {
    const staged = executioner(1, 1, [1], 2);
    expect(staged.eventsOf('asked').filter(({ ask }) => ask.kind === 'allocate')).toEqual([]);
    expect(staged.unit('lord-executioner').models[0]?.wounds).toBe(4);
  });

  test.each([
    ['ordinary wounds alone', 3, 0, WARDED],
    ['mortal wounds alone', 0, 3, WARDED],
    ['no ward', 1, 2, []],
    ['a ward against all of them', 1, 2, [mark({ do: 'negate', on: 5, kind: 'any' })]],
    ['a ward against melee, which these all are', 1, 2, [mark({ do: 'negate', on: 5, kind: 'melee' })]],
  ])('MW-02 NEG-01 with %s the order is all one', (_, wounds, mortals, marks) => {
    expect(liberators(wounds, mortals, [], marks).ask()).toEqual({
      kind: 'allocate',
      seat: 'ember',
      unit: 'liberators',
      wounds: 3,
    });
  });

  test.each([
    ['ordinary wounds first where nothing is said', {}, [1, 2]],
    ['ordinary wounds first', { first: 'wounds' }, [1, 2]],
    ['mortal wounds first', { first: 'mortals' }, [1, 1]],
  ] as const)('MW-02 the order says whose ward is rolled: %s', (_, more, rolling) => {
    const staged = liberators(1, 2, [1, 1]);
    staged.submit(to([1, 2], more));
    expect(staged.eventsOf('negationRolled').map(({ model }) => model)).toEqual(rolling.map(n => `liberators/${n}`));
    expect(staged.unit('liberators').models.map(({ id, wounds }) => `${id} ${wounds}`)).toEqual([
      'liberators/2 1',
      'liberators/3 0',
    ]);
  });

  test('WND-04 the model that negated the last wound takes the next of the same allocation', () => {
    const staged = liberators(1, 2, [5, 5]);
    staged.submit(to([2], { first: 'mortals', isOne: true }));
    expect(staged.refusals(to([1]))).toEqual([
      { rule: 'WND-04', code: 'allocate.woundedFirst', facts: { wounded: 'liberators/2' } },
    ]);
    expect(staged.options().every(option => 'models' in option && option.models[0] === 'liberators/2')).toBe(true);
    staged.submit(to([2], { first: 'mortals' }));
    expect(staged.unit('liberators').models.map(({ wounds }) => wounds)).toEqual([0, 1, 0]);
    expect(staged.battle().damage).toEqual([]);
  });

  test('WND-04 until it has fallen: then the choice is free', () => {
    const staged = liberators(2, 1, []);
    staged.submit(to([2, 1], { first: 'wounds', isOne: true }));
    expect(staged.unit('liberators').models.map(({ wounds }) => wounds)).toEqual([0, 1, 0]);
    staged.submit(to([2], { first: 'wounds', isOne: true }));
    expect(staged.check(to([1]))).toEqual([]);
    expect(staged.check(to([3]))).toEqual([]);
  });

  test('WND-02 one at a time without saying of which kind: an ordinary wound, or a mortal one where no other is left', () => {
    const staged = liberators(1, 2, [1, 6]);
    staged.submit(to([2], { isOne: true }));
    expect(staged.eventsOf('negationRolled')).toEqual([]);
    staged.submit(to([2], { isOne: true }));
    expect(staged.eventsOf('negationRolled')).toMatchObject([{ model: 'liberators/2', face: 1 }]);
    staged.submit(to([3], { isOne: true }));
    expect(staged.battle().damage).toEqual([]);
  });

  test('MW-02 a kind of which there is none cannot come first', () => {
    const staged = liberators(2, 0, []);
    expect(staged.refusals(to([1], { first: 'mortals' }))).toEqual([
      { rule: 'MW-02', code: 'allocate.noneOfKind', facts: { kind: 'mortals' } },
    ]);
    expect(staged.check(to([1], { first: 'wounds' }))).toEqual([]);
    expect(staged.check(to([2], { isOne: true }))).toEqual([]);
  });

  test('MW-02 WND-01 the wounds of all weapons are one pool', () => {
    const staged = against(
      ['liberators', { loadout: 'two-hammers', across: 1, models: 3, marks: WARDED }],
      [3, 1, 1, 1, 3, 1, 1, 6, 1, 1, 4],
    );
    expect(staged.ask()).toMatchObject({ wounds: 2, mortals: 1 });
    const events = staged.submit(to([1], { first: 'mortals' }));
    expect(events.slice(2, 5)).toMatchObject([
      { type: 'negationRolled', face: 4 },
      { type: 'woundsAllocated', wounds: 1 },
      { type: 'damageSettled' },
    ]);
    expect(staged.unit('liberators').models).toHaveLength(2);
  });

  test.each([
    ['an ordinary one where nothing is said', {}],
    ['an ordinary one', { first: 'wounds' }],
  ] as const)('MW-02 WND-02 one out of the wounds of two weapons: %s', (_, more) => {
    const staged = against(
      ['liberators', { loadout: 'two-hammers', across: 1, models: 3, marks: WARDED }],
      [3, 1, 1, 1, 3, 1, 1, 6, 3, 1, 3, 1],
    );
    expect(staged.ask()).toMatchObject({ wounds: 3, mortals: 1 });
    staged.submit(to([1, 2], { ...more, isOne: true }));
    expect(staged.eventsOf('negationRolled')).toEqual([]);
    expect(staged.ask()).toMatchObject({ wounds: 2, mortals: 1 });
    expect(staged.check(to([2]))).toEqual(['allocate.woundedFirst']);
  });

  describe('MW-02 WND-01 what must be allocated after the rest stays there', () => {
    /** A sword whose wounds come first does 2 and a mortal one, the hooves of its steed 1. */
    const ridden = (...later: readonly number[]) =>
      stage({
        azure: [
          unit('knight-of-shrouds-on-ethereal-steed', {
            at: { x: 20, y: 20 },
            artefact: 'shadows-edge',
          }),
        ],
        ember: [
          unit('liberators', {
            at: { x: 20, y: 20 + ahead('knight-of-shrouds-on-ethereal-steed', 'liberators', 0.5) },
            loadout: 'two-hammers',
            across: 1,
            models: 3,
            marks: WARDED,
          }),
        ],
        allegiances: { azure: 'nighthaunt' },
        dice: [6, 3, 1, 1, 1, 3, 1, 4, 1, 5, 1, ...later],
      });

    test('after one wound', () => {
      const staged = ridden();
      staged.attack('knight-of-shrouds-on-ethereal-steed', 'liberators');
      staged.submit(to([1], { first: 'wounds', isOne: true }));
      expect(staged.ask()).toMatchObject({ wounds: 3, mortals: 1 });
      expect(staged.battle().damage).toMatchObject([
        { wounds: 1, mortals: 1, source: { weapon: 'sword-of-stolen-hours' }, bearer: 'liberators/1' },
        { wounds: 1, mortals: 0, source: { weapon: 'ghostly-hooves-and-teeth' }, bearer: 'liberators/1' },
      ]);
    });

    test('whichever kind comes first', () => {
      const staged = ridden(1);
      staged.attack('knight-of-shrouds-on-ethereal-steed', 'liberators');
      staged.submit(to([1, 2], { first: 'wounds' }));
      const types = staged.events().map(({ type }) => type);
      expect(types.filter(type => type === 'woundsAllocated' || type === 'negationRolled')).toEqual([
        'woundsAllocated',
        'negationRolled',
        'woundsAllocated',
        'woundsAllocated',
      ]);
    });
  });

  test('MW-02 WND-01 what waits for another unit is left alone', () => {
    const LORD = 'lord-arcanum-on-gryph-charger';
    const warded = { loadout: 'two-hammers', across: 5, marks: WARDED };
    const staged = stage({
      azure: [unit(LORD, { at: { x: 20, y: 20 } })],
      ember: [
        unit('liberators', { at: { x: 20, y: 20 + ahead(LORD, 'liberators', 0.5) }, ...warded }),
        unit('liberators', { id: 'behind', at: { x: 20, y: 20 - ahead(LORD, 'liberators', 0.5) }, ...warded }),
      ],
      dice: [3, 1, 1, 1, 3, 1, 3, 6, 3, 3, 3, 3, 1, 1],
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: LORD });
    staged.submit({ type: 'pileIn', unit: LORD, steps: [] });
    const orders = [
      { weapon: 'aetherstave', target: 'behind' },
      { weapon: 'razor-beak-and-claws', target: 'liberators' },
    ];
    staged.submit({ type: 'attack', unit: LORD, orders });
    staged.submit({ type: 'settleFirst', unit: 'liberators' });
    expect(staged.ask()).toMatchObject({ kind: 'allocate', unit: 'liberators', wounds: 3, mortals: 1 });
    const before = staged.battle().damage.find(damage => damage.unit === 'behind');
    staged.submit(to([1], { first: 'wounds', isOne: true }));
    expect(staged.battle().damage).toMatchObject([{ unit: 'liberators', wounds: 1, mortals: 1 }, { unit: 'behind' }]);
    expect(staged.battle().damage[1]).toEqual(before);
  });
});
