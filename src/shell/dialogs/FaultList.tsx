import type { Fault } from '../../kernel/system';
import { DIALOGS } from '../words/dialogs';

const MOST = 10;

interface FaultListProps {
  readonly faults: readonly Fault[];
  /** Whether it appears in the middle of something and must be read out. */
  readonly isNews?: boolean;
}

/** The faults of a file or a stored value, place by place. */
export const FaultList = ({ faults, isNews = false }: FaultListProps) => (
  <ul className="faults" role={isNews ? 'alert' : undefined}>
    {faults.slice(0, MOST).map(({ path, reason }) => (
      <li key={`${path} ${reason}`}>
        {path && <b>{path}: </b>}
        {reason}
      </li>
    ))}
    {faults.length > MOST && (
      <li>
        {DIALOGS.and} {faults.length - MOST} {DIALOGS.more}
      </li>
    )}
  </ul>
);
