import { useCallback, useState } from 'react';
import { CornerButton } from '../../../../shell/parts/CornerButton';
import { TableScreen } from '../../../../shell/screen/TableScreen';
import { useWatchKeys } from '../../../../shell/watch/use-watch-keys';
import { PAGE } from '../../../../shell/words/page';
import { WATCH } from '../../../../shell/words/watch';
import type { TableTheme } from '../../../../table/picture';
import type { RuleId } from '../../rulebook';
import { BattleTable } from '../battle/BattleTable';
import { Card } from '../card/Card';
import { DicePanel } from '../dice/DicePanel';
import { Log } from '../log/Log';
import { Ribbon } from '../ribbon/Ribbon';
import { OpenBook } from '../rulebook/OpenBook';
import { Announcer } from '../screen-reader/Announcer';
import { ScreenReaderTable } from '../screen-reader/ScreenReaderTable';
import { SessionProvider } from '../use-session';
import type { BattlePlayer } from './battle-player';
import { WatchBar } from './WatchBar';

interface WatchScreenProps {
  readonly player: BattlePlayer;
  readonly id: string;
  readonly name: string;
  readonly mood: TableTheme;
}

/** A replay: the battle screen with playback controls in place of decisions. */
export function WatchScreen({ player, id, name, mood }: WatchScreenProps) {
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
      <TableScreen
        screen="watch"
        heading={WATCH.heading(name)}
        table={<BattleTable session={session} mood={mood} isWatched />}
        corner={{
          left: <CornerButton name={PAGE.log} icon="log" isFor="tablet" onClick={toggleLog} />,
          right: <CornerButton name={PAGE.rules} icon="book" onClick={openCover} />,
        }}
        ribbon={<Ribbon />}
        left={
          <>
            <ScreenReaderTable />
            <Log isOpen={isLogOpen} onToggle={toggleLog} onRule={openBook} />
            <DicePanel onRule={openBook} />
          </>
        }
        right={<Card onRule={openBook} />}
        bar={<WatchBar player={player} id={id} />}
        sheet={
          <>
            <Announcer />
            {book && <OpenBook rule={book.rule} onClose={() => setBook(undefined)} />}
          </>
        }
      />
    </SessionProvider>
  );
}
