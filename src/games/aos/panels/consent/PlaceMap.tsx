import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { arrowStep } from '../../../../play/hotkeys';
import type { Placement } from '../../commands';
import { isOnTable } from '../../facts/units';
import type { Battle, Model, Seat } from '../../types';
import { RULING_DIALOG } from '../../words/rulebook/ruling-dialog';

type Place = Pick<Placement, 'x' | 'y' | 'facing'>;
type Spot = Pick<Placement, 'x' | 'y'>;

interface PlaceMapProps {
  readonly battle: Battle;
  readonly seat: Seat;
  readonly model: Pick<Model, 'id' | 'outline'>;
  readonly place: Place;
  readonly isAllowed: boolean;
  /** Without it the map is read-only. */
  readonly onPlace?: (spot: Spot) => void;
}

const FRAME = 1;
const KEY_SHARE = 0.5;

/** The table from above with all models: a model's current and proposed position. */
export function PlaceMap({ battle, seat, model, place, isAllowed, onPlace }: PlaceMapProps) {
  const { width, depth, features } = battle.field;
  const isHeld = useRef(false);
  const put = (event: PointerEvent<SVGSVGElement>) => onPlace?.(spotUnder(event, depth));
  const press = (event: PointerEvent<SVGSVGElement>) => {
    isHeld.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    put(event);
  };
  const step = (event: KeyboardEvent) => {
    const by = arrowStep(event.key, event.shiftKey);
    if (!by) return;
    event.preventDefault();
    onPlace?.({ x: place.x + by.x * KEY_SHARE, y: place.y + by.y * KEY_SHARE });
  };
  const hands = onPlace && {
    tabIndex: 0,
    role: 'application',
    onKeyDown: step,
    onPointerDown: press,
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => isHeld.current && put(event),
    onPointerUp: () => {
      isHeld.current = false;
    },
  };
  const units = battle.units.filter(isOnTable);
  const from = units.flatMap(unit => unit.models).find(({ id }) => id === model.id);
  return (
    <svg
      className="place-map"
      viewBox={`${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${depth + 2 * FRAME}`}
      role="img"
      aria-label={onPlace ? RULING_DIALOG.mapLabel : RULING_DIALOG.place}
      style={{ aspectRatio: `${width + 2 * FRAME} / ${depth + 2 * FRAME}` }}
      {...hands}
    >
      <g transform={`translate(0 ${depth}) scale(1 -1)`}>
        <rect className="place-cloth" width={width} height={depth} />
        {features.map(({ id, name, footprint }) => (
          <path key={id} className="place-scenery" d={`M${footprint.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}>
            <title>{name}</title>
          </path>
        ))}
        {units.flatMap(unit =>
          unit.models.map(each => (
            <Base key={each.id} className="place-base" seat={unit.seat} outline={each.outline} at={each} />
          )),
        )}
        {from && <path className="place-way" d={`M${from.x} ${from.y}L${place.x} ${place.y}`} />}
        <Base
          className={isAllowed ? 'place-new' : 'place-new place-barred'}
          seat={seat}
          outline={model.outline}
          at={place}
        />
        <circle className="place-ring" cx={place.x} cy={place.y} r="2.2" data-barred={!isAllowed} />
      </g>
    </svg>
  );
}

interface BaseProps {
  readonly className: string;
  readonly seat: Seat;
  readonly outline: Model['outline'];
  readonly at: Place;
}

/** A base from above; a line shows the facing if it is not round. */
function Base({ className, seat, outline, at }: BaseProps) {
  const turned = `translate(${at.x} ${at.y}) rotate(${(at.facing * 180) / Math.PI})`;
  const about = { className, transform: turned, 'data-seat': seat };
  if (outline.kind === 'circle') return <circle {...about} r={outline.radius} />;
  if (outline.kind === 'oval') return <ellipse {...about} rx={outline.length / 2} ry={outline.width / 2} />;
  return <path {...about} d={`M${outline.points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />;
}

const FINENESS = 20;

/** The table spot under the pointer, to a twentieth of an inch. */
function spotUnder(event: PointerEvent<SVGSVGElement>, depth: number): Spot {
  const matrix = event.currentTarget.getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  return { x: rounded(x), y: rounded(depth - y) };
}

const rounded = (length: number): number => Math.round(length * FINENESS) / FINENESS;
