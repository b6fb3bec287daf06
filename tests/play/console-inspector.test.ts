import { expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { consoleInspector } from '../../src/play/console-inspector';

test('every event and the state that it leads to are written down', () => {
  const write = vi.fn();
  const machine = createMachine({ initial: 'idle', states: { idle: { on: { take: 'held' } }, held: {} } });
  const actor = createActor(machine, { inspect: consoleInspector(write) }).start();
  write.mockClear();
  actor.send({ type: 'take' });
  expect(write.mock.calls.map(([kind, what]) => [kind, what])).toEqual([
    ['event', 'take'],
    ['state', 'held'],
  ]);
});
