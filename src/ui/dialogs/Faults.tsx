import type { Fault } from '../../kernel/system';
import { Dialog } from './Dialog';

interface FaultsProps {
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly onClose: () => void;
}

const MOST = 5;

/** What is wrong with a file or a saved battle, place by place. */
export const Faults = ({ title, faults, onClose }: FaultsProps) => (
  <Dialog title={title} onClose={onClose}>
    <p>Nothing was changed.</p>
    <ul className="faults">
      {faults.slice(0, MOST).map(({ path, reason }) => (
        <li key={`${path} ${reason}`}>
          {path && <b>{path}: </b>}
          {reason}
        </li>
      ))}
      {faults.length > MOST && <li>and {faults.length - MOST} more</li>}
    </ul>
    <div className="dialog-acts">
      <button type="button" className="button" onClick={onClose}>
        Back
      </button>
    </div>
  </Dialog>
);
