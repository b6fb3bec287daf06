import { describe, expect, test } from 'vitest';
import { allowanceOf } from '../../../../../src/games/aos/abilities/allowance';
import { braveryOf } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, type Scene, unit } from '../../../fixture';
import { foe, LORD, type More, of } from './host-stage';

const command = (ability: string, target: string, choice = 0) =>
  ({ type: 'useAbility', unit: LORD, ability, target, choice }) as const;

describe('Hallowed Knights', () => {
  const { hero, scene } = of('Hallowed Knights', 'martyrs-strength');

  test.each([
    ['on a 6', 6, 0],
    ['not on a 5', 5, 1],
  ])('Only the Faithful: an enemy spell has no effect %s', (_, face, wounds) => {
    const staged = scene([hero()], {
      phase: 'hero',
      active: 'ember',
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 36 } })],
      dice: [3, 3, face],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target: LORD });
    expect(staged.unit(LORD).models[0]?.wounds).toBe(wounds);
  });

  test('Holy Crusaders: +1 to run and charge rolls, and both in one turn', () => {
    const staged = scene([hero()], { phase: 'hero', ember: [foe(15)], dice: [2, 1, 2] });
    staged.submit(command('holy-crusaders', LORD));
    staged.pass();
    staged.submit({ type: 'endPhase' });
    staged.submit({ type: 'run', unit: LORD });
    expect(staged.eventsOf('runRolled')).toMatchObject([
      { face: 2, roll: 3, modifiers: [{ by: 1, cause: 'holy-crusaders' }] },
    ]);
    const path = [
      { x: 20, y: 20 },
      { x: 20, y: 25 },
    ];
    staged.submit({ type: 'move', unit: LORD, steps: [{ model: `${LORD}/1`, path }] });
    staged.playTo('charge', 'azure');
    staged.submit({ type: 'tryCharge', unit: LORD });
    expect(staged.eventsOf('chargeRolled')).toMatchObject([
      { faces: [1, 2], roll: 4, modifiers: [{ by: 1, cause: 'holy-crusaders' }] },
    ]);
  });

  /** The general has taken 4 of 5 wounds; the enemy's blade wounds it once. */
  const felled = (dice: readonly number[], more: Partial<Scene> = {}) => {
    const staged = scene(
      [hero({ wounds: 4 }), unit('liberators', { at: { x: 60, y: 5 }, keywords: ['Hallowed Knights'] })],
      {
        active: 'ember',
        dice: [3, 1, 1, 1, 3, 1, 1, 1, ...dice],
        ...more,
      },
    );
    staged.attack('foe', LORD);
    return staged;
  };

  test('Martyr’s Strength: on a 2 the general fights before it falls, and picks go on as they were', () => {
    const staged = felled([2, 3, 1, 1, 1, 3, 1, 4, 1, 3, 1]);
    expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: LORD });
    staged.submit({ type: 'pileIn', unit: LORD, steps: [] });
    staged.submit({
      type: 'attack',
      unit: LORD,
      orders: [
        { weapon: 'runeblade', target: 'foe' },
        { weapon: 'warhammer', target: 'foe' },
      ],
    });
    expect(staged.unit('foe').models[0]?.wounds).toBe(2);
    expect(staged.unit(LORD).models).toEqual([]);
    expect(staged.battle().slain).toMatchObject([{ model: `${LORD}/1`, cause: 'attack', by: 'ember' }]);
    expect(staged.ask()).toMatchObject({ kind: 'replaceGeneral', seat: 'azure' });
  });

  test('Martyr’s Strength: when it falls, the event names the weapon that slew it', () => {
    const KNIGHT = 'knight-of-shrouds-on-ethereal-steed';
    const staged = felled([2, ...Array.from({ length: 6 }, () => 1)], {
      ember: [unit(KNIGHT, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, KNIGHT, 0.5) }, wounds: 2 })],
      dice: [3, 1, 1, 1, 3, 1, 1, 1, 2, ...Array.from({ length: 6 }, () => 1)],
    });
    staged.submit({ type: 'pileIn', unit: LORD, steps: [] });
    const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'foe' }));
    staged.submit({ type: 'attack', unit: LORD, orders });
    expect(staged.unit('foe').models[0]?.wounds).toBe(1); // Stolen Hours
  });

  test('Martyr’s Strength: it stands against what slays it outright too', () => {
    const EXECUTIONER = 'lord-executioner';
    const rasps = unit('chainrasp-horde', { at: { x: 20, y: 30 } });
    const staged = scene(
      [hero({ wounds: 4 }), unit('liberators', { at: { x: 60, y: 5 }, keywords: ['Hallowed Knights'] })],
      {
        active: 'ember',
        allegiances: { azure: 'stormcast-eternals', ember: 'nighthaunt' },
        ember: [
          unit(EXECUTIONER, { at: { x: 20, y: 20 + ahead(LORD, EXECUTIONER, 0.5) }, artefact: 'slitter' }),
          rasps,
        ],
        generals: { ember: 'chainrasp-horde/1' },
        dice: [6, 2, 1, 1, 1],
      },
    );
    staged.pass();
    staged.submit({ type: 'fight', unit: EXECUTIONER });
    const slit = { ability: 'slitter', target: LORD, model: `${LORD}/1` };
    staged.submit({ type: 'useAbility', unit: EXECUTIONER, ...slit });
    expect(staged.unit(LORD).models).toHaveLength(1);
    staged.pass();
    staged.submit({ type: 'pileIn', unit: EXECUTIONER, steps: [] });
    staged.submit({
      type: 'attack',
      unit: EXECUTIONER,
      orders: [{ weapon: 'decapitating-greataxe', target: LORD }],
    });
    expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: LORD });
  });

  test('Martyr’s Strength: on a 1 it falls at once', () => {
    expect(felled([1]).unit(LORD).models).toEqual([]);
  });

  test('Martyr’s Strength: only in the combat phase', () => {
    const staged = scene(
      [hero({ wounds: 4 }), unit('liberators', { at: { x: 60, y: 5 }, keywords: ['Hallowed Knights'] })],
      {
        phase: 'hero',
        active: 'ember',
        ember: [unit('guardian-of-souls', { at: { x: 20, y: 36 } })],
        dice: [3, 3, 5],
      },
    );
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'aimSpell', target: LORD });
    expect(staged.unit(LORD).models).toEqual([]);
  });

  test('Parchment of Purity: the bearer heals 1 wound in its hero phase', () => {
    const staged = scene([hero({ artefact: 'parchment-of-purity', wounds: 2 })], { phase: 'hero', ember: [foe(10)] });
    staged.pass();
    staged.submit({ type: 'useAbility', unit: LORD, ability: 'parchment-of-purity' });
    expect(staged.unit(LORD).models[0]?.wounds).toBe(1);
  });
});

