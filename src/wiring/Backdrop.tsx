import { use, useMemo } from 'react';
import manifest from '../../models/manifest.json';
import { GAMES } from '../games/registry';
import { Table } from '../scene/Table';
import { useDrawing } from '../shell/screen/use-drawing';
import { useStartInsets } from '../shell/screen/use-insets';
import { sway } from '../shell/start/sway';

const footprintOf = (figure: string) => manifest.models.find(({ id }) => id === figure)?.footprint;

const loading = GAMES[0]?.loadBackdrop();

/** The living table of the first game behind the start page; it turns slowly where pictures may move. */
export function Backdrop() {
  const backdrop = loading && use(loading);
  const picture = useMemo(() => backdrop?.(footprintOf), [backdrop]);
  const drawing = useDrawing();
  const insets = useStartInsets();
  return picture && <Table {...drawing} {...picture} insets={insets} onReady={sway} />;
}
