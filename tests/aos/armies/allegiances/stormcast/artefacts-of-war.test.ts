import { describe, expect, test } from 'vitest';
import { ahead, type Scene, type StagedUnit, stage, unit } from '../../../fixture';

const LORD = 'lord-celestant';
type More = Omit<Partial<StagedUnit>, 'warscroll'>;

/** The bearer face to face with an enemy. */
const duel = (
  artefact: string,
  dice: readonly number[],
  enemy: StagedUnit = unit(LORD, { id: 'foe' }),
  more: Partial<Scene> = {},
) =>
  stage({
    azure: [unit(LORD, { at: { x: 20, y: 20 }, artefact })],
    ember: [{ ...enemy, at: { x: 20, y: 20 + ahead(LORD, enemy.warscroll, 0.5) } }],
    allegiances: { azure: 'stormcast-eternals' },
    dice,
    ...more,
  });
const ones = (count: number) => Array.from({ length: count }, () => 1);
const foe = (more: More = {}) => unit(LORD, { id: 'foe', ...more });

describe('storm-forged weapons', () => {
  test.each<[string, More, readonly number[]]>([
    ['1 more attack', {}, [5, 2]],
    ['2 more against a Chaos unit', { keywords: ['CHAOS'] }, [6, 2]],
  ])('Strife-ender: %s', (_, more, attacks) => {
    const staged = duel('strife-ender', ones(attacks.reduce((a, b) => a + b, 0)), foe(more));
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual(attacks);
  });

  test('Strife-ender: attacks split between Chaos and others are 1 more, not 2', () => {
    const staged = stage({
      azure: [unit(LORD, { at: { x: 20, y: 20 }, artefact: 'strife-ender' })],
      ember: [
        unit(LORD, { id: 'chaos', at: { x: 20, y: 20 + ahead(LORD, LORD, 0.5) }, keywords: ['CHAOS'] }),
        unit(LORD, { id: 'plain', at: { x: 20, y: 20 - ahead(LORD, LORD, 0.5) } }),
      ],
      allegiances: { azure: 'stormcast-eternals' },
    });
    staged.submit({ type: 'fight', unit: LORD });
    staged.submit({ type: 'pileIn', unit: LORD, steps: [] });
    const order = (chaos: number, plain: number) =>
      ({
        type: 'attack',
        unit: LORD,
        orders: [
          { weapon: 'runeblade', target: 'chaos', shares: [{ model: `${LORD}/1`, attacks: chaos }] },
          { weapon: 'runeblade', target: 'plain', shares: [{ model: `${LORD}/1`, attacks: plain }] },
          { weapon: 'warhammer', target: 'plain' },
        ],
      }) as const;
    expect(staged.check(order(4, 2))).toEqual(['attack.tooMany']);
    expect(staged.check(order(4, 1))).toEqual([]);
  });

  test.each<[string, StagedUnit, readonly number[], number | undefined]>([
    ['against a Hero', foe(), [2, 2, 2, 2, 2, 2, 2, 2, 1, 1], 2],
    ['against a Monster', unit('liberators', { id: 'foe', keywords: ['MONSTER'] }), [2, 2, 2, 2, 2, 2, 2, 2, 1, 1], 2],
    ['not against others', unit('liberators', { id: 'foe' }), [2, 2, 2, 2, 1, 1], undefined],
  ])('Blade of Heroes: failed hit rolls with its weapon are re-rolled %s', (_, enemy, dice, before) => {
    const staged = duel('blade-of-heroes', dice, enemy);
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('diceRolled')[0]?.dice[0]?.before).toBe(before);
    expect(staged.eventsOf('diceRolled')[1]?.dice[0]?.before).toBeUndefined();
  });

  test('Hammer of Might: an unmodified wound roll of 6 doubles the damage of that attack', () => {
    const staged = duel('hammer-of-might', [3, 3, 1, 1, 6, 3, 1, 1, 1, 1]);
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[1], [2]]);
  });

  test('Fang of Dracothian: wound rolls of 1 are re-rolled', () => {
    const staged = duel('fang-of-dracothian', [3, 1, 1, 1, 1, 2, 1, 1]);
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('diceRolled')[1]?.dice).toMatchObject([{ before: 1, face: 2 }]);
  });

  test('Obsidian Blade: 1 more Rend', () => {
    const staged = duel('obsidian-blade', [3, 1, 1, 1, 3, 6, 1, 1]);
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('diceRolled')[2]).toMatchObject({ roll: 'save', modifier: -2 });
  });

  describe('Gift of the Six Smiths', () => {
    const change = { type: 'changeDie', unit: LORD } as const;

    test('one failed hit roll may be re-rolled', () => {
      const staged = duel('gift-of-the-six-smiths', [3, 2, 1, 1, 4, 1, 1, 1, 1]);
      staged.attack(LORD, 'foe');
      expect(staged.ask()).toEqual({ kind: 'changeDie', seat: 'azure', unit: LORD, ability: 'gift-of-the-six-smiths' });
      expect(staged.check({ ...change, index: 0 })).toEqual(['dice.notThis']);
      expect(staged.check({ ...change, index: 1, face: 6 })).toEqual(['dice.noSuchFace']);
      staged.submit({ ...change, index: 1 });
      expect(staged.eventsOf('diceRolled')[0]).toMatchObject({
        standing: 2,
        dice: [{ face: 3 }, { before: 2, face: 4 }, {}, {}],
      });
    });

    test('or a failed wound roll; once a turn, and only with its weapon', () => {
      const staged = duel('gift-of-the-six-smiths', [3, 1, 1, 1, 2, 3, 5, 1, 1]);
      staged.attack(LORD, 'foe');
      staged.submit({ type: 'pass' });
      expect(staged.eventsOf('diceRolled')).toHaveLength(1);
      staged.submit({ ...change, index: 0 });
      expect(staged.eventsOf('diceRolled').map(({ roll, standing }) => [roll, standing])).toEqual([
        ['hit', 1],
        ['wound', 1],
        ['save', 0],
        ['hit', 0],
      ]);
      expect(staged.battle().used).toMatchObject([{ ability: 'gift-of-the-six-smiths', until: 'turn' }]);
    });

    test('a die left as it lies changes nothing', () => {
      const staged = duel('gift-of-the-six-smiths', [1, 1, 1, 1, 1, 1]);
      staged.attack(LORD, 'foe');
      expect(staged.options().map(({ type }) => type)).toEqual(['changeDie', 'pass']);
      staged.submit({ type: 'pass' });
      expect(staged.battle().used).toEqual([]);
      expect(staged.eventsOf('diceRolled')).toHaveLength(2);
    });
  });
});

