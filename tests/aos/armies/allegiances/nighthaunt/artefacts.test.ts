import { describe, expect, test } from 'vitest';
import { hasKeyword } from '../../../../../src/games/aos/facts/units';
import { ahead, apart, baseOf, type Scene, type Staged, type StagedUnit, shifted, stage, unit } from '../../../fixture';
import { whollyAlong } from '../../nighthaunt/reach';

const EXECUTIONER = 'lord-executioner';
const KNIGHT = 'knight-of-shrouds-on-ethereal-steed';
const CELESTANT = 'lord-celestant';
const ones = (count: number) => Array.from({ length: count }, () => 1);

const haunted = (scene: Scene) => stage({ allegiances: { azure: 'nighthaunt' }, ...scene });
const bearer = (artefact: string, more: Omit<Partial<StagedUnit>, 'warscroll'> = {}) =>
  unit(EXECUTIONER, { at: { x: 30, y: 20 }, artefact, ...more });
const inFront = (enemy: string, gap = 0.5) => unit(enemy, { at: { x: 30, y: 20 + ahead(EXECUTIONER, enemy, gap) } });
const duel = (artefact: string, enemy: StagedUnit, dice: readonly number[]) => {
  const staged = haunted({ azure: [bearer(artefact)], ember: [enemy], dice });
  staged.attack(EXECUTIONER, enemy.warscroll);
  return staged;
};

