import { useEffect, useState } from 'react';
import type { Opened } from '../../games/aos/panels/battle/BattlePage';
import type { Fault } from '../../kernel/system';
import type { Keeper } from '../../match/autosave';
import { Faults } from '../dialogs/Faults';
import type { Library, StoredBattle } from '../library';
import { goTo, isStill } from '../page/address';
import { settings } from '../settings';
import type { TableSlot } from '../slots/table-slot';
import { PAGE } from '../words/page';
import { ReplayPlayer } from './replay-player';
import { WatchScreen } from './WatchScreen';

interface WatchPageProps {
  readonly id: string;
  readonly library: Library;
  readonly Table: TableSlot;
  readonly onOpen: (opened: Opened | undefined) => void;
}

/** Nothing happens while one watches, so nothing need be stored. */
const IDLE: Keeper = { settled: async () => {}, retry: () => {}, stop: () => {} };

/** Opens a saved battle to watch it from its beginning; whoever plays it elsewhere is not disturbed. */
export function WatchPage({ id, library, Table, onOpen }: WatchPageProps) {
  const [opened, setOpened] = useState<{ readonly stored: StoredBattle; readonly player: ReplayPlayer }>();
  const [faults, setFaults] = useState<readonly Fault[]>();
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    void library.read(id).then(result => {
      if (isGone) return;
      if (!result.ok) {
        setFaults(result.error);
        return;
      }
      const stored = result.value;
      const player = new ReplayPlayer(stored.match, {
        isStill,
        isFollowing: () => settings.getState().followAction,
      });
      close = () => {
        player.stop();
        onOpen(undefined);
      };
      onOpen({ open: { ...stored, match: player.playback.match, keeper: IDLE }, session: player.session });
      setOpened({ stored, player });
    });
    return () => {
      isGone = true;
      close();
      setOpened(undefined);
    };
  }, [id, library, onOpen]);
  if (faults) {
    return <Faults title={PAGE.cannotOpen} faults={faults} onClose={() => goTo({ at: 'start' })} />;
  }
  if (!opened) return <p className="waiting">{PAGE.laying}</p>;
  const { stored, player } = opened;
  return <WatchScreen player={player} id={id} name={stored.name} mood={stored.mood} Table={Table} />;
}
