import { useEffect, useState } from 'react';
import type { Fault } from '../../../../kernel/system';
import { SaveLostError } from '../../../../match/save-lost';
import { goTo, isStill } from '../../../../shell/browser/address';
import { settings } from '../../../../shell/browser/settings';
import { Faults } from '../../../../shell/dialogs/Faults';
import { notify, withdraw } from '../../../../shell/notices/notices';
import { keptAgain, notKept } from '../../../../shell/notices/storage';
import { PAGE } from '../../../../shell/words/page';
import { troubleInWords } from '../../../../shell/words/trouble';
import { BattleSession } from '../../session/battle-session';
import { TOOL_WORDS } from '../../words/measure/tools';
import type { Library } from '../battle-library';
import { type OpenedBattle, showToTests } from '../test-window';
import { BattleScreen } from './BattleScreen';

interface BattlePageProps {
  readonly id: string;
  readonly library: Library;
}

/** Opens the battle of the address where it was left. */
export function BattlePage({ id, library }: BattlePageProps) {
  const [opened, setOpened] = useState<OpenedBattle>();
  const [faults, setFaults] = useState<readonly Fault[]>();
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    let retry = () => {};
    const hear = (cause: unknown) => {
      if (isGone) return;
      if (cause instanceof SaveLostError) {
        keptAgain('battle');
        notify('lost', { words: troubleInWords(cause), canClose: false });
      } else notKept('battle', cause, () => retry());
    };
    const openBattle = async () => {
      const result = await library.open(id, { onTrouble: cause => hear(cause), onStored: () => keptAgain('battle') });
      if (!result.ok) {
        if (!isGone) setFaults(result.error);
        return;
      }
      const open = result.value;
      const { bots } = open.match.replay();
      // what plays for the computer is loaded only where it has a seat
      const computers = bots && (await import('../opponent/computers')).computersOf(open.match, bots);
      if (isGone) {
        open.autosave.stop();
        return;
      }
      retry = open.autosave.retry;
      const session = new BattleSession(open.match, {
        preferences: () => settings.getState(),
        isStill,
        words: TOOL_WORDS,
        ...computers,
      });
      close = () => {
        session.stop();
        open.autosave.stop();
        showToTests(undefined);
      };
      showToTests({ open, session });
      setOpened({ open, session });
    };
    void openBattle();
    return () => {
      isGone = true;
      close();
      keptAgain('battle');
      withdraw('lost');
      setOpened(undefined);
    };
  }, [id, library]);
  if (faults) {
    return <Faults title={PAGE.cannotOpen} faults={faults} onClose={() => goTo({ at: 'start' })} />;
  }
  if (!opened) return <p className="waiting">{PAGE.laying}</p>;
  return <BattleScreen {...opened} library={library} />;
}
