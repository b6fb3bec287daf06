import type { Fault } from '../../kernel/system';
import { DIALOGS } from '../words/dialogs';
import { Dialog } from './Dialog';
import { FaultList } from './FaultList';

interface FaultsProps {
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly onClose: () => void;
}

/** What is wrong with a file or a saved battle, place by place. */
export const Faults = ({ title, faults, onClose }: FaultsProps) => (
  <Dialog title={title} onClose={onClose}>
    <p>{DIALOGS.unchanged}</p>
    <FaultList faults={faults} />
    <div className="dialog-acts">
      <button type="button" className="button" onClick={onClose}>
        {DIALOGS.back}
      </button>
    </div>
  </Dialog>
);
