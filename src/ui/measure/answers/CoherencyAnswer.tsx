import { select } from '../../../controls/measure/acts';
import { mend } from '../../../controls/measure/putting';
import type { CoherencyReading } from '../../../controls/measure/readings/coherency';
import { counted, inches } from '../../text/numbers';
import { useBenchNames, useWorkbench } from '../use-bench';

/** Which units hold together, where one has come apart, and how it can be mended. */
export function CoherencyAnswer({ reading: { units, own } }: { readonly reading: CoherencyReading }) {
  const workbench = useWorkbench();
  const names = useBenchNames();
  const mine = units.find(({ unit }) => unit === own?.unit);
  return (
    <>
      {mine && <p className="card-text">{ownWords(mine)}</p>}
      {mine?.broken.map(link => (
        <p className="card-text" key={link.from}>
          <b>{inches(link.gap)} apart.</b> {names.model(link.from)} to {names.model(link.to)}: 1″ is allowed
          {link.height > 0 ? `, and 6″ in height (${inches(link.height)} here)` : ''}.
        </p>
      ))}
      {own?.repair && (
        <button type="button" className="measure-act" onClick={() => workbench.change(mend)}>
          Mend: move {counted(own.repair.moved.length, 'model')} by {inches(own.repair.furthest)} at most
        </button>
      )}
      {mine && mine.groups > 1 && !own?.repair && (
        <p className="card-text">No free place near by would make it whole.</p>
      )}
      <table className="measure-table">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Models</th>
            <th scope="col">Groups</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, models, groups }) => (
            <tr key={unit}>
              <th scope="row">
                <button
                  type="button"
                  className="measure-link"
                  onClick={() => workbench.change(each => select(each, { kind: 'unit', id: unit }))}
                >
                  {names.unit(unit)}
                </button>
              </th>
              <td className="measure-number">{models}</td>
              <td className="measure-number">{groups > 1 ? `${groups}, broken` : groups}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ownWords({ groups, models }: CoherencyReading['units'][number]): string {
  if (models === 1) return 'A single model is always one group.';
  return groups === 1 ? 'One group: every model is within 1″ of another.' : `Broken into ${groups} groups.`;
}
