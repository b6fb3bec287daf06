import { KEY_ACTS } from '../../controls/hotkeys';
import { CAMERA_WORDS, KEY_WORDS } from '../text/keys';
import { Dialog } from './Dialog';

/** The map of keys. */
export const Keys = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    <KeyList entries={KEY_ACTS.map(act => KEY_WORDS[act])} />
    <h3>Camera</h3>
    <KeyList entries={CAMERA_WORDS} />
  </Dialog>
);

interface Entry {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys and what they do. */
export const KeyList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <dl className="keys">
    {entries.map(({ keys, does }) => (
      <div key={does} style={{ display: 'contents' }}>
        <dt>
          {keys.map(key => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
