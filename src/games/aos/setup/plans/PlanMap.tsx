import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Battleplan } from '../../battleplans/types';
import { PLANS } from '../../words/setup/plans';
import { PlanGround } from './PlanGround';
import { type Handle, handlesOf, type Spot, sameHandle, spotOf } from './plan-changes';

interface PlanMapProps {
  readonly plan: Battleplan;
  readonly picked: Handle | undefined;
  readonly onPick: (handle: Handle) => void;
  readonly onMove: (handle: Handle, to: Spot) => void;
  readonly onTakeAway: (handle: Handle) => void;
}

/** How far the points of a corner lie inside it, so that two territories with a common border have separate points. */
const INSET = 0.075;
const STEP = 1;
const FINE = 0.5;
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The map of a plan: every corner and marker is a button that can be dragged, or moved by the arrow keys. */
export function PlanMap({ plan, picked, onPick, onMove, onTakeAway }: PlanMapProps) {
  const ground = useRef<HTMLFieldSetElement>(null);
  const grip = useRef<Spot>(undefined);
  const { width, depth } = plan.map;
  const spotUnder = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, bottom, width: wide, height } = ground.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / wide) * width, y: ((bottom - clientY) / height) * depth };
  };
  const grab = (event: PointerEvent<HTMLButtonElement>, handle: Handle, at: Spot) => {
    const under = spotUnder(event);
    grip.current = { x: at.x - under.x, y: at.y - under.y };
    event.currentTarget.setPointerCapture(event.pointerId);
    onPick(handle);
  };
  const pull = (event: PointerEvent, handle: Handle) => {
    if (!grip.current) return;
    const under = spotUnder(event);
    onMove(handle, { x: under.x + grip.current.x, y: under.y + grip.current.y });
  };
  const letGo = () => {
    grip.current = undefined;
  };
  const press = (event: KeyboardEvent, handle: Handle, at: Spot) => {
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? FINE : STEP;
    if (arrow) onMove(handle, { x: at.x + arrow.x * step, y: at.y + arrow.y * step });
    else if (event.key === 'Delete' || event.key === 'Backspace') onTakeAway(handle);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className="plan-map" ref={ground} aria-label={PLANS.map} style={{ aspectRatio: `${width} / ${depth}` }}>
      <PlanGround plan={plan} />
      {handlesOf(plan).map(handle => {
        const at = spotOf(plan, handle) ?? { x: 0, y: 0 };
        const shown = shownAt(plan, handle, at);
        return (
          <button
            key={handle.kind === 'corner' ? `corner ${handle.territory} ${handle.index}` : `objective ${handle.index}`}
            type="button"
            className="plan-handle"
            data-kind={handle.kind}
            data-side={handle.kind === 'corner' ? handle.territory : undefined}
            aria-pressed={sameHandle(picked, handle)}
            aria-label={PLANS.at(nameOf(handle), at.x, at.y)}
            style={{ left: `${(shown.x / width) * 100}%`, bottom: `${(shown.y / depth) * 100}%` }}
            onPointerDown={event => grab(event, handle, at)}
            onPointerMove={event => pull(event, handle)}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onFocus={() => onPick(handle)}
            onKeyDown={event => press(event, handle, at)}
          >
            <span aria-hidden="true">{handle.kind === 'objective' ? handle.index + 1 : ''}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The name of a handle. */
export const nameOf = (handle: Handle): string =>
  handle.kind === 'corner' ? PLANS.corner(handle.index, handle.territory) : PLANS.objective(handle.index);

function shownAt({ territories }: Battleplan, handle: Handle, at: Spot): Spot {
  if (handle.kind === 'objective') return at;
  const area = territories[handle.territory];
  const middle = {
    x: area.reduce((sum, { x }) => sum + x, 0) / area.length,
    y: area.reduce((sum, { y }) => sum + y, 0) / area.length,
  };
  return { x: at.x + (middle.x - at.x) * 2 * INSET, y: at.y + (middle.y - at.y) * 2 * INSET };
}
