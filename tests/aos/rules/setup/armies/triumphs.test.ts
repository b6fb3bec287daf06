import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../../src/games/aos';
import { firstClash } from '../../../../../src/games/aos/armies/lists';
import type { Command } from '../../../../../src/games/aos/commands';
import type { Triumph } from '../../../../../src/games/aos/types';
import { scriptedState } from '../../../../../src/kernel/dice';
import { ahead, type Scene, stage, unit } from '../../../fixture';
import { bringStaged } from '../../bring-staged';

bringStaged();

describe('gaining a triumph', () => {
  /** Names both generals; the dice are those of the roll-offs and, between them, of triumphs. */
  const named = (wonMajorLast: true | undefined, dice: readonly number[]) => {
    const { azure, ember } = firstClash.armies;
    const setup = { ...firstClash, armies: { azure: { ...azure, wonMajorLast }, ember } };
    let { game, events } = aos.start(setup, scriptedState([6, 1, ...dice]));
    const play = (command: Command) => {
      expect(aos.check(game, command)).toEqual([]);
      const played = aos.play(game, command);
      ({ game } = played);
      events = [...events, ...played.events];
    };
    play({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    while (game.battle.asks.at(-1)?.kind === 'deploy') play(aos.options(game)[0] as Command);
    const battalions = game.battle.asks.at(-1);
    expect(battalions).toEqual({ kind: 'nameGeneral', seat: 'azure' });
    play({ seat: 'azure', type: 'nameGeneral', model: 'lord-celestant/1' });
    play({ seat: 'ember', type: 'nameGeneral', model: 'guardian-of-souls/1' });
    return { battle: game.battle, rolls: events.filter(({ type }) => type === 'triumphRolled') };
  };

  test('TRI-01 without a major victory behind it nobody rolls', () => {
    const { battle, rolls } = named(undefined, [5, 2]);
    expect(rolls).toEqual([]);
    expect(battle.triumphs).toEqual({ azure: undefined, ember: undefined });
  });

  test.each<[number, Triumph]>([
    [1, 'inspired'],
    [2, 'inspired'],
    [3, 'bloodthirsty'],
    [4, 'bloodthirsty'],
    [5, 'indomitable'],
    [6, 'indomitable'],
  ])('TRI-01 to TRI-04 after one, a roll of %i on naming the general is %s', (face, triumph) => {
    const { battle, rolls } = named(true, [face, 5, 2]);
    expect(rolls).toEqual([{ type: 'triumphRolled', seat: 'azure', face, triumph }]);
    expect(battle.triumphs).toEqual({ azure: triumph, ember: undefined });
  });
});

const scene = (triumph: Triumph, more: Partial<Scene> = {}, seat: 'azure' | 'ember' = 'azure') =>
  stage({
    azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('lord-celestant', 'horse-12', 0.5) } })],
    triumphs: { [seat]: triumph },
    ...more,
  });
const declare = { type: 'triumph', unit: 'lord-celestant' } as const;
const attack = {
  type: 'attack',
  unit: 'lord-celestant',
  orders: [
    { weapon: 'runeblade', target: 'foe' },
    { weapon: 'warhammer', target: 'foe' },
  ],
} as const;

