import { createActor } from 'xstate';
import type { Match } from '../../../match/match';
import type { GameHands } from '../../../play/game-face';
import { inspection } from '../../../play/inspection';
import type { Aos } from '..';
import { deciding } from '../facts/open-question';
import { nextDeployment } from '../hands/auto-deploy';
import { tableMachine } from '../hands/table.machine';
import type { ToolWords } from '../tools/words';
import type { Seat } from '../types';

/** The hands of a battle: the table machine turns pointer and keys into commands. */
export interface BattleHands extends GameHands<Aos> {
  readonly table: ReturnType<typeof openTable>;
  /** The seats whose remaining units are set up automatically. */
  readonly autoDeploySeats: Set<Seat>;
}

export function openBattleHands(match: Match<Aos>, words: ToolWords | undefined): BattleHands {
  const table = openTable(match, words);
  const autoDeploySeats = new Set<Seat>();
  return {
    table,
    autoDeploySeats,
    asked: ({ battle }, options) => table.send({ type: 'asked', battle, options }),
    watching: ({ battle }) => table.send({ type: 'playing', battle }),
    refused: refusals => table.send({ type: 'refused', refusals }),
    delegatedAnswer({ battle }, options) {
      const seat = deciding(battle);
      return seat && autoDeploySeats.has(seat) ? nextDeployment(battle, options) : undefined;
    },
    stop: () => table.stop(),
  };
}

function openTable(match: Match<Aos>, words: ToolWords | undefined) {
  const table = createActor(tableMachine, {
    input: { battle: match.getGame().battle, check: command => match.check(command), words },
    ...(inspection.listener && { inspect: inspection.listener }),
  });
  return table.start();
}
