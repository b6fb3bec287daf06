import { mend } from '../../../measure/putting';
import type { CoherencyReading } from '../../../measure/readings/coherency';
import { ANSWER } from '../../../words/measure/measure-answers';
import { counted, inches } from '../../../words/numbers';
import { useMeasureNames, useMeasureStore } from '../use-measure';
import { UnitLink } from './UnitLink';
import './controls.css';

/** Which units are coherent, where one is split, and how to repair it. */
export function CoherencyAnswer({ reading: { units, own } }: { readonly reading: CoherencyReading }) {
  const measureStore = useMeasureStore();
  const names = useMeasureNames();
  const mine = units.find(({ unit }) => unit === own?.unit);
  return (
    <>
      {mine && <p className="card-text">{ownWords(mine)}</p>}
      {mine?.broken.map(link => (
        <p className="card-text" key={link.from}>
          <b>
            {inches(link.gap)} {ANSWER.apart}
          </b>{' '}
          {names.model(link.from)} {ANSWER.to} {names.model(link.to)}
          {ANSWER.allowed}
          {link.height > 0 ? ANSWER.inHeight(inches(link.height)) : ''}.
        </p>
      ))}
      {own?.repair && (
        <button type="button" className="measure-act" onClick={() => measureStore.change(mend)}>
          {ANSWER.mend} {counted(own.repair.moved.length, 'model')} {ANSWER.by} {inches(own.repair.furthest)}{' '}
          {ANSWER.atMost}
        </button>
      )}
      {mine && mine.groups > 1 && !own?.repair && <p className="card-text">{ANSWER.noPlace}</p>}
      <table className="measure-table">
        <thead>
          <tr>
            <th scope="col">{ANSWER.unit}</th>
            <th scope="col">{ANSWER.models}</th>
            <th scope="col">{ANSWER.groups}</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, models, groups }) => (
            <tr key={unit}>
              <th scope="row">
                <UnitLink unit={unit} />
              </th>
              <td className="measure-number">{models}</td>
              <td className="measure-number">{groups > 1 ? ANSWER.broken(groups) : groups}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ownWords({ groups, models }: CoherencyReading['units'][number]): string {
  if (models === 1) return ANSWER.single;
  return groups === 1 ? ANSWER.oneGroup : ANSWER.brokenInto(groups);
}
