import { describe, expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import type { Reason } from '../../../src/games/aos/bots/reasons';
import { openThoughtLog } from '../../../src/games/aos/panels/opponent/thought-log';
import type { Thought } from '../../../src/play/search/guide';
import { clash, playTo } from '../hands/clash';

const thoughtOf = (command: Aos['command']): Thought<Aos, Reason> => ({
  command,
  usual: command,
  playOuts: 8,
  because: [{ noneBetter: true }],
  considered: [],
});

function opened() {
  const match = playTo(clash(1), 'act', 'movement');
  const log = openThoughtLog(match);
  const [command] = match.options();
  if (!command) throw new Error('nothing to do');
  return { match, log, command };
}

describe('what computers thought', () => {
  test('is written down when it is played, behind its events, seed 1', () => {
    const { match, log, command } = opened();
    log.hear(thoughtOf(command));
    expect(log.thoughts.getState()).toEqual([]);
    const index = match.replay().commands.length;
    match.submit(command);
    expect(log.thoughts.getState()).toMatchObject([{ index, events: match.getEvents().length }]);
    expect(log.thoughts.getState()[0]?.says).toContain('nothing speaks clearly');
  });

  test('is not written down for another command, seed 1', () => {
    const { match, log, command } = opened();
    log.hear(thoughtOf({ ...command }));
    match.submit(command);
    expect(log.thoughts.getState()).toEqual([]);
  });

  test('goes when the command is taken back, seed 1', () => {
    const { match, log, command } = opened();
    log.hear(thoughtOf(command));
    match.submit(command);
    match.undo(command.seat);
    if (match.getUndoQuestion()) match.answerUndo(command.seat === 'azure' ? 'ember' : 'azure', true);
    expect(log.thoughts.getState()).toEqual([]);
  });
});
