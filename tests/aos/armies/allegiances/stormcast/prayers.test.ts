import { describe, expect, test } from 'vitest';
import { braveryOf } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, baseOf, type Scene, type StagedUnit, stage, unit } from '../../../fixture';

const PRIEST = 'lord-relictor';
const LORD = 'lord-celestant';
const allegiances = { azure: 'stormcast-eternals' } as const;

const friendAt = (x: number) => unit(LORD, { id: 'friend', at: { x: 20 + x, y: 20 } });
const foeAt = (y: number, warscroll = LORD) => unit(warscroll, { id: 'foe', at: { x: 20, y: 20 + y } });
const scene = (lore: string, dice: readonly number[], more: Partial<Scene> = {}) =>
  stage({
    azure: [unit(PRIEST, { at: { x: 20, y: 20 }, lore }), friendAt(5)],
    ember: [foeAt(15)],
    allegiances,
    phase: 'hero',
    dice,
    ...more,
  });
const pray = (ability: string, target?: string) =>
  ({ type: 'useAbility', unit: PRIEST, ability, ...(target ? { target } : {}) }) as const;
const wholly = (inches: number) => apart(PRIEST, LORD, inches - baseOf(LORD).width);

describe('Divine Light', () => {
  test('on a 3, hit rolls of 1 against an enemy unit may be re-rolled until your next hero phase', () => {
    const staged = scene('divine-light', [3]);
    staged.submit(pray('divine-light-on-foes', 'foe'));
    const { marks } = staged.unit('foe');
    const fight = stage({
      azure: [unit(LORD, { at: { x: 20, y: 20 } })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, 0.5) }, marks })],
      dice: [1, 2, 2, 2, 2, 2, 2],
    });
    fight.attack(LORD, 'foe');
    expect(fight.eventsOf('diceRolled')[0]?.dice[0]).toMatchObject({ before: 1, face: 2 });
  });

  test('on a friend, natural hits of 6 against it are rolled again', () => {
    const staged = scene('divine-light', [3]);
    staged.submit(pray('divine-light-on-friends', 'friend'));
    const { marks } = staged.unit('friend');
    const fight = stage({
      azure: [unit(LORD, { id: 'friend', at: { x: 20, y: 20 }, marks })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, 0.5) } })],
      active: 'ember',
      dice: [6, 2, 5, 2, 2, 1, 2, 2],
    });
    fight.attack('foe', 'friend');
    expect(fight.eventsOf('diceRolled')[0]?.dice).toMatchObject([{ before: 6, face: 2 }, { face: 5 }, {}, {}]);
  });

  test('on a 2 nothing; and one prayer is one prayer', () => {
    const staged = scene('divine-light', [2]);
    staged.submit(pray('divine-light-on-foes', 'foe'));
    expect(staged.unit('foe').marks).toEqual([]);
    expect(staged.check(pray('divine-light-on-friends', 'friend'))).toEqual(['ability.usedUp']);
  });

  test.each([
    [18, []],
    [18.01, ['ability.outOfReach']],
  ])('wholly within 18": at %f', (inches, codes) => {
    const azure = [unit(PRIEST, { at: { x: 20, y: 20 }, lore: 'divine-light' }), friendAt(wholly(inches))];
    expect(scene('divine-light', [], { azure }).check(pray('divine-light-on-friends', 'friend'))).toEqual(codes);
  });
});

