import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isPlacing } from '../games/aos/hands/draft/drafts';
import { createHands } from '../games/aos/hands/hands';
import type { Interaction } from '../games/aos/hands/interaction';
import { viewOnlyHands } from '../games/aos/hands/view-only-hands';
import type { MeasureSlotProps } from '../games/aos/panels/slots/measure-slot';
import type { PictureSlotProps } from '../games/aos/panels/slots/picture-slot';
import type { TableSlotProps } from '../games/aos/panels/slots/table-slot';
import { matMarksOf } from '../games/aos/picture/events/mat-marks';
import { minisOf } from '../games/aos/picture/minis';
import { overlaysOf, withMarks } from '../games/aos/picture/overlays';
import { fallenOf } from '../games/aos/picture/slain';
import type { Unit } from '../games/aos/types';
import { namesIn } from '../games/aos/words/names';
import { Table } from '../scene/Table';
import { useOwnFigures } from '../shell/figures/use-own-figures';
import { TableLost } from '../shell/page/TableLost';
import { Icon, type IconName } from '../shell/parts/icons';
import { panelBoxes } from '../shell/screen/panel-boxes';
import { useDrawing } from '../shell/screen/use-drawing';
import { ribbonHeight, useInsets } from '../shell/screen/use-insets';
import { PAGE } from '../shell/words/page';

/** In place of a picture that is lost. */
const lost = (drawAgain: () => void) => <TableLost onDrawAgain={drawAgain} />;

const iconOf = (name: string) => <Icon name={name as IconName} size={16} />;

/** The table of a battle: what the hand and the director show, drawn by the scene. */
export function BattleTable({
  session,
  mood,
  isWatched = false,
  coveredLeft = 0,
  coveredRight = 0,
  marks,
}: TableSlotProps) {
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
  const minis = useStanding(interaction);
  const { slain, units } = interaction.battle;
  const fallen = useMemo(() => fallenOf({ slain, units }), [slain, units]);
  const overlays = useMemo(() => {
    const names = namesIn(interaction.battle, setup);
    const own = overlaysOf(interaction, (unit: Unit) => names.unit(unit.id));
    const all = marks ? withMarks(own, marks) : own;
    // a word that hangs in the air would hide what a model looks at
    return isEye ? { ...all, labels: [] } : all;
  }, [interaction, setup, marks, isEye]);
  return (
    <Table
      {...useDrawing()}
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
      iconOf={iconOf}
      lost={lost}
      onDiceRest={session.diceRest}
      onReady={session.setStage}
    />
  );
}

/** The figures, recomputed only when a drag, a touch or the battle changes them. */
function useStanding({ battle, hovered, selected, draft }: Interaction) {
  const placing = draft && isPlacing(draft) ? draft : undefined;
  return useMemo(() => minisOf({ battle, hovered, selected, draft: placing }), [battle, hovered, selected, placing]);
}

/** A table that is only looked at. */
export function PictureTable({ mood, covered, ...picture }: PictureSlotProps) {
  const insets = useMemo(() => ({ top: ribbonHeight(), bottom: covered }), [covered]);
  return <Table {...useDrawing()} {...picture} theme={mood} insets={insets} iconOf={iconOf} lost={lost} />;
}

/** The measuring table: what lies on it comes ready drawn from its page. */
export function MeasureTableView({ measureStore, picture, hands, mood }: MeasureSlotProps) {
  const insets = useInsets();
  return (
    <Table
      {...useDrawing()}
      field={picture.field}
      theme={mood}
      minis={picture.minis}
      overlays={picture.overlays}
      hands={hands}
      insets={insets}
      panels={panelBoxes}
      label={PAGE.measureTable}
      iconOf={iconOf}
      lost={lost}
      onReady={measureStore.setStage}
    />
  );
}
