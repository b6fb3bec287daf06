import { describe, expect, test } from 'vitest';
import { ageOfSigmar, type Game } from '../../src/games/aos';
import { seededState } from '../../src/kernel/dice';
import { hashOf } from '../../src/kernel/hash';
import { ahead, type Scene, stage, unit } from './fixture';

/** How many commands are legal in a position, and how many different positions they and the next ones lead to. */
interface Counted {
  readonly options: number;
  readonly positions: number;
}

const swords = unit('liberators', { at: { x: 20, y: 20 } });
const bows = unit('judicators', { at: { x: 36, y: 20 } });
const lord = unit('lord-celestant', { at: { x: 28, y: 16 } });
const ghosts = (gap: number) =>
  unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', gap) } });

const POSITIONS: readonly (readonly [name: string, scene: Scene, counted: Counted])[] = [
  ['deployment', { azure: [swords], ember: [ghosts(20)], phase: 'deployment' }, { options: 21, positions: 567 }],
  [
    'the choice of the first turn',
    { azure: [swords], ember: [ghosts(20)], phase: 'priority', dice: [4, 2] },
    { options: 2, positions: 2 },
  ],
  [
    'the hero phase, with a wizard on each side',
    {
      azure: [unit('knight-incantor', { at: { x: 20, y: 20 } }), unit('liberators', { at: { x: 30, y: 20 } })],
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 34 } })],
      phase: 'hero',
    },
    { options: 4, positions: 43 },
  ],
  [
    'the movement phase, 9" from the enemy',
    { azure: [swords, lord], ember: [ghosts(9)], phase: 'movement' },
    { options: 34, positions: 324 },
  ],
  [
    'the movement phase, 2" from the enemy',
    { azure: [swords], ember: [ghosts(2)], phase: 'movement' },
    { options: 8, positions: 15 },
  ],
  [
    'the shooting phase',
    { azure: [bows, swords], ember: [ghosts(12)], phase: 'shooting' },
    { options: 2, positions: 3 },
  ],
  ['the charge phase', { azure: [swords, lord], ember: [ghosts(5)], phase: 'charge' }, { options: 3, positions: 7 }],
  ['the combat phase', { azure: [swords, lord], ember: [ghosts(0.5)] }, { options: 1, positions: 3 }],
  [
    'the battleshock phase',
    {
      azure: [unit('liberators', { models: 10, lost: 4, at: { x: 20, y: 20 } })],
      ember: [unit('chainrasp-horde', { models: 20, lost: 3, at: { x: 20, y: 30 } })],
      phase: 'battleshock',
    },
    { options: 1, positions: 2 },
  ],
];

const after = (game: Game): readonly Game[] =>
  ageOfSigmar.options(game).map(option => ageOfSigmar.play(game, option).game);

/** The dice are seeded, so each count is always the same. */
function counted(scene: Scene): Counted {
  const game: Game = { ...stage(scene).game(), dice: seededState(1) };
  const once = after(game);
  const twice = once.flatMap(after);
  return { options: once.length, positions: new Set(twice.map(({ at, battle }) => hashOf({ at, battle }))).size };
}

describe('the number of legal options and of positions two commands deep; a changed number is a changed rule', () => {
  test.each(POSITIONS)('%s', (_, scene, expected) => {
    expect(counted(scene)).toEqual(expected);
  });
});
