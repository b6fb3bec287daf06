import { useCallback, useState } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import { useWatchKeys } from '../../../../shell/watch/use-watch-keys';
import { PAGE } from '../../../../shell/words/page';
import { WATCH } from '../../../../shell/words/watch';
import type { TableTheme } from '../../../../table/picture';
import type { RuleId } from '../../rulebook';
import { Announcer } from '../Announcer';
import { Card } from '../Card';
import { DicePanel } from '../DicePanel';
import { Log } from '../Log';
import { OpenBook } from '../OpenBook';
import { Ribbon } from '../Ribbon';
import { ScreenReaderTable } from '../ScreenReaderTable';
import type { TableSlot } from '../slots/table-slot';
import { SessionProvider } from '../use-session';
import type { BattlePlayer } from './battle-player';
import { WatchBar } from './WatchBar';

interface WatchScreenProps {
  readonly player: BattlePlayer;
  readonly id: string;
  readonly name: string;
  readonly mood: TableTheme;
  readonly Table: TableSlot;
}

/** A battle of the past on the real table, with everything told but nothing to decide. */
export function WatchScreen({ player, id, name, mood, Table }: WatchScreenProps) {
  const [isLogOpen, setLogOpen] = useState(false);
  const [book, setBook] = useState<{ readonly rule: RuleId | undefined }>();
  const toggleLog = useCallback(() => setLogOpen(was => !was), []);
  const openBook = useCallback((rule?: RuleId) => setBook({ rule }), []);
  const openCover = useCallback(() => setBook({ rule: undefined }), []);
  const { session } = player;
  useWatchKeys(player, {
    log: toggleLog,
    rules: openCover,
    wholeTable: () => session.look({ kind: 'table' }),
    fromTop: () => session.look({ kind: 'top' }),
  });
  return (
    <SessionProvider value={session}>
      <main className="battle">
        <h1 className="unseen">
          {WATCH.heading} {name}
        </h1>
        <div className="battle-table">
          <Table session={session} mood={mood} isWatched />
        </div>
        <div className="battle-panels">
          <div className="top">
            <div className="corner">
              <button type="button" className="button" data-for="tablet" aria-label={PAGE.log} onClick={toggleLog}>
                <Icon name="log" />
              </button>
            </div>
            <Ribbon />
            <div className="corner" data-side="right">
              <button type="button" className="button" aria-label={PAGE.rules} title={PAGE.rules} onClick={openCover}>
                <Icon name="book" />
              </button>
            </div>
          </div>
          <ScreenReaderTable />
          <Log isOpen={isLogOpen} onToggle={toggleLog} onRule={openBook} />
          <Card onRule={openBook} />
          <DicePanel onRule={openBook} />
          <WatchBar player={player} id={id} />
        </div>
        <Announcer />
        {book && <OpenBook rule={book.rule} onClose={() => setBook(undefined)} />}
      </main>
    </SessionProvider>
  );
}