describe('Anvils of the Heldenhammer', () => {
  const { hero, scene } = of('Anvils of the Heldenhammer', 'deathly-aura');
  const bows = (more: More = {}) =>
    unit('judicators', { at: { x: 26, y: 20 }, across: 1, keywords: ['Anvils of the Heldenhammer'], ...more });

  test('No True Death: a failed battleshock test may be taken again', () => {
    const staged = scene([hero(), bows({ lost: 3 })], { phase: 'battleshock', ember: [foe(20)], dice: [6, 1] });
    staged.submit({ type: 'testNerve', unit: 'judicators' });
    staged.submit({ type: 'rerollDice', unit: 'judicators', dice: [0] });
    expect(staged.eventsOf('nerveTested')).toMatchObject([{ face: 1, before: 6 }]);
  });

  describe('Heroes of Another Age', () => {
    test('a unit shoots in the hero phase, once, and still shoots in the shooting phase', () => {
      const staged = scene([hero(), bows()], {
        phase: 'hero',
        ember: [foe(12)],
        points: { azure: 2 },
        dice: [1, 1, 1, 1, 1],
      });
      staged.submit(command('heroes-of-another-age', 'judicators'));
      staged.submit({ type: 'attack', unit: 'judicators', orders: [{ weapon: 'skybolt-bow', target: 'foe' }] });
      expect(staged.eventsOf('diceRolled').flatMap(({ dice }) => dice)).toHaveLength(5);
      expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'hero' });
      expect(staged.check(command('heroes-of-another-age', 'judicators'))).toEqual(['ability.wrongTarget']);
      expect(staged.unit('judicators').deeds).toEqual([]);
    });

    test('or it piles in and fights, if an enemy is near', () => {
      const staged = scene([hero()], { phase: 'hero', dice: [1, 1, 1, 1, 1, 1] });
      staged.submit(command('heroes-of-another-age', LORD, 1));
      expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: LORD });
      staged.submit({ type: 'pileIn', unit: LORD, steps: [] });
      const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'foe' }));
      staged.submit({ type: 'attack', unit: LORD, orders });
      expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'hero' });
    });

    test('PILE-01 far from all enemies it neither piles in nor fights', () => {
      const staged = scene([hero()], { phase: 'hero', ember: [foe(10)] });
      staged.submit(command('heroes-of-another-age', LORD, 1));
      expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'hero' });
    });
  });

  test.each([
    ['6.00"', 6, 8],
    ['6.01"', 6.01, 9],
  ])('Deathly Aura: enemies within 6" of the general have −1 Bravery: at %s', (_, gap, bravery) => {
    const staged = scene([hero()], { ember: [foe(gap)] });
    expect(braveryOf(staged.battle(), staged.unit('foe'))).toBe(bravery);
  });

  test.each([
    ['on a 3', 3, 2],
    ['not on a 2', 2, 1],
  ])(
    'Soulthief: a model wounded by the weapon suffers 1 mortal wound at the end of the phase, %s',
    (_, face, wounds) => {
      const staged = scene([hero({ artefact: 'soulthief' })], {
        ember: [foe(0.5, { deeds: ['fought'] })],
        dice: [3, 1, 1, 1, 3, 1, 1, 1, face],
      });
      staged.attack(LORD, 'foe');
      staged.submit({ type: 'pass' });
      staged.submit({ type: 'pass' });
      expect(staged.unit('foe').models[0]?.wounds).toBe(wounds);
    },
  );

  test('Soulthief: nobody it has not wounded, and no other weapon', () => {
    const staged = scene([hero({ artefact: 'soulthief' })], {
      ember: [foe(0.5, { deeds: ['fought'] })],
      dice: [1, 1, 1, 1, 4, 1, 3, 1],
    });
    staged.attack(LORD, 'foe');
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    expect(staged.unit('foe').models[0]?.wounds).toBe(1);
    expect(staged.eventsOf('abilityUsed')).toEqual([]);
  });
});

