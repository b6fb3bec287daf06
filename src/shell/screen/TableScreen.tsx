import type { ReactNode } from 'react';
import './table-screen.css';
import './bar.css';

interface TableScreenProps {
  /** The name of the screen, for styles that differ from screen to screen. */
  readonly screen: string;
  /** The heading, for screen readers. */
  readonly heading: string;
  /** The panel that a lesson points at, if any. */
  readonly pointsAt?: string | undefined;
  /** The table itself, behind all panels. */
  readonly table: ReactNode;
  /** Buttons in the two upper corners. */
  readonly corner: { readonly left?: ReactNode; readonly right?: ReactNode };
  /** Between the corners. */
  readonly ribbon: ReactNode;
  /** Panels at the left edge. */
  readonly left?: ReactNode;
  /** The card at the right edge. */
  readonly right?: ReactNode;
  /** The bar at the bottom, and what is on it. */
  readonly bar?: ReactNode;
  /** Dialogs and announcements: everything outside the panel grid. */
  readonly sheet?: ReactNode;
}

/** A table with panels around it. All panels share one grid, so that none overlaps another. */
export const TableScreen = ({ screen, heading, pointsAt, table, corner, ribbon, ...slots }: TableScreenProps) => (
  <main className="table-screen" data-screen={screen} data-point={pointsAt}>
    <h1 className="unseen">{heading}</h1>
    <div className="table-screen-table">{table}</div>
    <div className="table-screen-panels">
      <div className="table-screen-top">
        <div className="corner">{corner.left}</div>
        {ribbon}
        <div className="corner" data-side="right">
          {corner.right}
        </div>
      </div>
      {slots.left}
      {slots.right}
      <div className="bar-stack">{slots.bar}</div>
    </div>
    {slots.sheet}
  </main>
);