describe('Inspired and Bloodthirsty', () => {
  test('TRI-02 failed hit rolls are re-rolled, once each, and wound rolls are not', () => {
    // runeblade 3+ 3+: 2s are rolled again; one hit, which fails to wound; the hammer 4+ 3+: 3s again, no hit
    const staged = scene('inspired', { dice: [2, 2, 2, 2, 2, 1, 3, 2, 3, 3, 3, 1] });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    expect(staged.options()).toContainEqual({ seat: 'azure', ...declare });
    staged.submit(declare);
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    staged.submit(attack);
    const rolls = staged.eventsOf('diceRolled').map(({ roll, dice }) => [roll, dice.map(({ before }) => before)]);
    expect(rolls).toEqual([
      ['hit', [2, 2, 2, undefined]],
      ['wound', [undefined]],
      ['hit', [3, 3]],
    ]);
  });

  test('TRI-03 failed wound rolls are re-rolled, and hit rolls are not', () => {
    const staged = scene('bloodthirsty', { dice: [3, 2, 2, 2, 2, 1, 1, 1] });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit(declare);
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    staged.submit(attack);
    const rolls = staged.eventsOf('diceRolled').map(({ roll, dice }) => [roll, dice.map(({ before }) => before)]);
    expect(rolls).toEqual([
      ['hit', [undefined, undefined, undefined, undefined]],
      ['wound', [2]],
      ['hit', [undefined, undefined]],
    ]);
  });

  test.each<Triumph>(['inspired', 'bloodthirsty'])(
    'TRI-02 TRI-03 %s is declared before the pile-in, not after',
    triumph => {
      const staged = scene(triumph);
      staged.pass();
      expect(staged.check(declare)).toEqual(['turn.notTheMoment']); // nobody is picked yet
      staged.submit({ type: 'fight', unit: 'lord-celestant' });
      staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
      expect(staged.check(declare)).toEqual(['triumph.tooLate']);
    },
  );

  test('TRI-02 a shooter declares it before it picks targets, and before its random attacks are rolled', () => {
    const staged = scene('inspired', {
      phase: 'shooting',
      azure: [unit('hail', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 30 } })],
      dice: [1, 3, 1],
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'hail' });
    expect(staged.eventsOf('weaponRolled')).toEqual([]);
    staged.submit({ type: 'triumph', unit: 'hail' });
    expect(staged.ask()).toMatchObject({ kind: 'pickTargets' });
    staged.submit({ type: 'attack', unit: 'hail', orders: [{ weapon: 'hail', target: 'foe' }] });
    expect(staged.eventsOf('diceRolled')[0]?.dice).toMatchObject([{ before: 3, face: 1 }]);
  });

  test('TRI-02 who declines before a random roll is not asked again after it', () => {
    const staged = scene('inspired', {
      phase: 'shooting',
      azure: [unit('hail', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 30 } })],
      dice: [1],
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'hail' });
    staged.submit({ type: 'pass' });
    expect(staged.check({ type: 'triumph', unit: 'hail' })).toEqual(['triumph.tooLate']);
    expect(staged.battle().triumphs.azure).toBe('inspired');
  });

  test('TRI-02 a shooter with nothing to roll declares it with its targets', () => {
    const staged = scene('inspired', {
      phase: 'shooting',
      azure: [unit('mortar', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 34 } })],
    });
    staged.pass();
    staged.submit({ type: 'shoot', unit: 'mortar' });
    expect(staged.ask()?.kind).toBe('pickTargets');
    expect(staged.options()).toContainEqual({ seat: 'azure', type: 'triumph', unit: 'mortar' });
  });

  test('TRI-02 once in the battle, and only until the phase ends', () => {
    const staged = scene('inspired', {
      azure: [
        unit('lord-celestant', { at: { x: 20, y: 20 } }),
        unit('lord-celestant', { id: 'b', at: { x: 40, y: 20 } }),
      ],
      ember: [
        unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('lord-celestant', 'horse-12', 0.5) } }),
        unit('horse-12', { id: 'far', at: { x: 40, y: 20 + ahead('lord-celestant', 'horse-12', 0.5) } }),
      ],
      dice: [...Array.from({ length: 12 }, () => 1), 1, 1],
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit(declare);
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    staged.submit(attack);
    expect(staged.unit('lord-celestant').marks).toMatchObject([{ ability: 'TRI-02', until: 'phase' }]);
    staged.attack('foe', 'lord-celestant');
    staged.submit({ type: 'fight', unit: 'b' });
    expect(staged.check({ type: 'triumph', unit: 'b' })).toEqual(['triumph.none']);
    expect(staged.options().some(({ type }) => type === 'triumph')).toBe(false);
  });

  test('TRI-02 the effect is gone in the next phase', () => {
    const staged = scene('inspired', { dice: [...Array.from({ length: 12 }, () => 1), 1, 1] });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit(declare);
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    staged.submit(attack);
    staged.attack('foe', 'lord-celestant');
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).not.toBe('combat');
    expect(staged.unit('lord-celestant').marks).toEqual([]);
  });
});