describe('Bless Weapons', () => {
  test('on a 4, unmodified hit rolls of 6 score 1 more hit', () => {
    const staged = scene('bless-weapons', [4]);
    staged.submit(pray('bless-weapons', 'friend'));
    const { marks } = staged.unit('friend');
    const fight = stage({
      azure: [unit(LORD, { id: 'friend', at: { x: 20, y: 20 }, marks })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, 0.5) } })],
      dice: [6, 3, 1, 1, 1, 1, 1, 1, 1],
    });
    fight.attack('friend', 'foe');
    expect(fight.eventsOf('diceRolled')[0]?.standing).toBe(3);
  });

  test('on top of what a 6 does already', () => {
    const staged = scene('bless-weapons', [4]);
    staged.submit(pray('bless-weapons', 'friend'));
    const { marks } = staged.unit('friend');
    const fight = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 }, across: 1, loadout: 'two-blades', marks })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead('liberators', LORD, 0.5) } })],
      dice: [6, 1, 1, 1, 1, 1],
    });
    fight.attack('liberators', 'foe');
    expect(fight.eventsOf('diceRolled')[0]?.standing).toBe(3);
  });

  test('on a 3 nothing', () => {
    const staged = scene('bless-weapons', [3]);
    staged.submit(pray('bless-weapons', 'friend'));
    expect(staged.unit('friend').marks).toEqual([]);
  });
});

describe('Bolster Faith', () => {
  test.each([
    ['a 3: no battleshock tests until your next hero phase', 3, 1],
    ['a 2: nothing', 2, 0],
  ])('on %s', (_, face, marks) => {
    const staged = scene('bolster-faith', [face]);
    staged.submit(pray('bolster-faith', 'friend'));
    expect(staged.unit('friend').marks).toHaveLength(marks);
  });

  test('a unit so blessed is not tested', () => {
    const staged = scene('bolster-faith', [3]);
    staged.submit(pray('bolster-faith', 'friend'));
    const { marks } = staged.unit('friend');
    const shaken = (more: Partial<StagedUnit>) =>
      stage({
        azure: [unit('liberators', { lost: 3, ...more })],
        ember: [unit(LORD, { id: 'foe' })],
        phase: 'battleshock',
      }).ask()?.kind;
    expect(shaken({})).toBe('testNerve');
    expect(shaken({ marks })).not.toBe('testNerve');
  });

  test.each([
    [9, []],
    [9.01, ['ability.outOfReach']],
  ])('within 9": at %f', (gap, codes) => {
    const azure = [unit(PRIEST, { at: { x: 20, y: 20 }, lore: 'bolster-faith' }), friendAt(apart(PRIEST, LORD, gap))];
    expect(scene('bolster-faith', [], { azure }).check(pray('bolster-faith', 'friend'))).toEqual(codes);
  });
});

describe('Abjuration', () => {
  const KNIGHT = 'knight-incantor';
  const enemies = (gap: number) => [
    unit(KNIGHT, { id: 'foe', at: { x: 20, y: 20 + ahead(PRIEST, KNIGHT, gap) } }),
    unit(KNIGHT, { id: 'other', at: { x: 24, y: 20 + ahead(PRIEST, KNIGHT, gap) } }),
  ];
  const casting = (face: number, id: string, dice: readonly number[] = []) => {
    const staged = scene('abjuration', [face, 3, 3, ...dice], { ember: enemies(11), active: 'ember' });
    staged.submit(pray('abjuration', 'foe'));
    staged.pass();
    staged.submit({ type: 'cast', unit: id, model: `${id}/1`, spell: 'mystic-shield' });
    return staged;
  };

  test('on a 3 this priest may try to unbind a spell of that wizard', () => {
    const staged = casting(3, 'foe', [6, 6]);
    staged.submit({ type: 'unbind', unit: PRIEST, model: `${PRIEST}/1` });
    expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'unbound' }]);
  });

  test('not of another, nor on a 2', () => {
    expect(casting(3, 'other').ask()).toMatchObject({ kind: 'aimSpell' });
    expect(casting(2, 'foe').ask()).toMatchObject({ kind: 'aimSpell' });
  });

  test('at 12.01" there is nobody to abjure', () => {
    const ask = (gap: number) => scene('abjuration', [], { ember: enemies(gap).slice(0, 1), active: 'ember' }).ask();
    expect(ask(12)).toMatchObject({ kind: 'useAbilities', seat: 'azure' });
    expect(ask(12.01)).toMatchObject({ kind: 'act', seat: 'ember' });
  });
});

