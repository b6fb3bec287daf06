import type { ReactNode } from 'react';
import type { Seat } from '../../types';
import './bar.css';
import { BAR } from '../../words/questions/bar';

interface BarFrameProps {
  readonly seat: Seat | undefined;
  readonly who: ReactNode;
  readonly what: ReactNode;
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** The bar at the bottom of the table, in the colour of the deciding side. */
export const BarFrame = ({ seat, who, what, isRefused = false, children }: BarFrameProps) => (
  <section className="bar panel" data-seat={seat} data-refused={isRefused} aria-label={BAR.name}>
    <div className="ask">
      <p className="ask-who">
        {seat && <i className="pip" data-seat={seat} />}
        {who}
      </p>
      {what}
    </div>
    <div className="bar-acts">{children}</div>
  </section>
);
