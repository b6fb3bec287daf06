import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { warscrollFaults } from '../../../../src/games/aos/armies/checks/warscroll-faults';
import type { Setup } from '../../../../src/games/aos/battle-setup';
import { effectiveUnit } from '../../../../src/games/aos/effective-values';
import { scores } from '../../../../src/games/aos/facts/score';
import { unitOf } from '../../../../src/games/aos/facts/units';
import { originOf } from '../../../../src/games/aos/origin';
import { DEFAULT_RULINGS } from '../../../../src/games/aos/rulings';
import { lineOf } from '../../../../src/games/aos/words/battle/events';
import { namesIn } from '../../../../src/games/aos/words/names';
import { facesLeft, scriptedState } from '../../../../src/kernel/dice';
import { hashOf } from '../../../../src/kernel/hash';
import { fightBattle } from '../../../fuzz/battles';
import { ahead, scroll, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

const army = (player: string, ...warscrolls: readonly string[]) => ({
  player,
  units: warscrolls.map(warscroll => ({ id: `${player}-${warscroll}`, warscroll, models: 1 })),
});
const setupOf = (armies: Setup['armies']): Setup => ({
  battleplan: 'skirmish',
  table: { width: 44, depth: 30 },
  terrain: [],
  scenery: 'asPlaced',
  armies,
  rulings: DEFAULT_RULINGS,
});
const setup = setupOf({ azure: army('one', 'changeling', 'duellist'), ember: army('two', 'changeling') });

describe('RAND-01 random Wounds, Bravery and Save', () => {
  // D3+3 of 5, 2D6 of 2 and 6, D6 of 4; then those of the other side; then the roll-off for the sides
  const faces = [5, 2, 6, 4, 1, 1, 1, 6, 6, 1];
  const open = () => aos.start(setup, scriptedState(faces));

  test('are rolled once for each unit before the battle, in the order of the lists', () => {
    const { game, events } = open();
    expect(events.filter(({ type }) => type === 'characteristicRolled')).toEqual([
      { type: 'characteristicRolled', unit: 'one-changeling', of: 'wounds', faces: [5], result: 6 },
      { type: 'characteristicRolled', unit: 'one-changeling', of: 'bravery', faces: [2, 6], result: 8 },
      { type: 'characteristicRolled', unit: 'one-changeling', of: 'save', faces: [4], result: 4 },
      { type: 'characteristicRolled', unit: 'two-changeling', of: 'wounds', faces: [1], result: 4 },
      { type: 'characteristicRolled', unit: 'two-changeling', of: 'bravery', faces: [1, 1], result: 2 },
      { type: 'characteristicRolled', unit: 'two-changeling', of: 'save', faces: [6], result: 6 },
    ]);
    expect(facesLeft(game.dice)).toEqual([]);
  });

  test('the same set-up and dice lead to the same battle', () => {
    expect(hashOf(open().game)).toBe(hashOf(open().game));
  });

  test('the card has the dice until they are rolled, and then what they came to', () => {
    const before = originOf(setup);
    const { battle } = open().game;
    const card = (of: typeof battle) => {
      const { wounds, bravery, save } = effectiveUnit(of, unitOf(of, 'one-changeling'), undefined);
      return [wounds, bravery.now, save?.now];
    };
    expect(card(before)).toEqual(['D3+3', '2D6', 'D6']);
    expect(card(battle)).toEqual([6, 8, 4]);
  });

  test('the log says what they came to', () => {
    const { game, events } = open();
    const lines = events.map(event => lineOf(event, namesIn(game.battle, setup), game.battle)?.text);
    expect(lines).toEqual(
      expect.arrayContaining(['changeling: Wounds *6*', 'changeling: Bravery *8*', 'changeling: Save *4+*']),
    );
  });

  test('a unit that joins rolls when it joins', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('caller-of-changelings', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 20 } })],
      dice: [3, 4, 4, 2],
    });
    staged.submit({ type: 'useAbility', unit: 'caller-of-changelings', ability: 'call' });
    staged.submit({ type: 'summon', unit: 'caller-of-changelings', places: [{ x: 24, y: 20, facing: 0 }] });
    const [wounds, bravery, save] = staged.eventsOf('characteristicRolled');
    expect([wounds?.result, bravery?.result, save?.result]).toEqual([5, 8, 2]);
    expect(staged.unit(wounds?.unit ?? '').rolled).toEqual({ wounds: 5, bravery: 8, save: 2 });
  });
});