describe('Knights Excelsior', () => {
  const { hero, scene } = of('Knights Excelsior', 'divine-executioner');

  test('Storm of Annihilation: having destroyed a unit it re-rolls hit rolls of 1 for good', () => {
    const staged = scene([hero()], {
      ember: [foe(0.5, { wounds: 4 }), unit('liberators', { id: 'rest', at: { x: 60, y: 40 } })],
      dice: [3, 1, 1, 1, 3, 1, 1, 1],
    });
    staged.attack(LORD, 'foe');
    expect(staged.unit(LORD).marks).toMatchObject([
      { ability: 'storm-of-annihilation', effect: { roll: 'hit', which: 'ones' }, until: 'battle' },
    ]);
  });

  test('Storm of Annihilation: a model of many is not a unit', () => {
    const staged = scene([hero()], {
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, 'liberators', 0.5) }, wounds: 1 })],
      dice: [3, 1, 1, 1, 3, 1, 1, 1, 1],
    });
    staged.attack(LORD, 'foe');
    expect(staged.unit('foe').models).toHaveLength(4);
    expect(staged.unit(LORD).marks).toEqual([]);
  });

  test('No Mercy: wound rolls of 1 are re-rolled until the turn ends', () => {
    const staged = scene([hero()], { phase: 'hero', ember: [foe(10)] });
    staged.submit(command('no-mercy', LORD));
    expect(staged.unit(LORD).marks).toMatchObject([{ effect: { roll: 'wound', which: 'ones' }, until: 'turn' }]);
  });

  test('Divine Executioner: the general’s melee weapons do 1 more damage to Heroes', () => {
    const staged = scene([hero()], { dice: [3, 1, 1, 1, 3, 1, 1, 1] });
    staged.attack(LORD, 'foe');
    expect(staged.eventsOf('damageRolled')).toMatchObject([{ each: [2] }]);
  });

  describe('Chains of Celestial Lightning', () => {
    const chained = (theirs: readonly number[], own: readonly number[], more: More = {}) => {
      const staged = scene([hero({ artefact: 'chains-of-celestial-lightning' })], {
        phase: 'hero',
        ember: [foe(3, more)],
        dice: [...theirs, ...own],
      });
      staged.submit(command('chains-of-celestial-lightning', 'foe'));
      return staged;
    };

    test('a higher sum halves Move, run, charge and melee attacks of the enemy, rounding up', () => {
      const staged = chained([3, 3], [2, 2, 3]);
      expect(allowanceOf(staged.battle(), staged.unit('foe'), 'move')).toBe(3);
      const fight = scene([hero()], {
        ember: [foe(0.5, { marks: staged.unit('foe').marks })],
        dice: [1, 1, 1],
        active: 'ember',
      });
      fight.attack('foe', LORD);
      expect(fight.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([2, 1]);
      const run = scene([hero()], {
        phase: 'movement',
        active: 'ember',
        ember: [foe(15, { marks: staged.unit('foe').marks })],
        dice: [5],
      });
      run.submit({ type: 'run', unit: 'foe' });
      expect(run.eventsOf('runRolled')).toMatchObject([{ face: 5, roll: 3, modifiers: [{ by: -2 }] }]);
    });

    test('a tie halves nothing; a Monster rolls three dice', () => {
      expect(chained([3, 4], [2, 2, 3]).unit('foe').marks).toEqual([]);
      expect(chained([1, 1, 1], [1, 2, 1], { keywords: ['MONSTER'] }).unit('foe').marks).toHaveLength(1);
    });
  });
});

