import { chanceOfTotal } from '../../../facts/probability';
import type { ChargeReading } from '../../../measure/readings/charge';
import { chargeInWords, percent } from '../../../words/measure/measure';
import { ANSWER } from '../../../words/measure/measure-answers';
import { change, inches } from '../../../words/numbers';
import { useMeasureNames } from '../use-measure';
import { TargetChoice } from './TargetChoice';
import './charge-answer.css';

/** The distance of a charge, and its probability. */
export function ChargeAnswer({ reading }: { readonly reading: ChargeReading }) {
  const names = useMeasureNames();
  const { needed, chance, again, way, gap, dice, modifier, bar } = reading;
  return (
    <>
      <TargetChoice label={ANSWER.chargesAt} />
      {bar === undefined && needed !== undefined && chance && again ? (
        <>
          <div className="chance">
            <p>
              <b>{needed}+</b>
              <small>
                {ANSWER.on} {dice}D6
              </small>
            </p>
            <p>
              <b>{percent(chance)}</b>
              <small>
                {chance.good} {ANSWER.of} {chance.of} {ANSWER.rolls}
              </small>
            </p>
            <p>
              <b>{percent(again)}</b>
              <small>{ANSWER.withReroll}</small>
            </p>
          </div>
          <Rolls dice={dice} needed={needed} />
          <p className="card-text">
            {ANSWER.baseToBase} {inches(gap)}
            {ANSWER.firstModel} {inches(way?.length ?? 0)}
            {(way?.path.length ?? 0) > 2 ? ANSWER.roundAbout : ''}.{modifier !== 0 && ANSWER.rollHas(change(modifier))}
          </p>
        </>
      ) : (
        <p className="card-text">{chargeInWords(reading, names)}</p>
      )}
    </>
  );
}

const TALL = 64;

/** Every total of the dice as a bar of its probability; sufficient ones are filled. */
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
