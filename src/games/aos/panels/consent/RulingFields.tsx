import { Rich } from '../../../../shell/parts/Rich';
import { isAnsweredFirst } from '../../consent/skipping';
import { mostWounds } from '../../effective-values';
import { askedNow } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import { type Battle, SEATS } from '../../types';
import { type Names, PHASE_NAMES } from '../../words/names';
import { questionOf } from '../../words/questions/asks';
import { buttonOf } from '../../words/questions/commands';
import { RULING_DIALOG } from '../../words/rulebook/ruling-dialog';
import { useNames, useSession } from '../use-session';
import { choosable, type Draft, withModel, withUnit } from './draft';
import { PlaceMap } from './PlaceMap';

export interface FieldsProps {
  readonly battle: Battle;
  readonly draft: Draft;
  readonly isAllowed: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** The fields of the chosen kind of ruling. */
export function RulingFields(props: FieldsProps) {
  const { kind } = props.draft;
  if (kind === 'placeModel')
    return (
      <>
        <ModelFields {...props} />
        <PlaceFields {...props} />
      </>
    );
  if (kind === 'setWounds')
    return (
      <>
        <ModelFields {...props} />
        <WoundFields {...props} />
      </>
    );
  return kind === 'setCommandPoints' ? <PointFields {...props} /> : <WhatHappens {...props} />;
}

function ModelFields({ battle, draft, onChange }: FieldsProps) {
  const names = useNames();
  const models = choosable(battle, unitOf(battle, draft.unit));
  return (
    <div className="ruling-row">
      <label className="field">
        {RULING_DIALOG.unit}
        <select value={draft.unit} onChange={event => onChange(withUnit(battle, draft, event.target.value))}>
          {SEATS.map(seat => (
            <optgroup key={seat} label={names.player(seat)}>
              {battle.units
                .filter(unit => unit.seat === seat)
                .map(({ id }) => (
                  <option key={id} value={id}>
                    {names.unit(id)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {models.length > 1 && (
        <label className="field">
          {RULING_DIALOG.model}
          <select value={draft.model} onChange={event => onChange(withModel(battle, draft, event.target.value))}>
            {models.map(({ model, isSlain }, index) => (
              <option key={model.id} value={model.id}>
                {isSlain ? RULING_DIALOG.fallen(shortName(names, model.id, index)) : shortName(names, model.id, index)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** The unit is shown beside it: its number, or the name of a command model. */
function shortName(names: Names, model: string, index: number): string {
  const name = names.model(model);
  return name.startsWith('Model ')
    ? RULING_DIALOG.numbered(index + 1)
    : `${RULING_DIALOG.numbered(index + 1)}, ${name}`;
}

const HALF_TURN = 180;

/** From 0 to 359. */
const degreesOf = (facing: number): number =>
  ((Math.round((facing * HALF_TURN) / Math.PI) % (2 * HALF_TURN)) + 2 * HALF_TURN) % (2 * HALF_TURN);

function PlaceFields({ battle, draft, isAllowed, onChange }: FieldsProps) {
  const unit = unitOf(battle, draft.unit);
  const model = choosable(battle, unit).find(each => each.model.id === draft.model)?.model;
  return (
    <>
      {model && (
        <PlaceMap
          battle={battle}
          seat={unit.seat}
          model={model}
          place={draft}
          isAllowed={isAllowed}
          onPlace={spot => onChange({ ...draft, ...spot })}
        />
      )}
      <div className="ruling-row">
        <NumberField
          label={RULING_DIALOG.across}
          value={draft.x}
          most={battle.field.width}
          onChange={x => onChange({ ...draft, x })}
        />
        <NumberField
          label={RULING_DIALOG.deep}
          value={draft.y}
          most={battle.field.depth}
          onChange={y => onChange({ ...draft, y })}
        />
        <NumberField
          label={RULING_DIALOG.turned}
          value={degreesOf(draft.facing)}
          most={359}
          step={15}
          onChange={degrees => onChange({ ...draft, facing: (degrees * Math.PI) / HALF_TURN })}
        />
      </div>
    </>
  );
}

function WoundFields({ battle, draft, onChange }: FieldsProps) {
  const most = mostWounds(battle, unitOf(battle, draft.unit));
  return (
    <>
      <NumberField
        label={RULING_DIALOG.wounds(most)}
        value={draft.wounds}
        most={most}
        step={1}
        onChange={wounds => onChange({ ...draft, wounds: Math.round(wounds) })}
      />
      {draft.wounds >= most && <p className="start-note">{RULING_DIALOG.slays}</p>}
    </>
  );
}

const MOST_POINTS = 99;

function PointFields({ battle, draft, onChange }: FieldsProps) {
  const names = useNames();
  return (
    <div className="ruling-row">
      <label className="field">
        {RULING_DIALOG.whose}
        <select
          value={draft.whose}
          onChange={event => {
            const whose = SEATS.find(seat => seat === event.target.value);
            if (whose) onChange({ ...draft, whose, points: battle.commandPoints[whose] + 1 });
          }}
        >
          {SEATS.map(seat => (
            <option key={seat} value={seat}>
              {names.player(seat)}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={RULING_DIALOG.points}
        value={draft.points}
        most={MOST_POINTS}
        step={1}
        onChange={points => onChange({ ...draft, points: Math.round(points) })}
      />
    </div>
  );
}

/** For rulings without a choice: their effect now. */
function WhatHappens({ battle, draft: { kind } }: FieldsProps) {
  const names = useNames();
  const { roll } = useSession().match.getGame();
  const ask = askedNow(battle);
  if (kind === 'rollAgain')
    return (
      roll && (
        <p className="ruling-says">{RULING_DIALOG.rollsAgain(buttonOf(roll.command, names, roll.battle).label)}</p>
      )
    );
  if (kind === 'endPhase')
    return battle.phase && <p className="ruling-says">{RULING_DIALOG.ends(PHASE_NAMES[battle.phase])}</p>;
  return (
    ask && (
      <p className="ruling-says">
        <Rich text={RULING_DIALOG.skips(questionOf(ask, names))} />
        <br />
        {isAnsweredFirst(ask.kind) ? RULING_DIALOG.skipsFirst : RULING_DIALOG.skipsPlainly}
      </p>
    )
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

const FINE = 100;

const NumberField = ({ label, value, most, step = 0.25, onChange }: NumberProps) => (
  <label className="field">
    {label}
    <input
      type="number"
      value={Math.round(value * FINE) / FINE}
      min={0}
      max={most}
      step={step}
      onChange={event => {
        const typed = event.target.valueAsNumber;
        if (Number.isFinite(typed)) onChange(Math.min(most, Math.max(0, typed)));
      }}
    />
  </label>
);
