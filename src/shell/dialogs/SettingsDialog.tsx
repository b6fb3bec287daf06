import { MENU } from '../words/menu';
import { AllSettings } from './AllSettings';
import { Dialog } from './Dialog';

/** The settings by themselves, where no battle is open. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={MENU.settings} onClose={onClose}>
    <AllSettings />
  </Dialog>
);
