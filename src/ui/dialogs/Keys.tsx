import { KEY_ACTS } from '../../controls/hotkeys';
import { DIALOGS } from '../text/dialogs';
import { CAMERA_WORDS, KEY_WORDS } from '../text/keys';
import { Dialog } from './Dialog';
import { KeyList } from './KeyList';

/** The map of keys. */
export const Keys = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={DIALOGS.keys} onClose={onClose}>
    <KeyList entries={KEY_ACTS.map(act => KEY_WORDS[act])} />
    <h3>{DIALOGS.camera}</h3>
    <KeyList entries={CAMERA_WORDS} />
  </Dialog>
);
