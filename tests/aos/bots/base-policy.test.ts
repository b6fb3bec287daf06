import { describe, expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import { ageOfSigmar as aos } from '../../../src/games/aos';
import { basePolicy } from '../../../src/games/aos/bots/base';
import { greedyBot } from '../../../src/games/aos/bots/greedy-bot';
import type { Battle, Seat } from '../../../src/games/aos/types';
import { seededState } from '../../../src/kernel/dice';
import { answerOf, type Policy } from '../../../src/play/players/policy';
import { ahead, charge, mark, stage, unit } from '../fixture';

const ask = (policy: Policy<Aos>, battle: Battle) => answerOf(policy, aos, { at: '', battle, dice: seededState(1) });
const base = (battle: Battle) => ask(basePolicy, battle);

/** The battle with these holders of its objectives. */
const held = (battle: Battle, ...holders: readonly (Seat | undefined)[]): Battle => ({
  ...battle,
  objectives: battle.objectives.map((objective, index) => ({ ...objective, holder: holders[index] })),
});

describe('the base policy mends what greedy does wrong', () => {
  test('CMD-12 it inspires a unit once and keeps its other command points', () => {
    const staged = stage({
      phase: 'battleshock',
      points: { azure: 4 },
      azure: [
        unit('lord-celestant', { at: { x: 10, y: 12 } }),
        unit('liberators', { at: { x: 10, y: 10 }, models: 10, lost: 6 }),
      ],
      ember: [unit('chainrasp-horde', { at: { x: 60, y: 40 } })],
      generals: { azure: 'lord-celestant/1' },
    });
    staged.pass();
    expect(base(staged.battle())).toEqual({ seat: 'azure', type: 'inspire', unit: 'liberators' });
    staged.submit({ type: 'inspire', unit: 'liberators' });
    expect(ask(greedyBot, staged.battle())).toMatchObject({ type: 'inspire' });
    expect(base(staged.battle())).toMatchObject({ type: 'pass' });
  });

  const mage = unit('knight-incantor', { at: { x: 20, y: 10 } });
  test('a mage does not charge twenty Grimghasts alone', () => {
    const staged = stage({
      phase: 'charge',
      azure: [mage],
      ember: [
        unit('grimghast-reapers', {
          models: 20,
          across: 10,
          at: { x: 15, y: 10 + ahead('knight-incantor', 'grimghast-reapers', 4) },
        }),
      ],
      generals: { azure: 'knight-incantor/1' },
    });
    expect(ask(greedyBot, staged.battle())).toMatchObject({ type: 'tryCharge' });
    expect(base(staged.battle())).toMatchObject({ type: 'endPhase' });
  });

  test.each([
    [6, 'forwardToVictory'],
    [9, 'declineCharge'],
  ])('CMD-11 a charge of %i inches that falls short: %s', (inches, type) => {
    const staged = stage({
      phase: 'charge',
      points: { azure: 2 },
      azure: [unit('lord-celestant', { at: { x: 20, y: 8 } }), unit('liberators', { at: { x: 20, y: 10 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 10 + ahead('liberators', 'chainrasp-horde', inches) } })],
      generals: { azure: 'lord-celestant/1' },
      dice: [charge(1, 1)],
    });
    staged.submit({ type: 'tryCharge', unit: 'liberators' });
    expect(ask(greedyBot, staged.battle())).toMatchObject({ type: 'forwardToVictory' });
    expect(base(staged.battle())).toMatchObject({ type });
  });

  test('OBJ-05 a unit stays with the objective it holds, and another moves on', () => {
    const staged = stage({
      phase: 'movement',
      battleplan: 'the-crossing',
      azure: [
        unit('liberators', { id: 'guard', at: { x: 17, y: 22 } }),
        unit('liberators', { id: 'other', at: { x: 40, y: 8 } }),
      ],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 40 } })],
    });
    staged.pass();
    const mine = held(staged.battle(), 'azure');
    expect(ask(greedyBot, mine)).toMatchObject({ unit: 'guard' });
    expect(base(mine)).toMatchObject({ unit: 'other' });
    expect(base(held(staged.battle()))).toMatchObject({ unit: 'guard' });
  });

  test('archers who can shoot stay where they are, whatever objective is near', () => {
    const staged = stage({
      phase: 'movement',
      battleplan: 'the-crossing',
      azure: [unit('judicators', { at: { x: 18, y: 10 } })],
      ember: [unit('chainrasp-horde', { at: { x: 18, y: 29 } })],
    });
    staged.pass();
    expect(ask(greedyBot, staged.battle())).toMatchObject({ type: 'move' });
    expect(base(staged.battle())).toMatchObject({ type: 'endPhase' });
  });

  test('COMBAT-02 of two that can fight the one that destroys more is picked first', () => {
    const staged = stage({
      phase: 'combat',
      azure: [unit('knight-incantor', { at: { x: 20, y: 20 } }), unit('retributors', { at: { x: 40, y: 20 } })],
      ember: [
        unit('chainrasp-horde', { id: 'one', at: { x: 20, y: 20 + ahead('knight-incantor', 'chainrasp-horde', 0.5) } }),
        unit('chainrasp-horde', { id: 'two', at: { x: 40, y: 20 + ahead('retributors', 'chainrasp-horde', 0.5) } }),
      ],
    });
    staged.pass();
    expect(ask(greedyBot, staged.battle())).toMatchObject({ type: 'fight', unit: 'knight-incantor' });
    expect(base(staged.battle())).toMatchObject({ type: 'fight', unit: 'retributors' });
  });

  test('units move in a fixed order, so that a skipped unit has stayed', () => {
    const staged = stage({
      phase: 'movement',
      azure: [
        unit('liberators', { id: 'a', at: { x: 10, y: 8 } }),
        unit('liberators', { id: 'b', at: { x: 40, y: 8 } }),
      ],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 24 } })],
    });
    staged.pass();
    const { battle } = staged;
    expect(base(battle())).toMatchObject({ unit: 'a' });
    const moved = {
      ...battle(),
      units: battle().units.map(each => (each.id === 'b' ? { ...each, deeds: ['moved'] as const } : each)),
    };
    expect(base(moved)).toMatchObject({ type: 'endPhase' });
  });

  test.each(['one', 'two'])(
    'NEG-01 of two like targets it attacks the one without a ward (the ward is on %s)',
    warded => {
      const near = ahead('lord-celestant', 'guardian-of-souls', 0.5);
      const foe = (id: string, y: number) =>
        unit('guardian-of-souls', {
          id,
          at: { x: 20, y },
          ...(id === warded ? { marks: [mark({ do: 'negate', on: 4, kind: 'any' })] } : {}),
        });
      const staged = stage({
        azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
        ember: [foe('one', 20 + near), foe('two', 20 - near)],
      });
      staged.pass();
      staged.submit({ type: 'fight', unit: 'lord-celestant' });
      staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
      const command = base(staged.battle());
      expect(command?.type === 'attack' && command.orders[0]?.target).toBe(warded === 'one' ? 'two' : 'one');
    },
  );
});
