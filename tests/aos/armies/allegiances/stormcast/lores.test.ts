import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { braveryOf } from '../../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, baseOf, type Scene, type StagedUnit, stage, unit } from '../../../fixture';

const KNIGHT = 'knight-incantor';
const FOE = 'lord-celestant';
const allegiances = { azure: 'stormcast-eternals' } as const;

const caster = (lore: string) => unit(KNIGHT, { at: { x: 20, y: 20 }, lore });
const foeAt = (id: string, gap: number, dx = 0) =>
  unit(FOE, { id, at: { x: 20 + dx, y: 20 + ahead(KNIGHT, FOE, gap) } });
const scene = (lore: string, ember: readonly StagedUnit[], dice: readonly number[], more: Partial<Scene> = {}) => {
  const staged = stage({ azure: [caster(lore)], ember, allegiances, phase: 'hero', dice, ...more });
  return staged;
};
const cast = (spell: string, id = KNIGHT) => ({ type: 'cast', unit: id, model: `${id}/1`, spell }) as const;
const aim = (target: string) => ({ type: 'aimSpell', target }) as const;

describe('Lightning Blast', () => {
  test('on a 5 the closest visible enemy suffers D3 mortal wounds, and nobody else can be chosen', () => {
    const staged = scene('lightning-blast', [foeAt('near', 8), foeAt('far', 12, 6)], [2, 3, 5]);
    staged.submit(cast('lightning-blast'));
    expect(staged.check(aim('far'))).toEqual(['ability.notNearest']);
    staged.submit(aim('near'));
    expect(staged.unit('near').models[0]?.wounds).toBe(3);
  });

  test('between equally close ones you choose', () => {
    const beside = (id: string, sign: number) => unit(FOE, { id, at: { x: 20 + sign * apart(KNIGHT, FOE, 8), y: 20 } });
    const staged = scene('lightning-blast', [beside('left', -1), beside('right', 1)], [2, 3]);
    staged.submit(cast('lightning-blast'));
    expect([staged.check(aim('left')), staged.check(aim('right'))]).toEqual([[], []]);
  });
});

describe('Starfall', () => {
  const point = (x: number, y: number) => ({ type: 'aimPoint', x, y }) as const;
  const edge = 20 + baseOf(KNIGHT).length / 2;

  test('a visible point within 12.00": each enemy unit within 3" of it suffers 1 mortal wound on a 4+', () => {
    const y = edge + 12;
    const gap = 3 + baseOf(FOE).width / 2;
    const staged = scene(
      'starfall',
      [
        unit(FOE, { id: 'a', at: { x: 20 - gap, y } }),
        unit(FOE, { id: 'b', at: { x: 20 + gap, y } }),
        unit(FOE, { id: 'c', at: { x: 20, y: y + gap + 0.01 } }),
      ],
      [2, 3, 4, 3],
    );
    staged.submit(cast('starfall'));
    expect(staged.ask()).toEqual({ kind: 'aimPoint', seat: 'azure' });
    expect(staged.check(point(20, y + 0.01))).toEqual(['aim.tooFar']);
    for (const [x, beyond] of [
      [-0.01, 20],
      [20, -0.01],
      [72.01, 20],
      [20, 48.01],
    ] as const) {
      expect(staged.check(point(x, beyond)), `${x} ${beyond}`).toEqual(['aim.offTable']);
    }
    for (const [x, edgeOf] of [
      [0, 20],
      [20, 0],
      [72, 20],
      [20, 48],
    ] as const) {
      expect(staged.check(point(x, edgeOf)), `${x} ${edgeOf}`).not.toContain('aim.offTable');
    }
    staged.submit(point(20, y));
    expect(['a', 'b', 'c'].map(id => staged.unit(id).models[0]?.wounds)).toEqual([1, 0, 0]);
  });

  test('behind a wall the point is not seen', () => {
    const wall = (x0: number, x1: number) => [
      { x: x0, y: 23 },
      { x: x1, y: 23 },
      { x: x1, y: 24 },
      { x: x0, y: 24 },
    ];
    const staged = scene('starfall', [foeAt('foe', 8)], [2, 3], {
      terrain: [
        {
          id: 'wall',
          name: 'Wall',
          footprint: wall(5, 35),
          solids: [{ outline: wall(5, 35), bottom: 0, top: { kind: 'flat', z: 8 } }],
          isObstacle: false,
          isGarrison: false,
        },
      ],
    });
    staged.submit(cast('starfall'));
    expect(staged.check(point(20, 28))).toEqual(['aim.notVisible']);
    expect(staged.check(point(20, 22.5))).toEqual([]);
  });

  test('points are offered, and it may strike nowhere', () => {
    const staged = scene('starfall', [foeAt('foe', 8)], [2, 3]);
    staged.submit(cast('starfall'));
    expect(staged.options().map(({ type }) => type)).toEqual(['aimPoint', 'pass']);
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'hero' });
  });
});

