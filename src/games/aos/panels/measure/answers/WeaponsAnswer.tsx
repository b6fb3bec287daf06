import type { WeaponsReading } from '../../../measure/readings/targets';
import { ANSWER, RANGE_NAMES } from '../../../words/measure/measure-answers';
import { inches, listed } from '../../../words/numbers';
import { TargetChoice } from './TargetChoice';

/** All ranges of a unit, and which weapons reach the other unit. */
export function WeaponsAnswer({ reading: { rows, ranges } }: { readonly reading: WeaponsReading }) {
  return (
    <>
      <TargetChoice label={ANSWER.attacks} />
      {rows.length > 0 && (
        <table className="measure-table">
          <thead>
            <tr>
              <th scope="col">{ANSWER.weapon}</th>
              <th scope="col">{ANSWER.range}</th>
              <th scope="col">{ANSWER.near}</th>
              <th scope="col">{ANSWER.sees}</th>
              <th scope="col">{ANSWER.may}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className="measure-number">{inches(row.range)}</td>
                <td>
                  {row.inRange}/{row.carried}
                </td>
                <td>{row.type === 'melee' ? '–' : `${row.seeing}/${row.carried}`}</td>
                <td className="measure-number">{row.able}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="measure-ranges">
        {ranges.ranges.map(({ of, inches: length, names }) => (
          <div key={`${of} ${length}`}>
            <dt>{names.length > 0 ? `${RANGE_NAMES[of]}: ${listed(names)}` : RANGE_NAMES[of]}</dt>
            <dd>{inches(length)}</dd>
          </div>
        ))}
      </dl>
      <p className="measure-note">{ANSWER.whatIsCarried}</p>
    </>
  );
}