describe('heaven-wrought armour', () => {
  const attacked = (
    artefact: string,
    dice: readonly number[],
    enemy = foe(),
    phase: 'combat' | 'shooting' = 'combat',
  ) => {
    const gap = phase === 'combat' ? 0.5 : 10;
    const staged = stage({
      azure: [unit(LORD, { at: { x: 20, y: 20 }, artefact })],
      ember: [{ ...enemy, at: { x: 20, y: 20 + ahead(LORD, enemy.warscroll, gap) } }],
      allegiances: { azure: 'stormcast-eternals' },
      phase,
      active: 'ember',
      dice,
    });
    staged.attack('foe', LORD);
    return staged;
  };
  const archers = unit('judicators', { id: 'foe', fallen: [1, 2, 3, 4] });

  test.each([
    ['a wound is negated on a 6', 6, 0],
    ['not on a 5', 5, 1],
  ])('Armour of Destiny: %s', (_, face, wounds) => {
    const staged = attacked('armour-of-destiny', [3, 1, 1, 1, 3, 1, 1, 1, face]);
    expect(staged.unit(LORD).models[0]?.wounds).toBe(wounds);
  });

  test('Armour of Silvered Sigmarite: −1 to hit in melee, not with missiles', () => {
    expect(attacked('armour-of-silvered-sigmarite', ones(6)).eventsOf('diceRolled')[0]?.modifier).toBe(-1);
    const shot = attacked('armour-of-silvered-sigmarite', [1], archers, 'shooting');
    expect(shot.eventsOf('diceRolled')[0]?.modifier).toBe(0);
  });

  test('Mirrorshield: −2 to hit with missiles, not in melee', () => {
    expect(attacked('mirrorshield', ones(6)).eventsOf('diceRolled')[0]?.modifier).toBe(0);
    expect(attacked('mirrorshield', [1], archers, 'shooting').eventsOf('diceRolled')[0]?.modifier).toBe(-2);
  });

  test.each<[string, StagedUnit, readonly number[], number | undefined]>([
    ['against Damage 2', unit('retributors', { id: 'foe', lost: 4 }), [3, 1, 1, 3, 2, 6], 2],
    ['against random Damage', unit('knight-incantor', { id: 'foe' }), [3, 1, 1, 3, 2, 6], 2],
    ['not against Damage 1', foe(), [3, 1, 1, 1, 3, 2, 1, 1], undefined],
  ])('Drakescale Armour: failed saves are re-rolled %s', (_, enemy, dice, before) => {
    const save = attacked('drakescale-armour', dice, enemy)
      .eventsOf('diceRolled')
      .find(({ roll }) => roll === 'save');
    expect(save?.dice[0]?.before).toBe(before);
  });

  test('Featherfoe Torc: successful hits by flyers are rolled again', () => {
    const rasps = unit('chainrasp-horde', { id: 'foe', lost: 9 });
    const staged = attacked('featherfoe-torc', [4, 3, 2, 6, 4, 1], rasps);
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({
      standing: 1,
      dice: [{ before: 4, face: 3 }, { face: 2 }, { before: 6, face: 4 }],
    });
    const walking = attacked('featherfoe-torc', [3, 1, 1, 1, 1, 1, 1]);
    expect(walking.eventsOf('diceRolled')[0]?.dice[0]).toEqual({ face: 3, result: 3, passed: true });
  });

  describe('Spellshield', () => {
    const cast = (hero: string, artefact: string | undefined) => {
      const staged = stage({
        azure: [unit(hero, { at: { x: 20, y: 20 }, ...(artefact ? { artefact } : {}) })],
        ember: [unit('knight-incantor', { id: 'foe', at: { x: 20, y: 35 } })],
        allegiances: { azure: 'stormcast-eternals' },
        phase: 'hero',
        active: 'ember',
        dice: [3, 3],
      });
      staged.submit({ type: 'cast', unit: 'foe', model: 'foe/1', spell: 'arcane-bolt' });
      return staged.ask()?.kind;
    };

    test('its bearer may try to unbind, wizard or not', () => {
      expect(cast(LORD, 'spellshield')).toBe('unbind');
      expect(cast(LORD, undefined)).toBe('aimSpell');
    });

    test('a wizard once more', () => {
      const staged = stage({
        azure: [unit('knight-incantor', { at: { x: 20, y: 20 }, artefact: 'spellshield' })],
        ember: ['a', 'b', 'c'].map((id, i) => unit('knight-incantor', { id, at: { x: 20 + 4 * i, y: 35 } })),
        allegiances: { azure: 'stormcast-eternals' },
        phase: 'hero',
        active: 'ember',
        dice: [3, 3, 6, 6, 3, 4, 6, 6, 4, 4],
      });
      const spells = ['arcane-bolt', 'mystic-shield', 'spirit-storm'];
      for (const [i, id] of ['a', 'b'].entries()) {
        staged.submit({ type: 'cast', unit: id, model: `${id}/1`, spell: spells[i] ?? '' });
        staged.submit({ type: 'unbind', unit: 'knight-incantor', model: 'knight-incantor/1' });
      }
      staged.submit({ type: 'cast', unit: 'c', model: 'c/1', spell: 'spirit-storm' });
      expect(staged.eventsOf('spellEnded').map(({ how }) => how)).toEqual(['unbound', 'unbound', 'cast']);
    });
  });
});
