import { type ComponentType, Suspense } from 'react';
import { type Place, placeOf, useHash } from '../browser/address';
import { Notices } from '../notices/Notices';
import { StartPage, type StartPageProps } from '../start/StartPage';
import { PAGE } from '../words/page';
import { Boundary } from './Boundary';

export interface AppProps extends StartPageProps {
  /** Every page of a game, by its place. Its code arrives when it is needed; the start page does not wait for it. */
  readonly Pages: ComponentType<{ readonly place: Place }>;
}

/** Another save, lesson or game gets a new page. A link to another measuring table only changes the table. */
const keyOf = (place: Place): string =>
  [place.at, 'id' in place && place.id, 'game' in place && place.game].filter(Boolean).join(' ');

/** The whole page: the start page, or a page of a game. Notices lie over both. */
export function App({ Pages, ...start }: AppProps) {
  const place = placeOf(useHash());
  return (
    <>
      <Boundary key={keyOf(place)}>
        {place.at === 'start' ? (
          <StartPage {...start} />
        ) : (
          <Suspense fallback={<p className="waiting">{PAGE.laying}</p>}>
            <Pages place={place} />
          </Suspense>
        )}
      </Boundary>
      <Notices />
    </>
  );
}