describe('Weapons of the Damned', () => {
  test('Shadow’s Edge: an unmodified hit roll of 6 becomes D3 mortal wounds and ends the attack', () => {
    const staged = duel('shadows-edge', inFront(CELESTANT), [6, 1, 1, 4]);
    expect(staged.eventsOf('diceRolled')).toMatchObject([{ mortals: 2, standing: 0 }]);
    expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(2);
  });

  test('ART-03 not with the hooves of the steed', () => {
    const staged = haunted({
      azure: [unit(KNIGHT, { at: { x: 30, y: 20 }, artefact: 'shadows-edge' })],
      ember: [unit(CELESTANT, { at: { x: 30, y: 20 + ahead(KNIGHT, CELESTANT, 0.5) } })],
      dice: [1, 1, 1, 1, 6, 1, 1],
    });
    staged.attack(KNIGHT, CELESTANT);
    expect(staged.eventsOf('diceRolled').map(({ mortals }) => mortals)).toEqual([0, 0, 0]);
  });

  test.each([
    ['a roll of 10 beats Bravery 8 and gives Rend −3', [4, 6], -3],
    ['a roll of 8 does not', [4, 4], -2],
  ])('Reaper of Sorrows: %s', (_, roll, modifier) => {
    const staged = duel('reaper-of-sorrows', inFront(CELESTANT), [...roll, 3, 1, 1, 3, 6]);
    expect(staged.eventsOf('abilityRolled')).toMatchObject([{ faces: roll, needed: 9 }]);
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', modifier });
  });

  test('Balefire Blade: 1 more damage', () => {
    const staged = duel('balefire-blade', inFront(CELESTANT), [3, 1, 1, 3, 1]);
    expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(2);
  });

  test('Headsman’s Judgement: +1 to hit and wound', () => {
    const staged = duel('headsmans-judgement', inFront(CELESTANT), [2, 1, 1, 1]);
    expect(staged.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([1, 1]);
  });

  test('Shrieking Blade: melee attacks against the bearer have −1 to hit', () => {
    const staged = haunted({
      azure: [bearer('shrieking-blade')],
      ember: [inFront(CELESTANT)],
      active: 'ember',
      dice: ones(6),
    });
    staged.attack(CELESTANT, EXECUTIONER);
    expect(staged.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([-1, -1]);
  });

  describe('Slitter', () => {
    const scene = (gap: number, dice: readonly number[]) => {
      const staged = haunted({
        azure: [bearer('slitter')],
        ember: [inFront('liberators', gap), unit(CELESTANT, { at: { x: 60, y: 44 } })],
        generals: { ember: `${CELESTANT}/1` },
        dice,
      });
      staged.pass();
      staged.submit({ type: 'fight', unit: EXECUTIONER });
      return staged;
    };
    const slit = (model: number) =>
      ({
        type: 'useAbility',
        unit: EXECUTIONER,
        ability: 'slitter',
        target: 'liberators',
        model: `liberators/${model}`,
      }) as const;

    test.each([
      ['on a 3 a model of 2 Wounds within 1.00" is slain', 3, 4],
      ['on a 2 it is not', 2, 5],
    ])('before it piles in: %s', (_, face, alive) => {
      const staged = scene(1, [face]);
      expect(staged.ask()).toMatchObject({ kind: 'useAbilities', moment: 'picked' });
      staged.submit(slit(1));
      expect(staged.unit('liberators').models).toHaveLength(alive);
      expect(staged.check(slit(2))).not.toEqual([]);
      staged.pass();
      expect(staged.ask()).toMatchObject({ kind: 'pileIn' });
    });

    test('only a model that is itself within 1"', () => {
      const staged = scene(1, []);
      expect(staged.check(slit(2))).toEqual(['ability.outOfReach']);
      const offered = staged.options().filter(({ type }) => type === 'useAbility');
      expect(offered).toMatchObject([{ model: 'liberators/1' }]);
    });

    describe('against Cycle of the Storm, which answers whatever would slay', () => {
      const ARCANUM = 'lord-arcanum-on-gryph-charger';
      const spare = {
        type: 'useAbility',
        unit: ARCANUM,
        ability: `${ARCANUM}-cycle-of-the-storm`,
        target: 'liberators',
      } as const;
      /** The second Liberator is within 1" of the knife, the first 2" further along and wounded. */
      const slitting = (gap: number, model: 1 | 2 = 2) => {
        const y = 20 + ahead(EXECUTIONER, 'liberators', 1);
        const knife = { x: 30, y };
        const other = { x: 32, y };
        const places = [model === 1 ? knife : other, model === 1 ? other : knife, ...[34, 36, 38].map(x => ({ x, y }))];
        const staged = haunted({
          azure: [bearer('slitter')],
          ember: [
            unit('liberators', { places, wounds: 1 }),
            unit(ARCANUM, { at: { x: 30 + apart('liberators', ARCANUM, gap), y } }),
          ],
          dice: [3],
        });
        staged.pass();
        staged.submit({ type: 'fight', unit: EXECUTIONER });
        staged.submit(slit(model));
        return staged;
      };
      const wounds = (staged: Staged) => staged.unit('liberators').models.map(each => each.wounds);

      test('the model stays, and the wounds of another are not healed', () => {
        const staged = slitting(18);
        expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: 'slaying', target: 'liberators' });
        staged.submit(spare);
        expect(wounds(staged)).toEqual([1, 0, 0, 0, 0]);
        expect(staged.battle()).toMatchObject({ slain: [], damage: [] });
        staged.pass();
        expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: EXECUTIONER });
      });

      test('one wound of its own is healed', () => {
        const staged = slitting(18, 1);
        staged.submit(spare);
        expect(wounds(staged)).toEqual([0, 0, 0, 0, 0]);
      });

      test('its owner may let it fall', () => {
        const staged = slitting(18);
        staged.submit({ type: 'pass' });
        expect(staged.battle().slain).toMatchObject([{ model: 'liberators/2', cause: 'ability', by: 'azure' }]);
        staged.pass();
        expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: EXECUTIONER });
      });

      test('at 18.01" from the model itself it falls, though the wounded one is nearer', () => {
        expect(slitting(18.01).battle().slain).toMatchObject([{ model: 'liberators/2' }]);
      });
    });

    test('not at 1.01"', () => {
      expect(scene(1.01, []).ask()).toMatchObject({ kind: 'pileIn' });
    });
  });
});

