import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Fault } from '../../kernel/system';
import type { SavedGames } from '../../match/library';
import type { SaveHead } from '../../match/saves';
import { goTo } from '../browser/address';
import { FileButton } from '../parts/FileButton';
import { Icon } from '../parts/icons';
import type { StartEntry } from '../parts/start-entry';
import { START } from '../words/start';
import './start.css';

const Faults = lazy(() => import('../dialogs/Faults').then(sheet => ({ default: sheet.Faults })));
const SavedBattles = lazy(() => import('./SavedBattles').then(sheet => ({ default: sheet.SavedBattles })));
const SettingsDialog = lazy(() =>
  import('../dialogs/SettingsDialog').then(sheet => ({ default: sheet.SettingsDialog })),
);

export interface StartPageProps {
  readonly library: SavedGames;
  /** What games offer here, in this order. */
  readonly entries: readonly StartEntry[];
  /** The animated table behind the page; it is loaded later. */
  readonly Backdrop: ComponentType;
}

/** The first page: the entries of the games, saved battles, replay files and settings. */
export function StartPage({ library, entries, Backdrop }: StartPageProps) {
  const [saves, setSaves] = useState<readonly SaveHead[]>([]);
  const [isListOpen, setListOpen] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>();
  const [opening, setOpening] = useState<StartEntry>();
  const refresh = () => void library.list().then(setSaves, () => setSaves([]));
  useEffect(() => void library.list().then(setSaves, () => setSaves([])), [library]);
  const newest = saves[0];
  const open = async (entry: StartEntry) => {
    setOpening(entry);
    try {
      await entry.open();
    } finally {
      setOpening(undefined);
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
        {entries.map(entry => (
          <EntryButton key={entry.name} {...entry} disabled={entry === opening} onClick={() => void open(entry)} />
        ))}
        {newest && (
          <EntryButton
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
      <Suspense fallback={undefined}>
        {isListOpen && (
          <SavedBattles saves={saves} library={library} onChange={refresh} onClose={() => setListOpen(false)} />
        )}
        {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
        {faults && <Faults title={START.badFile} faults={faults} onClose={() => setFaults(undefined)} />}
      </Suspense>
    </main>
  );
}

interface EntryButtonProps extends Omit<StartEntry, 'open'> {
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const EntryButton = ({ icon, name, note, isPrime, disabled, onClick }: EntryButtonProps) => (
  <button type="button" className="start-entry" data-look={isPrime && 'prime'} disabled={disabled} onClick={onClick}>
    <Icon name={icon} size={30} />
    <span>
      <b>{name}</b>
      <small>{note}</small>
    </span>
  </button>
);
