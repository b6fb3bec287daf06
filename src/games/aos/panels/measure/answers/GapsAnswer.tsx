import type { GapsReading } from '../../../measure/readings/gaps';
import { ANSWER } from '../../../words/measure/measure-answers';
import { inches } from '../../../words/numbers';
import { useMeasureTable } from '../use-measure';
import { Stepper } from './Stepper';
import { UnitLink } from './UnitLink';

/** From one to all: the gap, and whether it is within and wholly within the length. */
export function GapsAnswer({ reading }: { readonly reading: GapsReading }) {
  const units = useMeasureTable(each => each.measureTable.units);
  if (reading.rows.length === 0) return <p className="card-text">{ANSWER.nobodyElse}</p>;
  return (
    <>
      <Stepper label={ANSWER.within} />
      <table className="measure-table">
        <thead>
          <tr>
            <th scope="col">{ANSWER.target}</th>
            <th scope="col">{ANSWER.gap}</th>
            <th scope="col">{ANSWER.within}</th>
            <th scope="col">{ANSWER.wholly}</th>
          </tr>
        </thead>
        <tbody>
          {reading.rows.map(row => (
            <tr key={row.unit}>
              <th scope="row">
                <i className="pip" data-seat={units.find(({ id }) => id === row.unit)?.seat} />
                <UnitLink unit={row.unit} />
              </th>
              <td className="measure-number">{inches(row.gap)}</td>
              <td>
                <YesNo is={row.isWithin} />
              </td>
              <td>
                <YesNo is={row.isWholly} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** An icon and a word, so that colour is not the only sign. */
function YesNo({ is }: { readonly is: boolean | undefined }) {
  if (is === undefined) return <span>–</span>;
  return (
    <span className="yes-no" data-is={is}>
      {is ? ANSWER.yes : ANSWER.no}
    </span>
  );
}
