import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { Backstage } from '../../backstage';
import { toScene } from '../../space';
import type { ChipView, PennantView, StrokePoint } from '../overlay-view';
import { project } from './projection';

interface ChipsProps {
  readonly backstage: Backstage;
  readonly chips: readonly ChipView[];
  readonly pennants: readonly PennantView[];
  readonly iconOf: (icon: string) => ReactNode;
}

/** Nearer than this the figures speak for themselves and pennants are furled. */
const PENNANT_PIXELS_PER_INCH = 22;

interface Placed {
  readonly id: string;
  readonly at: StrokePoint;
  readonly follow?: string;
}

/** Words over the table in one layer of the page; their places are written to the style after each drawn frame. */
export function Chips({ backstage, chips, pennants, iconOf }: ChipsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const box = layer.current;
    if (!box) return;
    const inch = backstage.rig.pixelsPerInch / (box.currentCSSZoom || 1);
    box.setAttribute('data-far', String(inch < PENNANT_PIXELS_PER_INCH));
    const placed: readonly Placed[] = [...chips, ...pennants];
    for (const one of placed) {
      const element = box.querySelector<HTMLElement>(`[data-chip="${CSS.escape(one.id)}"]`);
      if (element) moveTo(element, one, box, backstage);
    }
  }, [backstage, chips, pennants]);
  useLayoutEffect(() => {
    place();
    return backstage.afterFrame(place);
  }, [backstage, place]);
  return (
    <div ref={layer} className="table-chips">
      {pennants.map(({ id, seat, icon, count, name }) => (
        <div key={id} data-chip={id} className="table-pennant" data-seat={seat} role="img" aria-label={name}>
          {iconOf(icon)}
          {count}
        </div>
      ))}
      {chips.map(({ id, tone, number, text }) => (
        <div key={id} data-chip={id} className="table-chip" data-tone={tone}>
          {number !== undefined && <b>{number}</b>} {text}
        </div>
      ))}
    </div>
  );
}

function moveTo(element: HTMLElement, { at, follow }: Placed, box: HTMLElement, backstage: Backstage) {
  const spot = (follow === undefined ? undefined : backstage.troupe.bodyOf(follow)) ?? at;
  const place = toScene(backstage.table, spot, (spot.z ?? 0) + (follow === undefined ? 0 : (at.z ?? 0)));
  const on = project(place, backstage.rig.camera, box.clientWidth, box.clientHeight);
  element.style.visibility = on ? 'visible' : 'hidden';
  // whole pixels: text between two of them is blurred
  if (on) element.style.transform = `translate(${Math.round(on.left)}px, ${Math.round(on.top)}px)`;
}
