import { READY_LISTS, type ReadyList } from '../armies/lists';
import { pointsOf } from '../armies/points';
import type { Seat } from '../types';
import { SERIES } from '../words/setup/series';
import { SETUP } from '../words/setup/setup';
import { type ArmyChoice, findReadyList, LAST_LIST, listOf } from './choices';
import { Bearing } from './enhancements/Bearing';
import type { FieldFaults } from './faults';
import { PlayedBy } from './opponent/PlayedBy';
import { Roster } from './Roster';
import { FaultNote, Tile } from './Tile';
import './army-field.css';

interface ArmyFieldProps {
  readonly seat: Seat;
  readonly choice: ArmyChoice;
  readonly faults: FieldFaults;
  readonly onChange: (choice: ArmyChoice) => void;
}

/** One side: the name of the player and the army. */
export function ArmyField({ seat, choice, faults, onChange }: ArmyFieldProps) {
  const chosen = findReadyList(choice.list);
  const army = listOf(choice);
  const nameFault = faults[`${seat}.player`];
  return (
    <fieldset className="setup-army" data-seat={seat}>
      <legend className="unseen">
        {SETUP.sides[seat]} {SETUP.side}
      </legend>
      <label className="field">
        <span className="setup-side">
          <i className="pip" data-seat={seat} />
          {SETUP.sides[seat]}
          <span className="unseen"> {SETUP.player}</span>
        </span>
        <input
          value={choice.player}
          maxLength={60}
          autoComplete="off"
          aria-invalid={nameFault !== undefined}
          aria-describedby={`${seat}-player-fault`}
          onChange={event => onChange({ ...choice, player: event.target.value })}
        />
      </label>
      <FaultNote id={`${seat}-player-fault`} fault={nameFault} />
      <PlayedBy seat={seat} bot={choice.bot} onChange={bot => onChange({ ...choice, bot })} />
      <div className="tiles" data-columns="1">
        {listsFor(choice).map(({ id, name, says, list }) => (
          <Tile
            key={id}
            group={`${seat}-list`}
            value={id}
            isChosen={id === choice.list}
            onChoose={picked => onChange({ ...choice, list: picked, army: undefined })}
          >
            <b>{name}</b>
            <span className="tile-count">
              {pointsOf(list)} {SETUP.points}
            </span>
            <small className="unseen">{says}</small>
          </Tile>
        ))}
      </div>
      <FaultNote id={`${seat}-list-fault`} fault={faults[`${seat}.list`]} />
      {army && (
        <>
          <p className="roster-says">{chosen?.says}</p>
          <Roster units={army.units} seat={seat} />
          <Bearing
            seat={seat}
            army={army}
            faults={faults}
            isTriumphant={choice.wonMajorLast === true}
            onChange={changed => onChange({ ...choice, army: changed })}
            onTriumph={wonMajorLast => onChange({ ...choice, wonMajorLast })}
          />
        </>
      )}
    </fieldset>
  );
}

/** The ready-made lists, and in a series that of the previous battle. */
const listsFor = ({ last }: ArmyChoice): readonly ReadyList[] => [
  ...(last ? [{ id: LAST_LIST, name: SERIES.asLast, says: SERIES.asLastSays, list: last }] : []),
  ...READY_LISTS,
];
