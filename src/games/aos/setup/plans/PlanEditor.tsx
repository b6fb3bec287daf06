import { useState } from 'react';
import { draftFaults } from '../../battleplans/plan-file';
import type { Battleplan } from '../../battleplans/types';
import { PLANS, planFaultWords } from '../../words/setup/plans';
import { FaultNote } from '../Tile';
import { NumberField } from './NumberField';
import { PlanFields } from './PlanFields';
import { nameOf, PlanMap } from './PlanMap';
import {
  type Handle,
  isMirrored,
  mirrored,
  SHAPES,
  spotOf,
  withObjective,
  withoutObjective,
  withShape,
  withSpot,
} from './plan-changes';
import './plans.css';

interface PlanEditorProps {
  readonly plan: Battleplan;
  readonly onChange: (plan: Battleplan) => void;
}

/** PLAN-02: the editor for an own battleplan: its map and its fields. */
export function PlanEditor({ plan, onChange }: PlanEditorProps) {
  const [picked, setPicked] = useState<Handle>();
  const [isSame, setSame] = useState(() => isMirrored(plan));
  const faults = draftFaults(plan);
  const takeAway = (handle: Handle | undefined) => {
    if (handle?.kind !== 'objective') return;
    setPicked(undefined);
    onChange(withoutObjective(plan, handle.index));
  };
  return (
    <section className="plan-editor" aria-label={PLANS.editor}>
      {faults.slice(0, 4).map(fault => (
        <FaultNote
          key={`${fault.path} ${fault.reason}`}
          id={`plan-fault-${fault.path}`}
          fault={planFaultWords(fault)}
        />
      ))}
      <div className="plan-sheet">
        <div className="plan-drawing">
          <div className="plan-shapes" data-columns="4">
            <span>{PLANS.shapeOf}</span>
            {SHAPES.map(shape => (
              <button
                key={shape}
                type="button"
                className="button"
                onClick={() => {
                  setPicked(undefined);
                  setSame(true);
                  onChange(withShape(plan, shape));
                }}
              >
                {PLANS.shapes[shape]}
              </button>
            ))}
          </div>
          <PlanMap
            plan={plan}
            picked={picked}
            onPick={setPicked}
            onMove={(handle, to) => onChange(withSpot(plan, handle, to, isSame))}
            onTakeAway={takeAway}
          />
          <PickedFields
            plan={plan}
            picked={picked}
            onMove={(handle, to) => onChange(withSpot(plan, handle, to, isSame))}
          />
          <div className="plan-shapes">
            <button
              type="button"
              className="button"
              onClick={() => {
                setPicked({ kind: 'objective', index: plan.objectives.length });
                onChange(withObjective(plan));
              }}
            >
              {PLANS.addObjective}
            </button>
            <button
              type="button"
              className="button"
              disabled={picked?.kind !== 'objective'}
              onClick={() => takeAway(picked)}
            >
              {PLANS.takeAway}
            </button>
            <label className="choice">
              <input
                type="checkbox"
                checked={isSame}
                onChange={event => {
                  setSame(event.target.checked);
                  if (event.target.checked) onChange(mirrored(plan));
                }}
              />
              <span>{PLANS.mirrored}</span>
            </label>
          </div>
        </div>
        <PlanFields plan={plan} onChange={onChange} />
      </div>
    </section>
  );
}

interface PickedProps {
  readonly plan: Battleplan;
  readonly picked: Handle | undefined;
  readonly onMove: (handle: Handle, to: { readonly x: number; readonly y: number }) => void;
}

/** The position of the selected point, in numbers. */
function PickedFields({ plan, picked, onMove }: PickedProps) {
  const at = picked && spotOf(plan, picked);
  if (!picked || !at) return <p className="setup-says plan-picked">{PLANS.picked}</p>;
  return (
    <div className="plan-picked">
      <b>{nameOf(picked)}</b>
      <NumberField label={PLANS.fromLeft} value={at.x} onChange={x => onMove(picked, { ...at, x })} />
      <NumberField label={PLANS.fromNear} value={at.y} onChange={y => onMove(picked, { ...at, y })} />
    </div>
  );
}