describe('Thundershock', () => {
  test('on a 4 each visible enemy within 6.00" suffers 1 mortal wound and has −1 to hit', () => {
    const beside = (id: string, dx: number) => unit(FOE, { id, at: { x: 20 + dx, y: 20 } });
    const staged = scene(
      'thundershock',
      [beside('a', apart(KNIGHT, FOE, 6)), beside('b', -apart(KNIGHT, FOE, 6)), foeAt('c', 6.01)],
      [3, 3, 4, 3],
    );
    staged.submit(cast('thundershock'));
    expect(['a', 'b', 'c'].map(id => [staged.unit(id).models[0]?.wounds, staged.unit(id).marks.length])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(staged.unit('a').marks).toMatchObject([{ effect: { roll: 'hit', by: -1 }, until: 'yourHero' }]);
  });
});

describe('Azyrite Halo', () => {
  const far = apart(KNIGHT, FOE, 12 - baseOf(FOE).width);
  const friendAt = (x: number) =>
    scene('azyrite-halo', [unit('liberators', { at: { x: 60, y: 40 } })], [2, 3], {
      azure: [caster('azyrite-halo'), unit(FOE, { id: 'friend', at: { x: 20 + x, y: 20 } })],
    });

  test('for a Stormcast unit wholly within 12.00"', () => {
    const near = friendAt(far);
    near.submit(cast('azyrite-halo'));
    expect(near.check(aim('friend'))).toEqual([]);
    const beyond = friendAt(far + 0.01);
    beyond.submit(cast('azyrite-halo'));
    expect(beyond.check(aim('friend'))).toEqual(['ability.outOfReach']);
  });

  test('each unmodified save of 6 does 1 mortal wound to the attacker when its attacks are done', () => {
    const staged = friendAt(far);
    staged.submit(cast('azyrite-halo'));
    staged.submit(aim('friend'));
    const marks = staged.unit('friend').marks;
    const fight = stage({
      azure: [unit(FOE, { id: 'friend', at: { x: 20, y: 20 }, marks })],
      ember: [unit(FOE, { id: 'foe', at: { x: 20, y: 20 + ahead(FOE, FOE, 0.5) } })],
      active: 'ember',
      dice: [3, 3, 3, 1, 3, 3, 3, 6, 5, 6, 4, 1, 3, 6],
    });
    fight.attack('foe', 'friend');
    expect(fight.unit('foe').models[0]?.wounds).toBe(3);
    expect(fight.eventsOf('damageDealt').map(({ damage }) => damage.mortals)).toEqual([3]);
  });
});

test('Azyrite Halo WS-03 a save that Rend has made impossible is still rolled where its 6 does something', () => {
  const effect = { do: 'saveSixes', mortals: 1 } as const;
  const about = { ability: 'azyrite-halo', name: 'Azyrite Halo', seat: 'azure', given: [], against: true } as const;
  const COACH = 'black-coach';
  const fight = stage({
    phase: 'shooting',
    azure: [unit('liberators', { at: { x: 20, y: 20 }, marks: [{ ...about, effect, until: 'yourHero' }] })],
    ember: [unit(COACH, { at: { x: 20, y: 20 + ahead(COACH, 'liberators', 8) }, loadout: 'grasp' })],
    active: 'ember',
    dice: [3, 3, 6, 1],
  });
  fight.attack(COACH, 'liberators'); // Rend −3 against a Save of 4+: 6 is 3
  expect(fight.eventsOf('diceRolled')[2]?.dice).toMatchObject([{ face: 6, passed: false }]);
  fight.submit({ type: 'allocate', unit: 'liberators', models: ['liberators/1'] });
  expect(fight.unit(COACH).models[0]?.wounds).toBe(1);
});

describe('Chain Lightning', () => {
  const struck = (dice: readonly number[], gap: number) => {
    const staged = scene(
      'chain-lightning',
      [
        foeAt('foe', 24),
        unit(FOE, { id: 'next', at: { x: 20 + apart(FOE, FOE, gap), y: 20 + ahead(KNIGHT, FOE, 24) } }),
      ],
      dice,
    );
    staged.submit(cast('chain-lightning'));
    staged.submit(aim('foe'));
    return ['foe', 'next'].map(id => staged.unit(id).models[0]?.wounds);
  };

  test('D3 mortal wounds within 24.00", then 1 on a 4 for each enemy unit within 3.00" of it', () =>
    expect(struck([3, 4, 5, 4], 3)).toEqual([3, 1]));
  test('none on a 3', () => expect(struck([3, 4, 5, 3], 3)).toEqual([3, 0]));
  test('nor at 3.01"', () => expect(struck([3, 4, 5], 3.01)).toEqual([3, 0]));

  test('not beyond 24"', () => {
    const staged = scene('chain-lightning', [foeAt('foe', 24.01)], [3, 4]);
    staged.submit(cast('chain-lightning'));
    expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'fizzled' }]);
  });
});

