import { describe, expect, test } from 'vitest';
import { ahead, type Scene, type StagedUnit, stage, unit } from '../../../fixture';

const LORD = 'lord-celestant';
const allegiances = { azure: 'stormcast-eternals' } as const;
type More = Omit<Partial<StagedUnit>, 'warscroll'>;

const bearing = (artefact: string, more: More = {}) => unit(LORD, { at: { x: 20, y: 20 }, artefact, ...more });
const foe = (gap = 0.5) => unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, gap) } });
const scene = (azure: StagedUnit, more: Partial<Scene> = {}) =>
  stage({ azure: [azure], ember: [foe()], allegiances, ...more });

describe('Talisman of Endurance', () => {
  test.each([
    ['the bearer falls to the sixth wound', 'talisman-of-endurance', 1],
    ['others to the fifth', 'mirrorshield', 0],
  ])('%s', (_, artefact, left) => {
    const staged = scene(bearing(artefact, { wounds: 4 }), { active: 'ember', dice: [3, 1, 1, 1, 3, 1, 1, 1] });
    staged.attack('foe', LORD);
    expect(staged.unit(LORD).models).toHaveLength(left);
  });
});

describe('Obsidian Amulet', () => {
  const bolted = (seat: 'azure' | 'ember', face: number) => {
    const staged = stage({
      azure: [bearing('obsidian-amulet'), unit('knight-incantor', { id: 'friend', at: { x: 15, y: 15 } })],
      ember: [unit('knight-incantor', { id: 'enemy', at: { x: 20, y: 30 } })],
      allegiances,
      phase: 'hero',
      active: seat,
      dice: [3, 3, face],
    });
    const caster = seat === 'ember' ? 'enemy' : 'friend';
    const spell = seat === 'ember' ? 'arcane-bolt' : 'mystic-shield';
    staged.submit({ type: 'cast', unit: caster, model: `${caster}/1`, spell });
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'aimSpell', target: LORD });
    return staged.unit(LORD);
  };

  test('an enemy spell has no effect on a 4', () => expect(bolted('ember', 4).models[0]?.wounds).toBe(0));
  test('on a 3 it has', () => expect(bolted('ember', 3).models[0]?.wounds).toBe(1));
  test('GEN-05 nor has a friend’s on a 4', () => expect(bolted('azure', 4).marks).toEqual([]));
  test('GEN-05 but on a 3', () => expect(bolted('azure', 3).marks).toHaveLength(1));
});

describe('Luckstone', () => {
  test.each([
    ['is its bearer’s choice: either', 'luckstone', ['runeblade', 'warhammer']],
    ['without it is all one', 'seed-of-rebirth', ['runeblade']],
  ])('ATK-06 which weapon comes first %s', (_, artefact, first) => {
    const staged = scene(bearing(artefact), {});
    staged.pass();
    staged.submit({ type: 'fight', unit: LORD });
    staged.submit({ type: 'pileIn', unit: LORD, steps: [] });
    const attacks = staged.options().flatMap(option => (option.type === 'attack' ? [option.orders] : []));
    expect(attacks.map(orders => orders[0]?.weapon)).toEqual(first);
    expect(attacks.every(orders => orders.length === 2)).toBe(true);
  });

  const change = (index: number, face: number) => ({ type: 'changeDie', unit: LORD, index, face }) as const;

  test('a hit roll becomes what its bearer chooses, once per battle', () => {
    const staged = scene(bearing('luckstone'), { dice: [1, 1, 1, 1, 1, 1, 1] });
    staged.attack(LORD, 'foe');
    expect(staged.check(change(0, 7))).toEqual(['dice.noSuchFace']);
    expect(staged.check(change(4, 6))).toEqual(['dice.notThis']);
    staged.submit(change(2, 5));
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 1, dice: [{}, {}, { before: 1, face: 5 }, {}] });
    expect(staged.battle().used).toMatchObject([{ ability: 'luckstone', until: 'battle' }]);
    expect(staged.ask()).toMatchObject({ kind: 'pickFighter' });
  });

  test('where a 6 ends the attack as a mortal wound, a 5 is offered too', () => {
    const ARCANUM = 'lord-arcanum-on-gryph-charger';
    const staged = stage({
      azure: [unit(ARCANUM, { at: { x: 20, y: 20 }, artefact: 'luckstone' })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(ARCANUM, LORD, 0.5) } })],
      allegiances,
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    const faces = () => staged.options().flatMap(option => (option.type === 'changeDie' ? [option.face] : []));
    staged.attack(ARCANUM, 'foe', 'aetherstave', 'razor-beak-and-claws');
    expect(faces()).toEqual([6]);
    staged.submit({ type: 'pass' });
    expect(faces()).toEqual([6, 5]);
  });

  test('a save of its bearer', () => {
    const staged = scene(bearing('luckstone'), { active: 'ember', dice: [3, 1, 1, 1, 3, 1, 1, 1] });
    staged.attack('foe', LORD);
    expect(staged.ask()).toMatchObject({ kind: 'changeDie', seat: 'azure', unit: LORD });
    staged.submit(change(0, 6));
    expect(staged.unit(LORD).models[0]?.wounds).toBe(0);
  });

  test('a random damage roll, up to 3 for a D3', () => {
    const staged = stage({
      azure: [unit('knight-incantor', { at: { x: 20, y: 20 }, artefact: 'luckstone' })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead('knight-incantor', LORD, 0.5) } })],
      allegiances,
      dice: [3, 1, 1, 3, 1, 2],
    });
    const hero = { unit: 'knight-incantor' } as const;
    staged.attack('knight-incantor', 'foe');
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    expect(staged.check({ type: 'changeDie', ...hero, index: 0, face: 4 })).toEqual(['dice.noSuchFace']);
    staged.submit({ type: 'changeDie', ...hero, index: 0, face: 3 });
    expect(staged.eventsOf('damageRolled')).toMatchObject([{ each: [3] }]);
  });
});

