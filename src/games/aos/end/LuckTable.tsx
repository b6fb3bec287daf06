import { SEATS, type Seat } from '../types';
import { END, luckInWords } from '../words/battle/end';
import type { Names } from '../words/names';
import { type Luck, ROLLS, strayOf, type Tally } from './luck';

interface LuckTableProps {
  readonly luck: Luck;
  readonly names: Names;
}

/** Actual against expected for each kind of roll, with the standard deviation. */
export const LuckTable = ({ luck, names }: LuckTableProps) => (
  <section className="luck">
    <h3>{END.luckTitle}</h3>
    <p className="luck-note">{END.luckNote}</p>
    <div className="luck-sides">
      {SEATS.map(seat => (
        <table key={seat}>
          <caption>
            <i className="pip" data-seat={seat} />
            {names.player(seat)}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{END.roll}</span>
              </th>
              <th scope="col">{END.made}</th>
              <th scope="col">{END.expected}</th>
              <th scope="col">
                <span className="unseen">{END.luck}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ROLLS.map(roll => (
              <LuckRow key={roll} name={END.rolls[roll]} tally={luck[seat][roll]} seat={seat} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  </section>
);

interface LuckRowProps {
  readonly name: string;
  readonly tally: Tally;
  readonly seat: Seat;
}

function LuckRow({ name, tally, seat }: LuckRowProps) {
  const stray = strayOf(tally);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <b>{tally.actual}</b> {END.of} {tally.rolls}
      </td>
      <td>
        {tally.expected.toFixed(1)} ± {Math.sqrt(tally.variance).toFixed(1)}
      </td>
      <td>{stray === undefined ? END.noChance : <Bar stray={stray} seat={seat} />}</td>
    </tr>
  );
}

const FAR = 3;
const WIDTH = 120;
const at = (stray: number): number => WIDTH / 2 + (Math.max(-FAR, Math.min(FAR, stray)) / FAR) * (WIDTH / 2 - 6);

/** The error bar around the expected value, and a mark at the actual one. */
const Bar = ({ stray, seat }: { readonly stray: number; readonly seat: Seat }) => (
  <span className="luck-cell">
    <svg className="luck-bar" viewBox={`0 0 ${WIDTH} 22`} aria-hidden="true" data-seat={seat}>
      <path className="luck-axis" d={`M0 11H${WIDTH}`} />
      <rect className="luck-span" x={at(-1)} y="6" width={at(1) - at(-1)} height="10" rx="2" />
      <path className="luck-ends" d={`M${at(-2)} 7v8M${at(2)} 7v8M${at(0)} 3v16`} />
      <path className="luck-mark" d={`M${at(stray)} 3l6 8-6 8-6-8Z`} />
    </svg>
    {luckInWords(stray)}
  </span>
);
