import { describe, expect, test } from 'vitest';
import { importsOf, sourcesIn } from './sources';

const aos = sourcesIn('src/games/aos');
const imports = sourcesIn('src').flatMap(importsOf);

/** The files in which a pattern is found. */
const filesWith = (pattern: RegExp): readonly string[] =>
  aos.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const importersOf = (to: string): readonly string[] => [
  ...new Set(imports.filter(each => each.to === to).map(({ from }) => from)),
];

/** Events that move the battle to another round, turn or phase, or end it. */
const ADVANCING = ['priorityRolled', 'turnBegan', 'phaseBegan', 'phaseEnded', 'battleEnded'];

/** The functions that make such events; only steps of the chart call them. */
const ADVANCERS = ['rollPriority', 'beginTurn', 'passTurn', 'beginPhase', 'endPhase', 'endBattle', 'askToAct'];

describe('only the chart orders rounds, turns and phases', () => {
  test.each(ADVANCING)('%s is made by the steps of the turn alone', type => {
    const makers = filesWith(new RegExp(`\\{\\s*type: '${type}',`)).filter(
      file => !file.startsWith('src/games/aos/words/'),
    );
    expect(makers).toEqual(['src/games/aos/rules/turn/turn.ts']);
  });

  test.each(ADVANCERS)('%s is called by no other file than the list of steps', name => {
    const callers = filesWith(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*rules/turn/turn'`));
    expect(callers).toEqual(['src/games/aos/flow/steps.ts']);
  });

  test('places and steps are read inside the flow alone', () => {
    for (const part of ['places', 'steps', 'interrupts', 'guards', 'battle-chart']) {
      const outside = importersOf(`src/games/aos/flow/${part}`).filter(
        from => !from.startsWith('src/games/aos/flow/') && !from.startsWith('src/cli/'),
      );
      expect(outside, part).toEqual([]);
    }
  });

  test('only the game and agreed rulings move the sequence on', () => {
    const movers = importersOf('src/games/aos/flow/sequence').filter(from => !from.startsWith('src/games/aos/flow/'));
    expect(movers.toSorted()).toEqual([
      'src/games/aos/consent/playing.ts',
      'src/games/aos/consent/rolls.ts',
      'src/games/aos/game.ts',
    ]);
  });

  test('nothing but the flow writes where the sequence stands; a roll made again goes back to where it was', () => {
    const writers = filesWith(/\bat: (?!roll\.at\b)['`]?(turn|setUp|round|endOfTurn|over)\b/);
    expect(writers).toEqual([]);
    const readers = filesWith(/\bat\.(startsWith|endsWith|match|includes|split)\(/).filter(
      file => !file.startsWith('src/games/aos/flow/'),
    );
    expect(readers).toEqual([]);
  });

  test('open questions change only where events are folded; rules may ask what would be if one more were open', () => {
    const writers = filesWith(/changed\([^;]*\basks: (?!\[\.\.\.battle\.asks, )/).filter(
      file => !file.startsWith('src/games/aos/fold/'),
    );
    expect(writers).toEqual([]);
  });
});