describe('Relics of the Underworlds', () => {
  describe('Cloak of the Waxing Moon', () => {
    test('wounds of melee weapons on the bearer are negated on a 5+ in place of a 6', () => {
      const staged = haunted({
        azure: [bearer('cloak-of-the-waxing-moon')],
        ember: [inFront(CELESTANT)],
        active: 'ember',
        dice: [3, 3, 1, 1, 3, 3, 1, 1, 1, 1, 5, 4],
      });
      staged.attack(CELESTANT, EXECUTIONER);
      expect(staged.eventsOf('negationRolled').map(({ needed }) => needed)).toEqual([5, 5]);
      expect(staged.unit(EXECUTIONER).models[0]?.wounds).toBe(1);
    });

    test('those of a spell, which no weapon causes, still on a 6', () => {
      const staged = haunted({
        azure: [bearer('cloak-of-the-waxing-moon')],
        ember: [unit('knight-incantor', { at: { x: 30, y: 30 } })],
        phase: 'hero',
        active: 'ember',
        dice: [3, 3, 4, 5],
      });
      staged.submit({ type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell: 'arcane-bolt' });
      staged.submit({ type: 'aimSpell', target: EXECUTIONER });
      expect(staged.eventsOf('negationRolled').map(({ needed }) => needed)).toEqual([5, 6].toSorted());
    });

    test('others still on a 6', () => {
      const staged = haunted({
        azure: [bearer('cloak-of-the-waxing-moon', { at: { x: 30, y: 10 } })],
        ember: [unit('chainghasts', { at: { x: 30, y: 10 + ahead(EXECUTIONER, 'chainghasts', 5) } })],
        phase: 'shooting',
        active: 'ember',
        dice: [1, 1, 4, 1, 3, 1, 5],
      });
      staged.attack('chainghasts', EXECUTIONER);
      expect(staged.eventsOf('negationRolled').map(({ needed }) => needed)).toEqual([6]);
    });
  });

  test.each([
    ['wholly within 12.00" moves 3" further', 12, []],
    ['with a sliver beyond does not', 12.01, ['move.tooFar']],
  ])('Pendant of the Fell Wind: a unit that begins %s', (_, inches, refusals) => {
    const STALKERS = 'glaivewraith-stalkers';
    const staged = haunted({
      azure: [
        bearer('pendant-of-the-fell-wind'),
        unit(STALKERS, { at: { x: 30 + whollyAlong(EXECUTIONER, STALKERS, 4, inches), y: 20 }, across: 4 }),
      ],
      ember: [unit('liberators', { at: { x: 60, y: 46 } })],
      phase: 'movement',
    });
    const steps = shifted(staged.unit(STALKERS), 0, 9);
    expect([...new Set(staged.check({ type: 'move', unit: STALKERS, steps }))]).toEqual(refusals);
  });

  describe('Dreadbolt Ring', () => {
    test('after a fight with wounds an enemy unit within 3" suffers D3 mortal wounds', () => {
      const staged = duel('dreadbolt-ring', inFront(CELESTANT), [3, 1, 1, 3, 1, 3]);
      expect(staged.ask()).toMatchObject({ kind: 'strike', left: 1 });
      staged.submit({ type: 'strike', unit: EXECUTIONER, target: CELESTANT });
      expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(3);
    });

    test('not without wounds', () => {
      expect(duel('dreadbolt-ring', inFront(CELESTANT), [1, 1, 1]).ask()?.kind).toBe('pickFighter');
    });
  });

  describe('Mirror of Screaming Souls', () => {
    const scene = (gap: number, dice: readonly number[]) =>
      haunted({
        azure: [bearer('mirror-of-screaming-souls')],
        ember: [
          inFront(CELESTANT, gap),
          unit(CELESTANT, { id: 'side', at: { x: 30 + apart(EXECUTIONER, CELESTANT, 7), y: 20 } }),
        ],
        phase: 'shooting',
        dice,
      });

    test('2D6 against the Bravery of each enemy unit within 8.00": 1 mortal wound if it is beaten', () => {
      const staged = scene(8, [5, 5, 5, 4]);
      expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(1);
      expect(staged.unit('side').models[0]?.wounds).toBe(0);
    });

    test('not at 8.01"', () => {
      const staged = scene(8.01, [6, 6]);
      expect(staged.unit(CELESTANT).models[0]?.wounds).toBe(0);
      expect(staged.unit('side').models[0]?.wounds).toBe(1);
    });
  });

  describe('Midnight Tome', () => {
    const scene = (warscroll: string, lore: string | undefined, dice: readonly number[]) =>
      haunted({
        azure: [unit(warscroll, { id: 'bearer', at: { x: 30, y: 20 }, artefact: 'midnight-tome', lore, wounds: 3 })],
        ember: [unit('liberators', { at: { x: 30, y: 30 } })],
        phase: 'hero',
        dice,
      });
    const cast = (spell: string) => ({ type: 'cast', unit: 'bearer', model: 'bearer/1', spell }) as const;

    test('the bearer casts one spell and knows one of the lore', () => {
      const staged = scene(EXECUTIONER, 'spectral-tether', [3, 3, 4]);
      expect(staged.check(cast('arcane-bolt'))).toEqual([]);
      staged.submit(cast('spectral-tether'));
      staged.submit({ type: 'aimSpell', target: 'bearer' });
      expect(staged.unit('bearer').models[0]?.wounds).toBe(1);
      expect(staged.check(cast('arcane-bolt'))).toEqual(['cast.noneLeft']);
    });

    test('KEY-03 the bearer is a WIZARD for whatever asks for one', () => {
      const staged = scene(EXECUTIONER, undefined, []);
      expect(hasKeyword(staged.battle(), staged.unit('bearer'), 'wizard')).toBe(true);
      const plain = haunted({ azure: [unit(EXECUTIONER, { at: { x: 30, y: 20 } })], ember: [unit('liberators')] });
      expect(hasKeyword(plain.battle(), plain.unit(EXECUTIONER), 'WIZARD')).toBe(false);
    });

    test('a wizard casts once more', () => {
      const staged = scene('guardian-of-souls', undefined, [1, 1, 1, 1]);
      staged.submit(cast('arcane-bolt'));
      staged.submit(cast('mystic-shield'));
      expect(staged.check(cast('spectral-lure'))).toEqual(['cast.noneLeft']);
    });
  });

  describe('Covetous Familiar', () => {
    const scene = (gap: number, dice: readonly number[]) =>
      haunted({ azure: [bearer('covetous-familiar')], ember: [inFront(CELESTANT, gap)], dice }).unit(CELESTANT)
        .models[0]?.wounds;

    test.each([
      ['each enemy unit within 3.00" suffers 1 mortal wound on a 2', 3, [2], 1],
      ['not on a 1', 3, [1], 0],
      ['not at 3.01"', 3.01, [], 0],
    ])('as the combat phase begins: %s', (_, gap, dice, wounds) => {
      expect(scene(gap, dice)).toBe(wounds);
    });
  });
});

