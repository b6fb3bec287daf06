import { findWarscroll } from '../armies';
import type { Muster } from '../battle-setup';
import { Portrait } from '../panels/portraits/Portrait';
import type { Seat } from '../types';
import './roster.css';

interface RosterProps {
  readonly units: readonly Muster[];
  readonly seat: Seat;
}

/** The units of a list, each with its portrait. */
export const Roster = ({ units, seat }: RosterProps) => (
  <ul className="setup-roster">
    {units.map(({ id, warscroll: name, models }) => {
      const warscroll = findWarscroll(name);
      return (
        <li key={id}>
          {warscroll && <Portrait warscroll={warscroll} seat={seat} />}
          <span>
            {models > 1 && <b className="roster-count">{models} </b>}
            {warscroll?.name ?? name}
          </span>
        </li>
      );
    })}
  </ul>
);
