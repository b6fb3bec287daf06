import { describe, expect, test } from 'vitest';
import { rollPriority } from '../../../../src/games/aos/rules/turn/turn';
import { diceFrom, scriptedState } from '../../../../src/kernel/dice';
import { stage, unit } from '../../fixture';

/** Who chooses when these dice are rolled for priority. */
function chooser(faces: readonly [number, number], after: object) {
  const battle = stage({ phase: 'hero', azure: [unit('liberators')], ember: [unit('chainrasp-horde')] }).battle();
  const [rolled] = rollPriority({ ...battle, ...after }, diceFrom(scriptedState(faces)));
  return rolled?.type === 'priorityRolled' ? rolled.chooser : undefined;
}

describe('who chooses who goes first', () => {
  test.each([
    ['azure', [4, 3]],
    ['ember', [3, 4]],
  ] as const)('ROUND-03 the higher die: %s', (seat, faces) => {
    expect(chooser(faces, { round: 1, turn: 2, active: 'azure' })).toBe(seat);
  });

  test.each([
    ['ember', 'azure'],
    ['azure', 'ember'],
  ] as const)('ROUND-04 on a tie who went first last round: %s, when %s went second', (seat, active) => {
    expect(chooser([3, 3], { round: 2, turn: 2, active })).toBe(seat);
  });

  test.each(['azure', 'ember'] as const)('ROUND-05 in the first round who was done setting up first: %s', doneFirst => {
    for (const active of ['azure', 'ember']) expect(chooser([5, 5], { round: 0, doneFirst, active })).toBe(doneFirst);
  });
});