describe('Indomitable', () => {
  /** A Lord-Celestant strikes a horse of Save 4+ whose owner has the triumph. */
  const struck = (dice: readonly number[], foe = 'horse-12') =>
    stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
      ember: [unit(foe, { id: 'foe', at: { x: 20, y: 20 + ahead('lord-celestant', foe, 0.5) } })],
      triumphs: { ember: 'indomitable' },
      dice,
    });

  /** An enemy between two lords, the first of which has attacked. */
  const betweenTwo = (dice: readonly number[]) => {
    const apart = ahead('lord-celestant', 'horse-12', 0.5);
    const staged = stage({
      azure: [
        unit('lord-celestant', { at: { x: 20, y: 20 } }),
        unit('lord-celestant', { id: 'b', at: { x: 20, y: 20 + 2 * apart } }),
      ],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + apart } })],
      triumphs: { ember: 'indomitable' },
      dice,
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    staged.submit(attack);
    return staged;
  };

  test('TRI-04 it is asked for before the first save of a batch, and not before', () => {
    const staged = struck([3, 3, 1, 1, 3, 3]);
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    expect(staged.check({ seat: 'ember', type: 'triumph', unit: 'foe' })).not.toEqual([]);
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    staged.submit(attack);
    expect(staged.ask()).toMatchObject({ seat: 'ember', unit: 'foe' });
    expect(staged.options()).toEqual([
      { seat: 'ember', type: 'triumph', unit: 'foe' },
      { seat: 'ember', type: 'pass' },
    ]);
    expect(staged.eventsOf('diceRolled').map(({ roll }) => roll)).toEqual(['hit', 'wound']);
  });

  test('TRI-04 it covers that batch, the next weapon and other attackers of the phase', () => {
    // runeblade −1: two wounds, saves of 4 fail and are rolled again; hammer: one wound, a save of 3 again
    const staged = betweenTwo([3, 3, 1, 1, 3, 3, 3, 5, 3, 1, 4, 1, 3, 3, 6, 1, 1, 3, 1, 1, 1, 3, 2, 5, 1, 1]);
    staged.submit({ type: 'triumph', unit: 'foe' });
    staged.attack('foe', 'b');
    staged.attack('b', 'foe');
    const saves = staged.eventsOf('diceRolled').filter(({ roll }) => roll === 'save');
    expect(saves.map(({ dice }) => dice.map(({ before }) => before))).toEqual([[3, 3], [3], [2]]);
  });

  test('TRI-04 a unit that cannot save at all is not asked', () => {
    const staged = struck([3, 1, 1, 1, 3, 1, 1], 'bare');
    staged.attack('lord-celestant', 'foe');
    expect(staged.eventsOf('triumphOffered')).toEqual([]);
    expect(staged.battle().triumphs.ember).toBe('indomitable');
  });

  test('TRI-04 declined for one attacker it is offered against the next', () => {
    const staged = betweenTwo([3, 1, 1, 1, 3, 6, 3, 1, 3, 6, 1, 1, 3, 1, 1, 1, 3]);
    staged.submit({ type: 'pass' });
    expect(staged.eventsOf('triumphOffered')).toHaveLength(1); // one question for both weapons
    staged.attack('foe', 'lord-celestant');
    staged.attack('b', 'foe');
    expect(staged.eventsOf('triumphOffered')).toHaveLength(2);
  });
});