describe('Infernal Lanterns', () => {
  describe('Lightshard of the Harvest Moon', () => {
    const GUARDIAN = 'guardian-of-souls';
    const far = apart(GUARDIAN, EXECUTIONER, 12 - baseOf(EXECUTIONER).width);
    const use = { type: 'useAbility', unit: GUARDIAN, ability: 'lightshard-of-the-harvest-moon' } as const;
    /** An executioner so far from the bearer strikes thrice at an enemy in front of it. */
    const struck = (x: number, dice: readonly number[], isAlly = false) => {
      const staged = haunted({
        azure: [
          unit(GUARDIAN, { at: { x: 30, y: 20 }, artefact: 'lightshard-of-the-harvest-moon' }),
          ...['one', 'two', 'three'].map((id, i) => unit('spirit-hosts', { id, at: { x: 5 + 10 * i, y: 5 } })),
          unit(EXECUTIONER, { at: { x: 30 + x, y: 20 }, ...(isAlly && { isAlly }) }),
        ],
        ember: [unit(CELESTANT, { at: { x: 30 + x, y: 20 + ahead(EXECUTIONER, CELESTANT, 0.5) } })],
        dice,
      });
      staged.submit(use);
      expect(staged.battle().used).toMatchObject([{ ability: 'lightshard-of-the-harvest-moon', until: 'battle' }]);
      staged.attack(EXECUTIONER, CELESTANT);
      return staged.eventsOf('diceRolled')[0]?.dice.map(({ before }) => before);
    };

    test('once per battle friends re-roll failed hit rolls while wholly within 12.00" of the bearer', () => {
      expect(struck(far, [1, 1, 1, 1, 1, 1])).toEqual([1, 1, 1]);
      expect(struck(far + 0.01, [1, 1, 1])).toEqual([undefined, undefined, undefined]);
    });

    test('ALG-07 but no allies', () => {
      expect(struck(far, [1, 1, 1], true)).toEqual([undefined, undefined, undefined]);
    });
  });
});
