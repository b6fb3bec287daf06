import { describe, expect, test } from 'vitest';
import { check } from '../../../src/games/aos/check';
import type { Interaction } from '../../../src/games/aos/hands/interaction';
import { reasonsAgainst } from '../../../src/games/aos/hands/interaction';
import { unavailableActs } from '../../../src/games/aos/hands/unavailable';
import { options } from '../../../src/games/aos/options';
import { ahead, stage, unit } from '../fixture';
import { nearAndRunner } from '../options/near-and-runner';

type Staged = ReturnType<typeof stage>;

/** The table as it lies there with a unit selected. */
const interactionOf = (staged: Staged, selected: string | undefined, more: Partial<Interaction> = {}): Interaction => {
  const battle = staged.battle();
  return {
    battle,
    options: options(battle),
    check: command => check(battle, command),
    selected,
    focus: undefined,
    hovered: undefined,
    draft: undefined,
    hold: undefined,
    tool: undefined,
    words: undefined,
    refused: [],
    takesOne: false,
    ...more,
  };
};
const codes = (interaction: Interaction) =>
  unavailableActs(interaction).map(({ commands, refusals }) => [
    commands.map(({ type }) => type).join(),
    ...refusals.map(({ code }) => code),
  ]);

describe('what the unit at hand cannot do now', () => {
  test('CHARGE-01 CHARGE-03 each deed of the phase with all its reasons', () => {
    const staged = nearAndRunner('charge');
    expect(codes(interactionOf(staged, 'runner'))).toEqual([['tryCharge', 'charge.noEnemyNear', 'charge.hasRun']]);
  });

  test('MOVE-01 MOVE-02 neither what can be done nor what belongs to another phase; alike for the same reason', () => {
    const staged = nearAndRunner('movement');
    expect(codes(interactionOf(staged, 'near'))).toEqual([['move', 'move.mustRetreat']]);
    expect(codes(interactionOf(staged, 'runner'))).toEqual([['move,retreat,run', 'move.already']]);
  });

  test('WIZ-01 a unit that is not a wizard gets no message about spells', () => {
    expect(codes(interactionOf(nearAndRunner('hero'), 'near'))).toEqual([]);
  });

  test('nothing is unavailable without a unit, for the enemy, and while a move is drafted', () => {
    const staged = nearAndRunner('charge');
    expect(codes(interactionOf(staged, undefined))).toEqual([]);
    expect(codes(interactionOf(staged, 'foe'))).toEqual([]);
    const draft = { seat: 'azure', type: 'tryCharge', unit: 'runner' } as const;
    expect(codes(interactionOf(staged, 'runner', { draft }))).toEqual([]);
  });

  test('CMD-04 CMD-10 beside a run that lies there, what would change its roll', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('liberators', { at: { x: 20, y: 20 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 60, y: 40 } })],
      points: { azure: 0 },
      dice: [3],
    });
    staged.submit({ type: 'run', unit: 'liberators' });
    expect(codes(interactionOf(staged, undefined, { draft: options(staged.battle())[0] }))).toEqual([
      ['atTheDouble', 'command.noPoints', 'command.noHero', 'command.heroTooFar'],
    ]);
  });
});

test('ATK-11 a unit out of range is not a target, a unit in range is', () => {
  const staged = stage({
    phase: 'combat',
    azure: [unit('liberators', { id: 'own', at: { x: 20, y: 20 }, across: 1, models: 1 })],
    ember: [
      unit('lord-celestant', { id: 'close', at: { x: 20, y: 20 - ahead('liberators', 'lord-celestant', 0.5) } }),
      unit('lord-celestant', { id: 'far', at: { x: 60, y: 40 } }),
    ],
  });
  staged.pass();
  staged.submit({ type: 'fight', unit: 'own' });
  staged.submit({ type: 'pileIn', unit: 'own', steps: [] });
  const interaction = interactionOf(staged, undefined);
  expect(reasonsAgainst(interaction, 'close')).toEqual([]);
  expect(reasonsAgainst(interaction, 'far')[0]).toMatchObject({ rule: 'ATK-11', code: 'attack.outOfRange' });
  expect(reasonsAgainst(interaction, 'own')[0]).toMatchObject({ code: 'attack.friendlyTarget' });
});
