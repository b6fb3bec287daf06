import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { ahead, type Scene, stage, unit } from '../../../fixture';

const KNIGHT = 'knight-incantor';
const FOE = 'lord-celestant';
const allegiances = { azure: 'stormcast-eternals' } as const;

const scene = (artefact: string, more: Partial<Scene> = {}) =>
  stage({
    azure: [unit(KNIGHT, { at: { x: 20, y: 20 }, artefact })],
    ember: [unit(FOE, { id: 'foe', at: { x: 20, y: 20 + ahead(KNIGHT, FOE, 12) } })],
    allegiances,
    phase: 'hero',
    ...more,
  });
const use = (ability: string, target?: string) =>
  ({ type: 'useAbility', unit: KNIGHT, ability, ...(target ? { target } : {}) }) as const;
const cast = (spell: string, id = KNIGHT) => ({ type: 'cast', unit: id, model: `${id}/1`, spell }) as const;

describe('Staff of Focus', () => {
  test('+1 to cast this phase, and 1 more mortal wound for each unit its spells hurt', () => {
    const staged = scene('staff-of-focus', { dice: [2, 2] });
    staged.submit(use('staff-of-focus'));
    staged.submit(cast('arcane-bolt'));
    expect(staged.eventsOf('castRolled')).toMatchObject([{ cast: { natural: 4, total: 5 } }]);
    staged.submit({ type: 'aimSpell', target: 'foe' });
    expect(staged.unit('foe').models[0]?.wounds).toBe(2);
  });

  test('for that phase alone, once per battle', () => {
    const staged = scene('staff-of-focus');
    staged.submit(use('staff-of-focus'));
    expect(staged.check(use('staff-of-focus'))).toEqual(['ability.usedUp']);
    staged.submit({ type: 'endPhase' });
    expect(staged.unit(KNIGHT).marks).toEqual([]);
  });
});

describe('Mindlock Staff', () => {
  const against = (gap: number) =>
    scene('mindlock-staff', {
      ember: [
        unit(KNIGHT, { id: 'foe', at: { x: 20, y: 20 + ahead(KNIGHT, KNIGHT, gap) } }),
        unit(KNIGHT, { id: 'other', at: { x: 60, y: 40 } }),
      ],
      active: 'ember',
    });

  test('an enemy wizard within 12.00" cannot cast this phase', () => {
    const staged = against(12);
    staged.submit(use('mindlock-staff', 'foe'));
    staged.pass();
    expect(staged.check(cast('arcane-bolt', 'foe'))).toEqual(['ability.forbids']);
    expect(staged.check(cast('arcane-bolt', 'other'))).toEqual([]);
  });

  test('not at 12.01", nor in your own hero phase', () => {
    expect(against(12.01).ask()).toMatchObject({ kind: 'act', seat: 'ember' });
    expect(scene('mindlock-staff').ask()).toMatchObject({ kind: 'act', seat: 'azure' });
  });
});

describe('Staff of Azyr', () => {
  test('when a spell was cast, attacks against the bearer have −1 to hit until your next hero phase', () => {
    const staged = scene('staff-of-azyr', { dice: [3, 3] });
    staged.submit(cast('mystic-shield'));
    staged.submit({ type: 'aimSpell', target: KNIGHT });
    expect(staged.unit(KNIGHT).marks).toMatchObject([
      { ability: 'mystic-shield' },
      { ability: 'staff-of-azyr', effect: { roll: 'hit', by: -1 }, against: true, until: 'yourHero' },
    ]);
  });

  test('not when it failed or was unbound', () => {
    const failed = scene('staff-of-azyr', { dice: [1, 1] });
    failed.submit(cast('mystic-shield'));
    expect(failed.unit(KNIGHT).marks).toEqual([]);
    const unbound = scene('staff-of-azyr', {
      ember: [unit(KNIGHT, { id: 'foe', at: { x: 20, y: 30 } })],
      dice: [3, 3, 6, 6],
    });
    unbound.submit(cast('mystic-shield'));
    unbound.submit({ type: 'unbind', unit: 'foe', model: 'foe/1' });
    expect(unbound.unit(KNIGHT).marks).toEqual([]);
  });
});

describe('Scroll of Unravelling', () => {
  const casting = (dice: readonly number[]) => {
    const staged = scene('scroll-of-unravelling', {
      ember: [unit(KNIGHT, { id: 'foe', at: { x: 20, y: 45 } })],
      active: 'ember',
      dice,
    });
    staged.submit(use('scroll-of-unravelling'));
    staged.pass();
    staged.submit(cast('mystic-shield', 'foe'));
    return staged;
  };

  test('a casting roll that just reaches the value fails, and the caster suffers D3 mortal wounds', () => {
    const staged = casting([3, 3, 5]);
    expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'failed' }]);
    expect(staged.unit('foe').models[0]?.wounds).toBe(3);
  });

  test('a higher one stands', () => {
    const staged = casting([3, 4]);
    expect(staged.eventsOf('spellEnded')).toEqual([]);
    expect(staged.unit('foe').models[0]?.wounds).toBe(0);
  });
});

