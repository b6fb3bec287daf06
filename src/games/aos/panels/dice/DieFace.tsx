import type { Face } from '../../../../kernel/dice';
import type { Seat } from '../../types';
import './dice.css';

const PIPS: Readonly<Record<Face, readonly string[]>> = {
  1: ['2 / 2'],
  2: ['1 / 1', '3 / 3'],
  3: ['1 / 1', '2 / 2', '3 / 3'],
  4: ['1 / 1', '1 / 3', '3 / 1', '3 / 3'],
  5: ['1 / 1', '1 / 3', '2 / 2', '3 / 1', '3 / 3'],
  6: ['1 / 1', '1 / 3', '2 / 1', '2 / 3', '3 / 1', '3 / 3'],
};

interface DieFaceProps {
  readonly face: Face;
  readonly seat: Seat;
  readonly failed: boolean;
}

/** A die; a failed one is dimmed. */
export const DieFace = ({ face, seat, failed }: DieFaceProps) => (
  <span
    className="die"
    role="img"
    aria-label={`${face}${failed ? ', failed' : ''}`}
    data-seat={seat}
    data-failed={failed}
  >
    {PIPS[face].map(area => (
      <i key={area} style={{ gridArea: area }} />
    ))}
  </span>
);
