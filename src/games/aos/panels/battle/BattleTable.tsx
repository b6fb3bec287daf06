import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useOwnFigures } from '../../../../shell/figures/use-own-figures';
import { TableContext } from '../../../../shell/screen/table-slot';
import { useInsets } from '../../../../shell/screen/use-insets';
import { PAGE } from '../../../../shell/words/page';
import type { OverlayPicture, TableTheme } from '../../../../table/picture';
import { isPlacing } from '../../hands/draft/drafts';
import { createHands } from '../../hands/hands';
import type { Interaction } from '../../hands/interaction';
import { viewOnlyHands } from '../../hands/view-only-hands';
import { matMarksOf } from '../../picture/events/mat-marks';
import { minisOf } from '../../picture/minis';
import { overlaysOf, withMarks } from '../../picture/overlays';
import { slainPictures } from '../../picture/slain';
import type { BattleSession } from '../../session/battle-session';
import type { Unit } from '../../types';
import { namesIn } from '../../words/names';

interface BattleTableProps {
  readonly session: BattleSession;
  readonly mood: TableTheme;
  /** Whether input may only select and look. */
  readonly isWatched?: boolean;
  /** Pixels on the left of a wide picture that a panel covers. */
  readonly coveredLeft?: number;
  /** The same on the right, if there is room for both. */
  readonly coveredRight?: number;
  /** Further overlays, such as a teacher's pointers. */
  readonly marks?: Partial<OverlayPicture> | undefined;
}

/** The table of a battle: the interaction and the director's state, drawn by the scene. */
export function BattleTable({
  session,
  mood,
  isWatched = false,
  coveredLeft = 0,
  coveredRight = 0,
  marks,
}: BattleTableProps) {
  const Table = useContext(TableContext);
  const { table, setup } = session;
  const interaction: Interaction = useSyncExternalStore(
    useCallback(listener => table.subscribe(listener).unsubscribe, [table]),
    () => table.getSnapshot().context,
  );
  const insets = useInsets(coveredLeft, coveredRight);
  const ownFigures = useOwnFigures();
  const thrown = useStore(session.shown, shown => shown.thrown);
  const matMarks = useStore(session.shown, shown => matMarksOf(shown.history));
  const isEye = useStore(session.shown, shown => shown.isEye);
  const hands = useMemo(() => (isWatched ? viewOnlyHands : createHands)(session), [session, isWatched]);
  const minis = useMinis(interaction);
  const { slain, units } = interaction.battle;
  const fallen = useMemo(() => slainPictures({ slain, units }), [slain, units]);
  const overlays = useMemo(() => {
    const names = namesIn(interaction.battle, setup);
    const own = overlaysOf(interaction, (unit: Unit) => names.unit(unit.id));
    const all = marks ? withMarks(own, marks) : own;
    // a floating label would hide what the model looks at
    return isEye ? { ...all, labels: [] } : all;
  }, [interaction, setup, marks, isEye]);
  return (
    <Table
      field={interaction.battle.field}
      theme={mood}
      minis={minis}
      slain={fallen}
      matMarks={matMarks}
      ownFigures={ownFigures}
      overlays={overlays}
      dice={thrown}
      hands={hands}
      insets={insets}
      label={PAGE.table}
      onDiceRest={session.diceRest}
      onReady={session.setStage}
    />
  );
}

/** The figures, recomputed only when a drag, a touch or the battle changes them. */
function useMinis({ battle, hovered, selected, draft }: Interaction) {
  const placing = draft && isPlacing(draft) ? draft : undefined;
  return useMemo(() => minisOf({ battle, hovered, selected, draft: placing }), [battle, hovered, selected, placing]);
}
