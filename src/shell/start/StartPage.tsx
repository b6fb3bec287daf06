import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Fault } from '../../kernel/system';
import type { SaveHead } from '../../match/saves';
import { goTo, wishes } from '../browser/address';
import { anySeed } from '../browser/seed';
import { Faults } from '../dialogs/Faults';
import type { Library } from '../library';
import { FileButton } from '../parts/FileButton';
import { Icon, type IconName } from '../parts/icons';
import { START } from '../words/start';
import { SavedBattles } from './SavedBattles';

const SettingsDialog = lazy(() =>
  import('../dialogs/SettingsDialog').then(sheet => ({ default: sheet.SettingsDialog })),
);

interface StartPageProps {
  readonly library: Library;
  /** The living table behind the page; it comes later. */
  readonly Backdrop: ComponentType;
}

/** The first page: fight, go on, or look at battles of old. */
export function StartPage({ library, Backdrop }: StartPageProps) {
  const [saves, setSaves] = useState<readonly SaveHead[]>([]);
  const [isListOpen, setListOpen] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>();
  const [isStarting, setStarting] = useState(false);
  const refresh = () => void library.list().then(setSaves, () => setSaves([]));
  useEffect(() => void library.list().then(setSaves, () => setSaves([])), [library]);
  const newest = saves[0];
  const play = async () => {
    setStarting(true);
    try {
      const { justPlay } = await import('../../games/aos/setup/just-play');
      const { layout, seed } = wishes();
      goTo({ at: 'battle', id: await library.start(justPlay(layout), seed ?? anySeed()) });
    } finally {
      setStarting(false);
    }
  };
  const load = async (file: File) => {
    const taken = await library.take(file);
    if (taken.ok) goTo({ at: taken.value.isOver ? 'watch' : 'battle', id: taken.value.id });
    else setFaults(taken.error);
  };
  return (
    <main className="start">
      <Suspense fallback={undefined}>
        <div className="start-backdrop" aria-hidden="true" inert>
          <Backdrop />
        </div>
      </Suspense>
      <div className="start-veil" />
      <div className="start-column">
        <h1>Realmtable</h1>
        <p className="start-lede">{START.motto}</p>
        <Door icon="fight" name={START.fight} note={START.fightNote} isPrime onClick={() => goTo({ at: 'setup' })} />
        <Door
          icon="charge"
          name={START.justPlay}
          note={START.justPlayNote}
          disabled={isStarting}
          onClick={() => void play()}
        />
        <Door icon="book" name={START.learn} note={START.learnNote} onClick={() => goTo({ at: 'learn' })} />
        <Door icon="ruler" name={START.measure} note={START.measureNote} onClick={() => goTo({ at: 'measure' })} />
        {newest && (
          <Door
            icon="flag"
            name={START.continue}
            note={newest.summary}
            onClick={() => goTo({ at: 'battle', id: newest.id })}
          />
        )}
        <div className="start-lines">
          {newest && (
            <button type="button" className="start-line" onClick={() => setListOpen(true)}>
              <Icon name="log" />
              {START.saved}
            </button>
          )}
          <FileButton words={START.load} label={START.replayFile} look="start-line" onFile={file => void load(file)} />
          <button type="button" className="start-line" onClick={() => setSetting(true)}>
            <Icon name="menu" />
            {START.settings}
          </button>
          <a className="start-line" href="./licences.txt" target="_blank" rel="noreferrer">
            <Icon name="book" />
            {START.licences}
          </a>
        </div>
      </div>
      {isListOpen && (
        <SavedBattles saves={saves} library={library} onChange={refresh} onClose={() => setListOpen(false)} />
      )}
      {isSetting && (
        <Suspense fallback={undefined}>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
      {faults && <Faults title={START.badFile} faults={faults} onClose={() => setFaults(undefined)} />}
    </main>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly name: string;
  /** What is behind it. */
  readonly note: string;
  readonly isPrime?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const Door = ({ icon, name, note, isPrime, disabled, onClick }: DoorProps) => (
  <button type="button" className="door" data-look={isPrime && 'prime'} disabled={disabled} onClick={onClick}>
    <Icon name={icon} size={30} />
    <span>
      <b>{name}</b>
      <small>{note}</small>
    </span>
  </button>
);
