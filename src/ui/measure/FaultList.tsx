import type { Fault } from '../../kernel/system';

const MOST = 5;

/** What is wrong with what came from outside, or with an army; nothing was changed. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] | undefined }) {
  if (!faults) return undefined;
  return (
    <ul className="faults" role="alert">
      {faults.slice(0, MOST).map(({ path, reason }) => (
        <li key={`${path} ${reason}`}>
          {path && <b>{path}: </b>}
          {reason}
        </li>
      ))}
      {faults.length > MOST && <li>and {faults.length - MOST} more</li>}
    </ul>
  );
}
