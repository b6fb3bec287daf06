import { createActor } from 'xstate';
import type { Aos } from '../../../src/games/aos';
import type { Command } from '../../../src/games/aos/commands';
import type { Check } from '../../../src/games/aos/hands/draft/move-limit';
import { tableMachine } from '../../../src/games/aos/hands/table.machine';
import { minisOf } from '../../../src/games/aos/picture/minis';
import { overlaysOf } from '../../../src/games/aos/picture/overlays';
import type { Battle } from '../../../src/games/aos/types';
import { TOOL_WORDS } from '../../../src/games/aos/words/measure/tools';
import type { Spot } from '../../../src/geometry/shapes/shape';
import type { Match } from '../../../src/match/match';
import type { Staged } from '../fixture';

/** A hand on the table of a staged battle, with a question to the deciding seat. */
export const handOn = (staged: Staged) => hand(staged.battle(), staged.options(), command => staged.refusals(command));

/** A hand on the table of a match. */
export const handOnMatch = (match: Match<Aos>) =>
  hand(match.getGame().battle, match.options(), command => match.check(command));

function hand(battle: Battle, options: readonly Command[], check: Check) {
  const table = createActor(tableMachine, { input: { battle, check, words: TOOL_WORDS } });
  table.start();
  table.send({ type: 'asked', battle, options });
  const interaction = () => table.getSnapshot().context;
  const press = (spot: Spot, model?: string) => table.send({ type: 'press', point: { spot, model, single: false } });
  return {
    send: table.send.bind(table),
    interaction,
    press,
    click: (spot: Spot, model?: string) => {
      press(spot, model);
      table.send({ type: 'release' });
    },
    /** Presses, goes there in one go, and does not let go. */
    pull: (from: Spot, to: Spot, model?: string) => {
      press(from, model);
      table.send({ type: 'drag', spot: to });
    },
    /** The draft, which must lie there. */
    draft: (): Command => {
      const { draft } = interaction();
      if (!draft) throw new Error('nothing is drafted');
      return draft;
    },
    codes: () => check(interaction().draft ?? { seat: 'azure', type: 'pass' }).map(({ code }) => code),
    minis: () => minisOf(interaction()),
    overlays: () => overlaysOf(interaction(), unit => unit.id),
  };
}

/** The places of a draft that sets models down. */
export const placesOf = (draft: Command): readonly Spot[] => ('places' in draft ? draft.places : []);
