import type { KeyActions } from '../../../../shell/hooks/use-hotkeys';
import type { Command } from '../../commands';
import { findUnit, isOnTable, unitsOf } from '../../facts/units';
import { answersOf, unitsThatAct, unitsWithOptions } from '../../hands/answers';
import { alongTable } from '../../hands/camera-focus';
import { isMove, isPlacing, middleOf } from '../../hands/draft/drafts';
import type { BattleSession } from '../../session/battle-session';
import { readingOf } from '../../tools/reading';
import { nudgeTape } from '../../tools/tape/nudge';
import type { ToolKind } from '../../tools/tool';
import { type Battle, otherSeat, SEATS, type UnitId } from '../../types';

interface OpenDialogs {
  readonly log: () => void;
  readonly menu: () => void;
  readonly rules: () => void;
  readonly keys: () => void;
  readonly verdict: () => void;
  readonly palette?: () => void;
  readonly ruling?: () => void;
}

const TURN = Math.PI / 12;

/** Keyboard actions during a battle. */
export function keyActions(session: BattleSession, dialogs: OpenDialogs): KeyActions {
  const { table, shown } = session;
  const interaction = () => table.getSnapshot().context;
  const open = (door: () => void) => () => {
    door();
    return true;
  };

  return {
    confirm({ isRepeat }) {
      const { undoAskedBy, game } = shown.getState();
      // a key that is held down hurries what is shown, and decides nothing
      if (isRepeat) session.step();
      else if (undoAskedBy) session.answerUndo(false);
      else if (session.step()) return true;
      else if (game.battle.ended) dialogs.verdict();
      else {
        const { prime } = answersOf(interaction());
        if (prime) session.perform(prime);
      }
      return true;
    },
    other({ index }) {
      const { others, closing } = answersOf(interaction());
      const answer = [...others, ...closing][index];
      if (!answer || shown.getState().isPlaying) return false;
      session.perform(answer);
      return true;
    },
    cancel() {
      const { draft, selected, refused, tool } = interaction();
      if (session.lookBack()) return false;
      if (tool) table.send({ type: 'putAway' });
      else if (refused.length > 0) table.send({ type: 'refused', refusals: [] });
      else if (draft) table.send({ type: 'reset' });
      else if (selected !== undefined) table.send({ type: 'select', unit: undefined });
      return false;
    },
    nextUnit: () => step(session, 1),
    previousUnit: () => step(session, -1),
    nudge({ by }) {
      const { battle, draft, selected, options, tool } = interaction();
      if (tool?.kind === 'tape') return nudgeTape(session, by);
      const isShaping = draft ? isMove(draft) || isPlacing(draft) : selected !== undefined && options.length > 0;
      if (!isShaping) return false;
      const middle = { x: battle.field.width / 2, y: battle.field.depth / 2 };
      table.send({ type: 'nudge', by: alongTable(session, middle, by) });
      return true;
    },
    turnLeft: () => turned(session, TURN),
    turnRight: () => turned(session, -TURN),
    oneModel() {
      table.send({ type: 'focusNext' });
      return true;
    },
    reset() {
      table.send({ type: 'reset' });
      return true;
    },
    tape: () => taken(session, 'tape'),
    sight: () => (readingOf(interaction())?.kind === 'sight' ? throughEyes(session) : taken(session, 'sight')),
    eye: () => throughEyes(session),
    ranges: () => taken(session, 'ranges'),
    undo() {
      session.undo();
      return true;
    },
    redo() {
      session.redo();
      return true;
    },
    focus() {
      const { battle, selected } = interaction();
      const unit = selected === undefined ? undefined : findUnit(battle, selected);
      if (unit && isOnTable(unit)) session.look({ kind: 'focus', at: middleOf(unit.models) });
      return true;
    },
    whole: open(() => session.look({ kind: 'table' })),
    top: open(() => session.look({ kind: 'top' })),
    palette: () => {
      dialogs.palette?.();
      return dialogs.palette !== undefined;
    },
    ruling: () => {
      dialogs.ruling?.();
      return dialogs.ruling !== undefined;
    },
    log: open(dialogs.log),
    menu: open(dialogs.menu),
    rules: open(dialogs.rules),
    keys: open(dialogs.keys),
  };
}

function turned({ table }: BattleSession, angle: number): boolean {
  table.send({ type: 'turn', angle });
  return true;
}

function throughEyes(session: BattleSession): boolean {
  session.toggleEye();
  return true;
}

function taken({ table }: BattleSession, kind: ToolKind): boolean {
  table.send({ type: 'tool', kind });
  return true;
}

/** Selects the next unit that can act, or else the next on the table. With a tool, aims at the next. */
function step({ table }: BattleSession, by: 1 | -1): boolean {
  const { battle, options, selected, tool } = table.getSnapshot().context;
  if (tool) {
    table.send({ type: 'aimNext', by });
    return true;
  }
  const units = unitsInTurn(battle, options);
  const at = selected === undefined ? -1 : units.indexOf(selected);
  const next = at < 0 && by < 0 ? units.length - 1 : (at + by + units.length) % Math.max(1, units.length);
  table.send({ type: 'select', unit: units[next] });
  return true;
}

/** Units that can act; if there are none, all units on the table. */
function unitsInTurn(battle: Battle, options: readonly Command[]): readonly UnitId[] {
  const isOwnChoice = battle.asks.at(-1)?.kind === 'act';
  const answering = (isOwnChoice ? unitsThatAct : unitsWithOptions)(battle, options);
  const seat = battle.asks.at(-1)?.seat ?? SEATS[0];
  const all: readonly UnitId[] = [seat, otherSeat(seat)].flatMap(each => unitsOf(battle, each).map(({ id }) => id));
  return answering.length > 0 ? answering : all;
}

/** Tab on the table moves from unit to unit; after the last one it leaves the table. */
export const tabAction =
  ({ table }: BattleSession) =>
  (by: 1 | -1): boolean => {
    const { battle, options, selected, tool } = table.getSnapshot().context;
    const units = tool ? [] : unitsInTurn(battle, options);
    const at = selected === undefined ? (by > 0 ? -1 : units.length) : units.indexOf(selected);
    const next = units[at + by];
    if (next === undefined) return false;
    table.send({ type: 'select', unit: next });
    return true;
  };