describe('RAND-01 what was rolled is played with', () => {
  /** A warrior half an inch before a changeling of 4 Wounds, Bravery 3 and Save 5+. */
  const rolled = [
    { of: 'wounds', result: 4 },
    { of: 'bravery', result: 3 },
    { of: 'save', result: 5 },
  ] as const;
  const struck = (dice: readonly number[], wounds = 3) => {
    const staged = stage({
      azure: [unit('duellist', { at: { x: 20, y: 10 } })],
      ember: [
        unit('changeling', { at: { x: 20, y: 10 + ahead('duellist', 'changeling', 0.5) }, wounds, rolled }),
        unit('horse-12', { at: { x: 60, y: 40 } }),
      ],
      generals: { ember: 'horse-12/1' },
      dice,
    });
    staged.attack('duellist', 'changeling');
    return staged;
  };

  test.each([
    [5, 0],
    [4, 1],
  ])('SEQ-05 a Save of 5: a %d leaves %d wounds', (save, more) => {
    expect(struck([3, 1, 3, save], 1).unit('changeling').models[0]?.wounds).toBe(1 + more);
  });

  test('SLAIN-01 FB-09 Wounds of 4: the fourth slays, and counts 4', () => {
    expect(struck([3, 1, 3, 1], 2).unit('changeling').models).toHaveLength(1);
    const staged = struck([3, 1, 3, 1], 3);
    expect(staged.unit('changeling').models).toEqual([]);
    expect(scores(staged.battle()).azure).toBe(4);
  });

  test.each([
    [2, 0],
    [3, 1],
  ])('SHOCK-05 a Bravery of 3 and one slain: a %d makes %d flee', (face, fled) => {
    const staged = stage({
      phase: 'battleshock',
      azure: [unit('changeling', { models: 3, lost: 1, at: { x: 20, y: 10 }, rolled })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 40 } })],
      dice: [face],
    });
    staged.pass();
    staged.submit({ type: 'testNerve', unit: 'changeling' });
    expect(staged.eventsOf('nerveTested')).toMatchObject([{ bravery: 3, total: face + 1 }]);
    expect(staged.ask()?.kind === 'flee').toBe(fled > 0);
  });

  test.each([
    [2, [3, 7]],
    [3, [5, 2]],
  ])('DTAB-01 a row that is dice counts while its wounds last: %d', (wounds, expected) => {
    const staged = stage({
      azure: [
        unit('waning', {
          at: { x: 20, y: 10 },
          wounds,
          rolled: [
            { of: 'save', upTo: 2, result: 3 },
            { of: 'bravery', upTo: 6, result: 2 },
          ],
        }),
      ],
      ember: [unit('horse-12', { id: 'foe', at: { x: 60, y: 40 } })],
    });
    const { save, bravery } = effectiveUnit(staged.battle(), staged.unit('waning'), undefined);
    expect([save?.now, bravery.now]).toEqual(expected);
  });
});

describe('RAND-01 whole battles of units whose numbers are dice', () => {
  const units = ['changeling', 'waning', 'far-thrower', 'wavering', 'card-sharp', 'hail'];
  test.each([4, 8])('seed %d ends, folds and replays to the same hash', seed => {
    const fought = fightBattle(seed, setupOf({ azure: army('one', ...units), ember: army('two', ...units) }));
    expect(fought.commands).toBeGreaterThan(0);
  });
});

describe('WS-01 RAND-01 a warscroll from outside', () => {
  const plain = scroll('duellist');
  const [sword] = plain.weapons;
  const armed = (change: object) => ({ weapons: [{ ...sword, ...change }] });

  test.each([
    ['Move', { move: '2D6' }],
    ['Wounds', { wounds: 'D3+3' }],
    ['Bravery', { bravery: '2D6' }],
    ['Save', { save: 'D6' }],
    ['Range', armed({ range: '2D6' })],
    ['Attacks', armed({ attacks: 'D3+3' })],
    ['To Hit', armed({ toHit: 'D6' })],
    ['To Wound', armed({ toWound: 'D3+2' })],
    ['Rend', armed({ rend: '-D3' })],
    ['Damage', armed({ damage: '3D6' })],
    ['a row of a damage table', { damageTable: [{ upTo: 3, save: 'D6', bravery: 'D6', move: 'D6' }] }],
  ])('%s may be dice', (_, change) => {
    expect(warscrollFaults({ ...plain, ...change })).toEqual([]);
  });

  test.each([
    ['wounds', { wounds: 'D4' }],
    ['wounds', { wounds: 0 }],
    ['bravery', { bravery: 'brave' }],
    ['save', { save: 'D6 ' }],
    ['save', { save: 7 }],
    ['range', armed({ range: '12' })],
    ['toHit', armed({ toHit: '-D6' })],
    ['toWound', armed({ toWound: 1 })],
    ['rend', armed({ rend: 'D3' })],
    ['rend', armed({ rend: '-D3+1' })],
    ['rend', armed({ rend: '--D3' })],
    ['rend', armed({ rend: '-1' })],
    ['the damage table ends', { wounds: 'D6+3', damageTable: [{ upTo: 7, move: 5 }] }],
  ])('nonsense is refused: %s', (place, change) => {
    expect(warscrollFaults({ ...plain, ...change }).join('; ')).toContain(
      place === 'the damage table ends' ? place : `${place}:`,
    );
  });
});
