import { type PointerEvent, useRef } from 'react';
import { type OwnLayout, terrainOfOwn, withPlacing } from '../../layouts/own';
import type { Placing } from '../../layouts/place';
import './own-map.css';

export interface OwnProps {
  readonly own: OwnLayout;
  readonly picked: number | undefined;
  readonly onPick: (index: number | undefined) => void;
  readonly onChange: (own: OwnLayout) => void;
}

/** An overlay on the map of an own table: every piece can be dragged. Keys act on the list beside it. */
export function OwnMap({ own, picked, onPick, onChange }: OwnProps) {
  const grip = useRef<{ readonly dx: number; readonly dy: number }>(undefined);
  const terrain = terrainOfOwn(own);
  const grab = (event: PointerEvent<SVGPathElement>, index: number, { x, y }: Placing) => {
    const spot = spotUnder(event);
    grip.current = { dx: x - spot.x, dy: y - spot.y };
    event.currentTarget.setPointerCapture(event.pointerId);
    onPick(index);
  };
  const pull = (event: PointerEvent<SVGPathElement>, index: number) => {
    if (!grip.current) return;
    const spot = spotUnder(event);
    onChange(withPlacing(own, index, { x: spot.x + grip.current.dx, y: spot.y + grip.current.dy }));
  };
  const letGo = () => {
    grip.current = undefined;
  };
  return own.placings.map((placing, index) => (
    <path
      key={terrain[index]?.id}
      className="own-piece"
      data-picked={index === picked}
      d={`M${terrain[index]?.footprint.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
      onPointerDown={event => grab(event, index, placing)}
      onPointerMove={event => pull(event, index)}
      onPointerUp={letGo}
    />
  ));
}

/** The spot of the table under the pointer. */
function spotUnder(event: PointerEvent<SVGPathElement>): { readonly x: number; readonly y: number } {
  const matrix = event.currentTarget.getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  return { x, y };
}
