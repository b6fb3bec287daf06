import { KEY_ACTS } from '../../controls/hotkeys';
import { CAMERA_WORDS, KEY_WORDS } from '../text/keys';
import { Dialog } from './Dialog';
import { KeyList } from './KeyList';

/** The map of keys. */
export const Keys = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    <KeyList entries={KEY_ACTS.map(act => KEY_WORDS[act])} />
    <h3>Camera</h3>
    <KeyList entries={CAMERA_WORDS} />
  </Dialog>
);
