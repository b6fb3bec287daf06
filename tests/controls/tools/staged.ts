import { createActor } from 'xstate';
import { overlaysOf } from '../../../src/controls/picture/overlays';
import { tableMachine } from '../../../src/controls/table.machine';
import { readingOf } from '../../../src/controls/tools/reading';
import type { Battle } from '../../../src/systems/aos/types';
import { TOOL_WORDS } from '../../../src/ui/text/tools';

/** A table with this battle on it that nobody is asked about. */
export function tableWith(battle: Battle) {
  const table = createActor(tableMachine, { input: { battle, check: () => [], words: TOOL_WORDS } });
  table.start();
  const desk = () => table.getSnapshot().context;
  return {
    send: table.send.bind(table),
    desk,
    reading: () => readingOf(desk()),
    overlays: () => overlaysOf(desk(), unit => unit.id),
  };
}
