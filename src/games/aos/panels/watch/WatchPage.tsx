import { useEffect, useState } from 'react';
import type { Fault } from '../../../../kernel/system';
import type { Autosave } from '../../../../match/autosave';
import { goTo, isStill } from '../../../../shell/browser/address';
import { settings } from '../../../../shell/browser/settings';
import { Faults } from '../../../../shell/dialogs/Faults';
import { PAGE } from '../../../../shell/words/page';
import type { Library, StoredBattle } from '../battle-library';
import { moodIn } from '../battle-mood';
import { showToTests } from '../test-window';
import { type BattlePlayer, openBattlePlayer } from './battle-player';
import { WatchScreen } from './WatchScreen';

interface WatchPageProps {
  readonly id: string;
  readonly library: Library;
}

/** Nothing happens while watching, so nothing is stored. */
const NO_AUTOSAVE: Autosave = { settled: async () => {}, retry: () => {}, stop: () => {} };

/** Opens a saved battle as a replay. A window that plays it is not disturbed. */
export function WatchPage({ id, library }: WatchPageProps) {
  const [opened, setOpened] = useState<{ readonly stored: StoredBattle; readonly player: BattlePlayer }>();
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
      const player = openBattlePlayer(stored.match, {
        isStill,
        isFollowing: () => settings.getState().followAction,
      });
      close = () => {
        player.stop();
        showToTests(undefined);
      };
      showToTests({
        open: { ...stored, match: player.playback.match, autosave: NO_AUTOSAVE },
        session: player.session,
      });
      setOpened({ stored, player });
    });
    return () => {
      isGone = true;
      close();
      setOpened(undefined);
    };
  }, [id, library]);
  if (faults) {
    return <Faults title={PAGE.cannotOpen} faults={faults} onClose={() => goTo({ at: 'start' })} />;
  }
  if (!opened) return <p className="waiting">{PAGE.laying}</p>;
  const { stored, player } = opened;
  return <WatchScreen player={player} id={id} name={stored.name} mood={moodIn(stored)} />;
}
