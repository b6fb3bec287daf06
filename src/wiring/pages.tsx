import { lazy, Suspense } from 'react';
import type { GameLibrary } from '../match/library';
import type { Place } from '../shell/browser/address';
import { gamePages } from '../shell/page/game-pages';
import type { OpenEntry } from '../shell/parts/game-entry';
import { PainterContext, type PortraitPicture } from '../shell/screen/portrait-slot';
import { TableContext, type TableSlotProps } from '../shell/screen/table-slot';

const SceneTable = lazy(() => import('./SceneTable').then(table => ({ default: table.SceneTable })));

/** The picture of a table arrives on its own: the page around it does not wait. */
const ArrivingTable = (props: TableSlotProps) => (
  <Suspense fallback={undefined}>
    <SceneTable {...props} />
  </Suspense>
);

const paintPortrait = (portrait: PortraitPicture) =>
  import('./portraits').then(painter => painter.paintPortrait(portrait));

/** The pages of all games, with the tables and portraits that the scene draws. */
export function pagesOf(entries: readonly OpenEntry[], library: GameLibrary, first: string) {
  const Page = gamePages(entries, library, first);
  return ({ place }: { readonly place: Place }) => (
    <TableContext value={ArrivingTable}>
      <PainterContext value={paintPortrait}>
        <Page place={place} />
      </PainterContext>
    </TableContext>
  );
}
