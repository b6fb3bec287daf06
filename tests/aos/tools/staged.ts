import { createActor } from 'xstate';
import { tableMachine } from '../../../src/games/aos/hands/table.machine';
import { overlaysOf } from '../../../src/games/aos/picture/overlays';
import { readingOf } from '../../../src/games/aos/tools/reading';
import type { Battle } from '../../../src/games/aos/types';
import { TOOL_WORDS } from '../../../src/games/aos/words/measure/tools';

/** A table with this battle and no open question. */
export function tableWith(battle: Battle) {
  const table = createActor(tableMachine, { input: { battle, check: () => [], words: TOOL_WORDS } });
  table.start();
  const interaction = () => table.getSnapshot().context;
  return {
    send: table.send.bind(table),
    interaction,
    reading: () => readingOf(interaction()),
    overlays: () => overlaysOf(interaction(), unit => unit.id),
  };
}