describe('God-King’s Aspect', () => {
  test.each([
    ['on a 3 enemies within 6.00" have −1 Bravery', 3, 6, 8],
    ['not at 6.01"', 3, 6.01, 9],
    ['nor on a 2', 2, 6, 9],
  ])('%s', (_, face, gap, bravery) => {
    const staged = scene('god-kings-aspect', [face], { ember: [foeAt(ahead(PRIEST, LORD, gap))] });
    staged.submit(pray('god-kings-aspect'));
    expect(braveryOf(staged.battle(), staged.unit('foe'))).toBe(bravery);
  });
});

describe('Translocation', () => {
  const place = (x: number, y: number) =>
    ({ type: 'relocate', unit: 'friend', places: [{ x, y, facing: 0 }] }) as const;

  test('on a 3 a friend wholly within 9" is set up anywhere more than 9" from enemies, and does not move next', () => {
    const staged = scene('translocation', [3]);
    staged.submit(pray('translocation', 'friend'));
    expect(staged.check(place(20, 35 - apart(LORD, LORD, 9)))).toEqual(['reserve.nearEnemy']);
    staged.submit(place(60, 40));
    expect(staged.unit('friend').models[0]).toMatchObject({ x: 60, y: 40 });
    staged.playTo('movement', 'azure');
    expect(staged.check({ type: 'run', unit: 'friend' })).toEqual(['move.spent']);
  });

  test('RES-02 to be set up is no move: Judicators have their Rapid Fire, and no move', () => {
    const facesOfOneModel = [1, 1, 1, 1];
    const staged = scene('translocation', [3, ...facesOfOneModel], {
      azure: [
        unit(PRIEST, { at: { x: 20, y: 20 }, lore: 'translocation' }),
        unit('judicators', { at: { x: 18, y: 20 }, loadout: 'crossbows', fallen: [1, 2, 3, 4], lostBefore: true }),
      ],
      ember: [foeAt(20)],
    });
    staged.submit(pray('translocation', 'judicators'));
    const y = 40 - apart('judicators', LORD, 10);
    staged.submit({ type: 'relocate', unit: 'judicators', places: [{ x: 20, y, facing: 0 }] });
    expect(staged.unit('judicators').deeds).toEqual(['arrived', 'moveSpent']);
    staged.playTo('movement', 'azure');
    const steps = [
      {
        model: 'judicators/5',
        path: [
          { x: 20, y },
          { x: 21, y },
        ],
      },
    ];
    expect(staged.refusals({ type: 'move', unit: 'judicators', steps })).toEqual([
      { rule: 'RES-03', code: 'move.spent', facts: {} },
    ]);
    staged.playTo('shooting', 'azure');
    staged.attack('judicators', 'foe');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(4);
  });

  test('SETUP-04 it is off the table during the set-up: it may return to its place, but not overlap another model', () => {
    const staged = scene('translocation', [3]);
    staged.submit(pray('translocation', 'friend'));
    const { x = 0, y = 0 } = staged.unit('friend').models[0] ?? {};
    expect(staged.check(place(x + 0.1, y))).not.toContain('setUp.overlaps');
    const priest = staged.unit(PRIEST).models[0];
    expect(staged.check(place(priest?.x ?? 0, priest?.y ?? 0))).toContain('setUp.overlaps');
  });

  test('on a 2 it stays', () => {
    const staged = scene('translocation', [2]);
    staged.submit(pray('translocation', 'friend'));
    expect(staged.ask()).toMatchObject({ kind: 'act' });
  });

  test.each([
    [9, []],
    [9.01, ['ability.outOfReach']],
  ])('wholly within 9": at %f', (inches, codes) => {
    const azure = [unit(PRIEST, { at: { x: 20, y: 20 }, lore: 'translocation' }), friendAt(wholly(inches))];
    expect(scene('translocation', [], { azure }).check(pray('translocation', 'friend'))).toEqual(codes);
  });
});
