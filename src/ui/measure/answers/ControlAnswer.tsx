import type { ControlReading } from '../../../controls/measure/readings/control';
import { SIDE_NAMES } from '../../text/measure';

/** Who would gain each objective if it were counted now. */
export function ControlAnswer({ reading: { rows } }: { readonly reading: ControlReading }) {
  if (rows.length === 0) return <p className="card-text">No objective lies on the table. Add one to count it.</p>;
  return (
    <>
      <table className="measure-table">
        <thead>
          <tr>
            <th scope="col">Objective</th>
            <th scope="col">Azure</th>
            <th scope="col">Ember</th>
            <th scope="col">Gained by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ objective, counts, holder }, index) => (
            <tr key={objective}>
              <th scope="row">{index + 1}</th>
              <td className="measure-number">{counts.azure}</td>
              <td className="measure-number">{counts.ember}</td>
              <td>{holder ? SIDE_NAMES[holder] : 'nobody'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="card-text">
        Models within 6″ of its centre count, each as one; with as many on both sides nothing changes.
      </p>
    </>
  );
}
