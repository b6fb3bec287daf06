import type { ControlReading } from '../../../measure/readings/control';
import { SIDE_NAMES } from '../../../words/measure/measure';
import { ANSWER } from '../../../words/measure/measure-answers';

/** The side that would control each objective if it were counted now. */
export function ControlAnswer({ reading: { rows } }: { readonly reading: ControlReading }) {
  if (rows.length === 0) return <p className="card-text">{ANSWER.noObjective}</p>;
  return (
    <>
      <table className="measure-table">
        <thead>
          <tr>
            <th scope="col">{ANSWER.objective}</th>
            <th scope="col">{ANSWER.azure}</th>
            <th scope="col">{ANSWER.ember}</th>
            <th scope="col">{ANSWER.gainedBy}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ objective, counts, holder }, index) => (
            <tr key={objective}>
              <th scope="row">{index + 1}</th>
              <td className="measure-number">{counts.azure}</td>
              <td className="measure-number">{counts.ember}</td>
              <td>{holder ? SIDE_NAMES[holder] : ANSWER.nobody}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="card-text">{ANSWER.howCounted}</p>
    </>
  );
}
