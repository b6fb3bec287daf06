import { SEATS, type Seat } from '../types';
import { END } from '../words/battle/end';
import type { Names } from '../words/names';
import { type Loss, type Losses, lostAfter, ticksTo } from './losses';

interface LossChartProps {
  readonly losses: Losses;
  readonly names: Names;
}

const WIDTH = 440;
const HEIGHT = 190;
const LEFT = 30;
const RIGHT = 92;
const TOP = 12;
const BOTTOM = 26;
/** Minimum distance between the names at the ends of two lines. */
const NAME_GAP = 19;

interface Scale {
  readonly x: (round: number) => number;
  readonly y: (lost: number) => number;
}

function scaleOf({ rounds, most }: Losses): Scale {
  const top = ticksTo(most).at(-1) ?? 1;
  return {
    x: round => LEFT + (round / rounds) * (WIDTH - LEFT - RIGHT),
    y: lost => HEIGHT - BOTTOM - (lost / top) * (HEIGHT - TOP - BOTTOM),
  };
}

/** The losses of each side by round: lines with different colour, dashes and names; a table for screen readers. */
export function LossChart({ losses, names }: LossChartProps) {
  const scale = scaleOf(losses);
  const rounds = Array.from({ length: losses.rounds }, (_, i) => i + 1);
  return (
    <figure className="losses">
      <h3>{END.losses}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={END.lossChart}>
        {ticksTo(losses.most).map(tick => (
          <g key={tick} className="losses-tick">
            <path d={`M${LEFT} ${scale.y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={scale.y(tick) + 5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {rounds.map(round => (
          <text key={round} className="losses-round" x={scale.x(round - 0.5)} y={HEIGHT - 7} textAnchor="middle">
            {round === 1 ? END.round1 : round}
          </text>
        ))}
        {SEATS.map(seat => (
          <path
            key={seat}
            className="losses-line"
            data-seat={seat}
            d={stepsOf(losses.series[seat], losses.rounds, scale)}
          />
        ))}
        <Ends losses={losses} names={names} scale={scale} />
      </svg>
      <table className="unseen">
        <caption>{END.lossTable}</caption>
        <thead>
          <tr>
            <th scope="col">{END.round}</th>
            {SEATS.map(seat => (
              <th key={seat} scope="col">
                {names.player(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(round => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {SEATS.map(seat => (
                <td key={seat}>{lostAfter(losses.series[seat], round)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A line that stays level between losses. */
const stepsOf = (series: readonly Loss[], rounds: number, { x, y }: Scale): string =>
  [
    ...series.map(
      ({ at, lost }, index) => `${index === 0 ? 'M' : 'H'}${x(at)}${index === 0 ? ` ${y(lost)}` : `V${y(lost)}`}`,
    ),
    `H${x(rounds)}`,
  ].join('');

/** The number and name at the end of each line, moved apart if they overlap. */
function Ends({ losses, names, scale }: LossChartProps & { readonly scale: Scale }) {
  const at = (seat: Seat) => scale.y(losses.series[seat].at(-1)?.lost ?? 0);
  const isAzureHigher = at('azure') < at('ember');
  const middle = (at('azure') + at('ember')) / 2;
  const isNear = Math.abs(at('azure') - at('ember')) < NAME_GAP;
  return SEATS.map(seat => {
    const isUpper = (seat === 'azure') === isAzureHigher;
    const y = isNear ? middle + (isUpper ? -NAME_GAP / 2 : NAME_GAP / 2) : at(seat);
    const x = scale.x(losses.rounds);
    return (
      <g key={seat} className="losses-end" data-seat={seat}>
        <circle cx={x} cy={at(seat)} r="4.5" />
        <text x={x + 10} y={y + 5}>
          <tspan className="losses-sum">{losses.series[seat].at(-1)?.lost ?? 0}</tspan>{' '}
          {names.player(seat).slice(0, 12)}
        </text>
      </g>
    );
  });
}