describe('Scroll of Condemnation', () => {
  test('Stormcast attacks on an enemy Hero within 12.00" have +1 to wound this turn', () => {
    const staged = scene('scroll-of-condemnation');
    staged.submit(use('scroll-of-condemnation', 'foe'));
    expect(staged.unit('foe').marks).toMatchObject([{ against: true, until: 'turn' }]);
    const marks = staged.unit('foe').marks;
    const fought = stage({
      azure: [unit(FOE, { at: { x: 20, y: 20 } })],
      ember: [unit(FOE, { id: 'foe', at: { x: 20, y: 20 + ahead(FOE, FOE, 0.5) }, marks })],
      dice: [3, 1, 1, 1, 1, 1, 1],
    });
    fought.attack(FOE, 'foe');
    expect(fought.eventsOf('diceRolled')[1]).toMatchObject({ roll: 'wound', modifier: 1 });
  });

  test('not at 12.01", nor on who is no Hero', () => {
    const far = scene('scroll-of-condemnation', {
      ember: [unit(FOE, { id: 'foe', at: { x: 20, y: 20 + ahead(KNIGHT, FOE, 12.01) } })],
    });
    expect(far.check(use('scroll-of-condemnation', 'foe'))).toEqual(['ability.noTarget']);
    const ranks = scene('scroll-of-condemnation', { ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 26 } })] });
    expect(ranks.check(use('scroll-of-condemnation', 'foe'))).toEqual(['ability.noTarget']);
  });
});

describe('Storm Scroll', () => {
  const read = (dice: readonly number[]) => {
    const staged = scene('storm-scroll', {
      ember: [1, 2, 3].map(i => unit(FOE, { id: `foe-${i}`, at: { x: 10 * i, y: 40 } })),
      dice,
    });
    staged.submit(use('storm-scroll'));
    return [1, 2, 3].map(i => staged.unit(`foe-${i}`).models[0]?.wounds);
  };

  test('the enemy unit whose number is rolled suffers D6 mortal wounds', () => expect(read([2, 4])).toEqual([0, 4, 0]));
  test('its player says who has which number', () => {
    const staged = scene('storm-scroll', {
      ember: [1, 2, 3, 4, 5, 6, 7].map(i => unit(FOE, { id: `foe-${i}`, at: { x: 9 * i, y: 40 } })),
      dice: [2, 4],
    });
    const numbered = (...names: readonly string[]) => ({ ...use('storm-scroll'), numbered: names });
    expect(staged.check(numbered('foe-7', 'foe-7'))).toEqual(['ability.wrongTarget']);
    expect(staged.check(numbered(KNIGHT))).toEqual(['ability.wrongTarget']);
    staged.submit(numbered('foe-1', 'foe-7'));
    expect(staged.unit('foe-7').models[0]?.wounds).toBe(4);
  });
  test.each([
    ['7 enemy units: one has none', 7, [3]],
    ['8 enemy units: two have none', 8, [3, 0]],
  ])('of more than six its player says who has no number, then the die falls: %s', (_, count, leftOut) => {
    const ids = Array.from({ length: count }, (_, index) => `foe-${index + 1}`);
    const staged = scene('storm-scroll', {
      ember: ids.map((id, index) => unit(FOE, { id, at: { x: 8 * index + 4, y: 40 } })),
      dice: [6, 4],
    });
    staged.submit(use('storm-scroll'));
    const left = [...ids];
    for (const choice of leftOut) {
      expect(staged.ask()).toMatchObject({ kind: 'choose', unit: KNIGHT, choices: left.map(id => ({ unit: id })) });
      staged.submit({ type: 'choose', unit: KNIGHT, choice });
      left.splice(choice, 1);
    }
    const struck = ids.filter(id => staged.unit(id).models[0]?.wounds === 4);
    expect(struck).toEqual([left[5]]);
    expect(staged.ask()).toMatchObject({ kind: 'act' });
  });
  test('a number that nobody has strikes nobody', () => expect(read([4])).toEqual([0, 0, 0]));
});

describe('an army list', () => {
  const faults = (artefact: string, warscroll: string) =>
    armyFaults({
      player: 'Azure',
      allegiance: 'stormcast-eternals',
      units: [{ id: 'hero', warscroll, models: 1, artefact, lore: warscroll === KNIGHT ? 'starfall' : undefined }],
    }).map(({ reason }) => reason.split(':')[0]);

  test.each(['staff-of-focus', 'storm-scroll'])('ART-01 %s is for wizards alone', artefact => {
    expect(faults(artefact, KNIGHT)).toEqual([]);
    expect(faults(artefact, FOE)).toEqual(['ART-01']);
  });
});
