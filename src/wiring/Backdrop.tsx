import manifest from '../../models/manifest.json';
import { DUEL_AT, duelField, duelMinis } from '../games/aos/picture/duel';
import { Table } from '../scene/Table';
import { useDrawing } from '../shell/screen/use-drawing';
import { useStartInsets } from '../shell/screen/use-insets';
import { sway } from '../shell/start/sway';

const field = duelField(manifest.models.find(({ id }) => id === 'ruined-arcade')?.footprint);
const minis = duelMinis();
const DUEL = { kind: 'admire', at: DUEL_AT } as const;

/** The living table behind the first page; it turns slowly where pictures may move. */
export const Backdrop = () => (
  <Table
    {...useDrawing()}
    field={field}
    theme="death"
    minis={minis}
    view={DUEL}
    insets={useStartInsets()}
    label=""
    onReady={sway}
  />
);
