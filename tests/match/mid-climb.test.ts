import { expect, test } from 'vitest';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { Command } from '../../src/games/aos/commands';
import { DEFAULT_RULINGS } from '../../src/games/aos/rulings';
import { createMatch, type Match, newGame } from '../../src/match/match';
import { fileOf, openFile } from '../../src/match/resume';
import { baseOf } from '../aos/fixture';
import { piece, rectangle } from '../aos/rules/terrain-pieces';

const HALF = baseOf('lord-celestant').length / 2;
/** Up, over and down it is 5.2" and the width of a base: more than a Move of 5". */
const HEIGHT = 2.6;

/** A Lord-Celestant in its movement phase, just touching a wall, in a battle that has gone through the one door. */
function beforeWall(midClimbStop: boolean): Match<Aos> {
  const armies = {
    azure: { player: 'Azure', units: [{ id: 'lord', warscroll: 'lord-celestant', models: 1 }] },
    ember: { player: 'Ember', units: [{ id: 'warden', warscroll: 'guardian-of-souls', models: 1 }] },
  };
  const [terrain, table] = [[piece(rectangle(20, 0, 20.2, 48), { height: HEIGHT })], { width: 72, depth: 48 }];
  const setup = { ...firstClash, battleplan: 'skirmish', table, terrain, armies };
  const rulings = { ...DEFAULT_RULINGS, midClimbStop };
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, { ...setup, rulings }, 7));
  toMove(match);
  return match;
}

/** On to the lord's next move: it is set up at the wall, the other far from it, and no other command is given. */
function toMove(match: Match<Aos>): void {
  for (;;) {
    const options = match.options();
    const first = options[0];
    if (first?.type === 'move' && first.unit === 'lord') return;
    const idle = options.find(({ type }) => type === 'endPhase' || type === 'pass') ?? first;
    if (!idle) throw new Error('there is nothing to do');
    give(match, idle.type === 'deploy' ? placed(match, idle) : idle);
  }
}

/** The lord touching the wall, the other in the far corner; each as near to the middle as its territory lets it. */
function placed(match: Match<Aos>, deploy: Extract<Command, { type: 'deploy' }>): Command {
  const x = deploy.unit === 'lord' ? 20 - HALF : 66;
  const ends = Array.from({ length: 46 }, (_, y) => ({ ...deploy, places: [{ x, y: y + 1, facing: 0 }] }));
  return ends.find(end => match.check(end).length === 0) ?? deploy;
}

function give(match: Match<Aos>, command: Command): void {
  const given = match.submit(command);
  if (!given.ok) throw new Error(JSON.stringify(given.error));
}

const lordOf = (match: Match<Aos>) => {
  const lord = match.getGame().battle.units.find(({ id }) => id === 'lord')?.models[0];
  if (!lord) throw new Error('the lord is gone');
  return lord;
};

function climb(match: Match<Aos>, x: number, level?: number): Command {
  const { id, y, ...at } = lordOf(match);
  const path = [{ x: at.x, y }, ...(x === at.x ? [] : [{ x, y }])];
  return { seat: 'azure', type: 'move', unit: 'lord', steps: [{ model: id, path, ...(level ? { level } : {}) }] };
}

test('TMOVE-03 a wall that costs more than a move is crossed in two, saved and opened in between (seed 7)', () => {
  const match = beforeWall(true);
  const behind = 20.2 + HALF;
  expect(match.check(climb(match, behind)).map(({ code }) => code)).toEqual(['move.tooFar']);
  give(match, climb(match, 20 - HALF, HEIGHT - 0.5));
  const opened = openFile(ageOfSigmar, fileOf(match));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { value: again } = opened;
  expect(again.hash()).toBe(match.hash());
  expect(lordOf(again).z).toBe(HEIGHT - 0.5);
  toMove(again);
  give(again, climb(again, behind));
  expect(lordOf(again)).toMatchObject({ x: behind, z: 0 });
});

test('TMOVE-03 with the proposed ruling the halt is refused, and nothing changes (seed 7)', () => {
  const match = beforeWall(false);
  const before = match.getGame();
  const refused = match.submit(climb(match, 20 - HALF, HEIGHT - 0.5));
  expect(refused).toMatchObject({ ok: false, error: [{ rule: 'TMOVE-03', code: 'move.cannotHalt' }] });
  expect(match.getGame()).toBe(before);
});