describe('Stormcaller', () => {
  test('each enemy unit on the table suffers D3 mortal wounds on a 6', () => {
    const ember = [
      foeAt('a', 4),
      unit(FOE, { id: 'b', at: { x: 70, y: 46 } }),
      unit(FOE, { id: 'c', at: { x: 2, y: 46 } }),
    ];
    const staged = scene('stormcaller', ember, [3, 4, 5, 6, 4, 6, 1]);
    staged.submit(cast('stormcaller'));
    expect(['a', 'b', 'c'].map(id => staged.unit(id).models[0]?.wounds)).toEqual([0, 2, 1]);
  });
});

describe('Lore of Invigoration', () => {
  const evocators = (lore: string) => unit('evocators', { at: { x: 20, y: 20 }, across: 1, lore });
  const friendAt = (lore: string, within: number) =>
    stage({
      azure: [
        evocators(lore),
        unit(FOE, { id: 'friend', at: { x: 20 + apart('evocators', FOE, within - baseOf(FOE).width), y: 20 } }),
      ],
      ember: [unit('liberators', { at: { x: 60, y: 40 } })],
      allegiances,
      phase: 'hero',
      dice: [2, 3],
    });

  test.each([
    ['terrifying-aspect', 18],
    ['celestial-blades', 18],
    ['speed-of-lightning', 9],
  ])('%s reaches wholly within %i"', (lore, inches) => {
    const near = friendAt(lore, inches);
    near.submit(cast(lore, 'evocators'));
    expect(near.check(aim('friend'))).toEqual([]);
    const far = friendAt(lore, inches + 0.01);
    far.submit(cast(lore, 'evocators'));
    expect(far.check(aim('friend'))).toEqual(['ability.outOfReach']);
  });

  const blessed = (lore: string) => {
    const staged = friendAt(lore, 9);
    staged.submit(cast(lore, 'evocators'));
    staged.submit(aim('friend'));
    return staged.unit('friend').marks;
  };

  test.each([
    ['within 3.00"', 3, 6],
    ['not at 3.01"', 3.01, 7],
  ])('Terrifying Aspect: enemies %s have −1 Bravery', (_, gap, bravery) => {
    const staged = stage({
      azure: [unit(FOE, { id: 'friend', at: { x: 20, y: 20 }, marks: blessed('terrifying-aspect') })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + ahead(FOE, 'liberators', gap) } })],
      phase: 'movement',
    });
    expect(braveryOf(staged.battle(), staged.unit('liberators'))).toBe(bravery);
  });

  test('Celestial Blades: +1 to wound in melee', () => {
    const staged = stage({
      azure: [unit(FOE, { id: 'friend', at: { x: 20, y: 20 }, marks: blessed('celestial-blades') })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + ahead(FOE, 'liberators', 0.5) } })],
      dice: [3, 1, 1, 1, 1, 1, 1],
    });
    staged.attack('friend', 'liberators');
    expect(staged.eventsOf('diceRolled')[1]).toMatchObject({ roll: 'wound', modifier: 1 });
  });

  test('Speed of Lightning: charge rolls may be re-rolled', () => {
    const staged = stage({
      azure: [unit(FOE, { id: 'friend', at: { x: 20, y: 20 }, marks: blessed('speed-of-lightning') })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + ahead(FOE, 'liberators', 8) } })],
      phase: 'charge',
      dice: [1, 1, 6, 6],
    });
    staged.submit({ type: 'tryCharge', unit: 'friend' });
    staged.submit({ type: 'rerollMove', unit: 'friend' });
    expect(staged.battle().rolledMove?.roll).toBe(12);
  });
});

describe('an army list', () => {
  const faults = (warscroll: string, models: number, lore: string) =>
    armyFaults({
      player: 'Azure',
      allegiance: 'stormcast-eternals',
      units: [{ id: 'wizard', warscroll, models, lore }],
    }).map(({ reason }) => reason.split(':')[0]);

  test('LORE-01 the lore of the storm is for wizards, that of invigoration for Evocators', () => {
    expect(faults(KNIGHT, 1, 'starfall')).toEqual([]);
    expect(faults('evocators', 5, 'starfall')).toEqual(['LORE-01']);
    expect(faults('evocators', 5, 'celestial-blades')).toEqual([]);
    expect(faults(KNIGHT, 1, 'celestial-blades')).toEqual(['LORE-01']);
    expect(faults('lord-relictor', 1, 'starfall')).toEqual(['LORE-01']);
    expect(faults('lord-relictor', 1, 'translocation')).toEqual([]);
    expect(faults(KNIGHT, 1, 'translocation')).toEqual(['LORE-01']);
  });
});