describe('Seed of Rebirth', () => {
  const seed = { type: 'useAbility', unit: LORD, ability: 'seed-of-rebirth' } as const;

  test.each([
    ['4 heals 1 wound', 4, 2],
    ['3 heals none', 3, 3],
  ])('in your hero phase a %s', (_, face, wounds) => {
    const staged = scene(bearing('seed-of-rebirth', { wounds: 3 }), { phase: 'hero', dice: [face] });
    staged.submit(seed);
    expect(staged.unit(LORD).models[0]?.wounds).toBe(wounds);
    expect(staged.check(seed)).toEqual(['ability.usedUp']);
  });
});

describe('Sigmarite Pendant', () => {
  const slain = (dice: readonly number[]) => {
    const staged = stage({
      azure: [bearing('sigmarite-pendant', { wounds: 4 }), unit('liberators', { at: { x: 50, y: 10 } })],
      ember: [foe()],
      allegiances,
      active: 'ember',
      dice: [3, 1, 1, 1, 3, 1, 1, 1, ...dice],
    });
    staged.attack('foe', LORD);
    expect(staged.unit(LORD).models).toEqual([]);
    return staged.unit('foe').models[0]?.wounds;
  };

  test('on a 4 its slayer suffers D6 mortal wounds', () => expect(slain([4, 3])).toBe(3));
  test('on a 3 nothing', () => expect(slain([3])).toBe(0));

  test('the caster suffers no wounds', () => {
    const staged = stage({
      azure: [bearing('sigmarite-pendant', { wounds: 4 }), unit('liberators', { at: { x: 50, y: 10 } })],
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 36 } })],
      allegiances,
      phase: 'hero',
      active: 'ember',
      dice: [3, 3],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target: LORD });
    expect(staged.unit(LORD).models).toEqual([]);
    expect(staged.eventsOf('abilityRolled')).toEqual([]);
  });
});

describe('Quicksilver Draught', () => {
  const drink = { type: 'useAbility', unit: LORD, ability: 'quicksilver-draught' } as const;
  const fight = (active: 'azure' | 'ember') =>
    stage({
      azure: [bearing('quicksilver-draught'), unit(LORD, { id: 'second', at: { x: 24, y: 20 } })],
      ember: [foe(), unit(LORD, { id: 'other', at: { x: 24, y: 20 + ahead(LORD, LORD, 0.5) } })],
      allegiances,
      active,
      dice: Array.from({ length: 6 }, () => 1),
    });

  test('in the enemy’s turn the bearer fights before anyone is picked; then the enemy picks first', () => {
    const staged = fight('ember');
    staged.submit(drink);
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'azure' });
    expect(staged.check({ type: 'fight', unit: 'second' })).toEqual(['fight.last']);
    expect(staged.check({ type: 'pass' })).toEqual(['fight.mustPick']);
    staged.attack(LORD, 'foe');
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'ember' });
  });

  test('in your own turn you still pick first afterwards', () => {
    const staged = fight('azure');
    staged.submit(drink);
    staged.submit({ type: 'pass' });
    staged.attack(LORD, 'foe');
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'azure' });
    expect(staged.check({ type: 'fight', unit: 'second' })).toEqual([]);
  });

  test('once per battle', () => {
    const staged = fight('azure');
    staged.submit(drink);
    expect(staged.check(drink)).toEqual(['ability.usedUp']);
    staged.pass();
    staged.attack('lord-celestant', 'foe');
    expect(staged.battle().used).toMatchObject([{ until: 'battle' }]);
  });
});