describe('Celestial Warbringers', () => {
  const { hero, scene } = of('Celestial Warbringers', 'portents-and-omens');
  const friend = (id: string, x: number) =>
    unit('liberators', { id, at: { x, y: 4 }, keywords: ['Celestial Warbringers'] });
  const again = (id: string) => ({ type: 'useAbility', unit: id, ability: 'fearless-foresight', target: id }) as const;
  const row = (x: number) => Array.from({ length: 5 }, (_, i) => ({ x: x + i * 1.8, y: 4, facing: 0 }));

  test('Fearless Foresight: as the first round begins up to D3 units are set up again, in their territory', () => {
    const staged = scene([hero({ at: { x: 40, y: 4 } }), friend('one', 10), friend('two', 24)], {
      phase: 'priority',
      ember: [foe(20)],
      dice: [6, 1, 3],
    });
    staged.submit({ type: 'chooseFirst', first: 'ember' });
    staged.submit(again('one')); // a 3 is a D3 of 2
    expect(staged.ask()).toMatchObject({ kind: 'relocate', unit: 'one' });
    expect(
      staged.check({ type: 'relocate', unit: 'one', places: row(10).map(place => ({ ...place, y: 30 })) }),
    ).toContain('setUp.outsideTerritory');
    expect(staged.options().length).toBeGreaterThan(2);
    staged.submit({ type: 'relocate', unit: 'one', places: row(56) });
    expect(staged.unit('one')).toMatchObject({ deeds: [], models: [{ x: 56 }, {}, {}, {}, {}] });
    expect(staged.check(again('one'))).toContain('ability.noTarget');
    staged.submit(again('two'));
    staged.submit({ type: 'relocate', unit: 'two', places: row(10) });
    expect(staged.check(again(LORD))).not.toEqual([]); // two of two
  });

  test('Fearless Foresight: not in a later round', () => {
    const staged = scene([hero()], { phase: 'priority', round: 2, ember: [foe(20)], dice: [6, 1] });
    staged.submit({ type: 'chooseFirst', first: 'azure' });
    expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'hero' });
  });

  test('Astral Conjunction: a wizard of the host has +1 to cast this phase', () => {
    const wizard = unit('knight-incantor', {
      at: { x: 20 + apart(LORD, 'knight-incantor', 3), y: 20 },
      keywords: ['Celestial Warbringers'],
    });
    const staged = scene([hero(), wizard], { phase: 'hero', ember: [foe(10)], dice: [1, 1] });
    expect(staged.check(command('astral-conjunction', LORD))).toEqual(['ability.wrongTarget']);
    staged.submit(command('astral-conjunction', 'knight-incantor'));
    staged.submit({ type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell: 'mystic-shield' });
    expect(staged.eventsOf('castRolled')).toMatchObject([{ cast: { natural: 2, total: 3 } }]);
  });

  test('Portents and Omens: once per turn a failed roll of the general is rolled again', () => {
    const staged = scene([hero()], { dice: [1, 1, 1, 1, 3, 1, 1, 1] });
    staged.attack(LORD, 'foe');
    expect(staged.ask()).toMatchObject({ kind: 'changeDie', unit: LORD, ability: 'portents-and-omens' });
    staged.submit({ type: 'changeDie', unit: LORD, index: 0 });
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 1, dice: [{ face: 3, before: 1 }, {}, {}, {}] });
  });

  describe('ABIL-03 a general who may change dice in two ways', () => {
    /** A battalion allows a second artefact: the host's own on another hero, and a Luckstone for the general. */
    const far = ['sequitors', 'evocators'].flatMap((warscroll, kind) =>
      [0, 1].map(n =>
        unit(warscroll, {
          id: `${warscroll}-${n}`,
          at: { x: 5 + 20 * n, y: 36 + 5 * kind },
          keywords: ['Celestial Warbringers'],
          battalion: 'cleansing-phalanx',
        }),
      ),
    );
    const herald = hero({ id: 'herald', at: { x: 60, y: 5 }, artefact: 'hammers-of-augury' });
    /** The runeblade misses four times; what follows is up to the general. */
    const missing = (...dice: readonly number[]) => {
      const staged = scene([hero({ artefact: 'luckstone' }), herald, ...far], { dice: [1, 1, 1, 1, ...dice] });
      while (staged.ask()?.kind === 'useAbilities')
        staged.submit(staged.options().find(({ type }) => type === 'useAbility') ?? { type: 'pass' });
      staged.attack(LORD, 'foe', 'runeblade', 'warhammer');
      return staged;
    };
    const asked = (ability: string) => ({ kind: 'changeDie', seat: 'azure', unit: LORD, ability });

    test('is asked about the one, and having kept it about the other', () => {
      const staged = missing(1);
      expect(staged.ask()).toEqual(asked('portents-and-omens'));
      staged.submit({ type: 'pass' });
      expect(staged.ask()).toEqual(asked('luckstone'));
      staged.submit({ type: 'changeDie', unit: LORD, index: 1, face: 6 });
      expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 1, dice: [{}, { face: 6 }, {}, {}] });
    });

    test('or having used it, and may change another die', () => {
      const staged = missing(3, 1, 1, 1, 1);
      staged.submit({ type: 'changeDie', unit: LORD, index: 0 });
      expect(staged.ask()).toEqual(asked('luckstone'));
      staged.submit({ type: 'changeDie', unit: LORD, index: 1, face: 6 });
      expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 2, dice: [{ face: 3 }, { face: 6 }, {}, {}] });
    });
  });

  test.each([
    ['a 2 is nothing', [2], 0],
    ['a 3 is one, and a 3 no more', [3, 3], 1],
    ['a 3 is one, and a 4 another', [3, 4], 2],
  ])('Hammers of Augury: as the combat phase ends %s', (_, dice, wounds) => {
    const staged = scene([hero({ artefact: 'hammers-of-augury', deeds: ['fought'] })], {
      ember: [foe(3, { deeds: ['fought'] })],
      dice,
    });
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    staged.submit(command('hammers-of-augury', 'foe'));
    expect(staged.unit('foe').models[0]?.wounds).toBe(wounds);
  });
});
