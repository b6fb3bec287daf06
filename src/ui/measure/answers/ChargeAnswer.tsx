import type { ChargeReading } from '../../../controls/measure/readings/charge';
import { chanceOfTotal } from '../../../systems/aos/facts/chance';
import { chargeInWords, percent } from '../../text/measure';
import { change, inches } from '../../text/numbers';
import { useBenchNames } from '../use-bench';
import { TargetChoice } from './TargetChoice';

/** How far a charge has to go, and how likely the dice bring it there. */
export function ChargeAnswer({ reading }: { readonly reading: ChargeReading }) {
  const names = useBenchNames();
  const { needed, chance, again, way, gap, dice, modifier, bar } = reading;
  return (
    <>
      <TargetChoice label="Charges at" />
      {bar === undefined && needed !== undefined && chance && again ? (
        <>
          <div className="chance">
            <p>
              <b>{needed}+</b>
              <small>on {dice}D6</small>
            </p>
            <p>
              <b>{percent(chance)}</b>
              <small>
                {chance.good} of {chance.of} rolls
              </small>
            </p>
            <p>
              <b>{percent(again)}</b>
              <small>with a re-roll</small>
            </p>
          </div>
          <Rolls dice={dice} needed={needed} />
          <p className="card-text">
            Base to base {inches(gap)}; the first model must come within ½″, which takes {inches(way?.length ?? 0)}
            {(way?.path.length ?? 0) > 2 ? ' round what is in the way' : ''}.
            {modifier !== 0 && ` The roll has ${change(modifier)}.`}
          </p>
        </>
      ) : (
        <p className="card-text">{chargeInWords(reading, names)}</p>
      )}
    </>
  );
}

const TALL = 64;

/** Every total of the dice as a column as high as it is likely; those that are enough are full. */
function Rolls({ dice, needed }: { readonly dice: number; readonly needed: number }) {
  const totals = Array.from({ length: dice * 6 - dice + 1 }, (_, index) => index + dice);
  const ways = totals.map(total => chanceOfTotal(dice, total).good - chanceOfTotal(dice, total + 1).good);
  const most = Math.max(...ways);
  return (
    <div className="rolls" aria-hidden="true">
      {totals.map((total, index) => (
        <span key={total} data-good={total >= needed}>
          <i style={{ height: `${(TALL * (ways[index] ?? 0)) / most}px` }} />
          <small>{total}</small>
        </span>
      ))}
    </div>
  );
}
