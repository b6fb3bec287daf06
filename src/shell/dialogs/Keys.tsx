import { KEY_ACTS } from '../../play/hotkeys';
import { DIALOGS } from '../words/dialogs';
import { CAMERA_WORDS, KEY_WORDS } from '../words/keys';
import { Dialog } from './Dialog';
import { KeyList } from './KeyList';

/** The list of keys. */
export const Keys = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={DIALOGS.keys} onClose={onClose}>
    <KeyList entries={KEY_ACTS.map(act => KEY_WORDS[act])} />
    <h3>{DIALOGS.camera}</h3>
    <KeyList entries={CAMERA_WORDS} />
  </Dialog>
);
