import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { LabelPicture, TableSpot, UnitFlagPicture } from '../../../table/picture';
import type { RenderContext } from '../../render-context';
import { toScene } from '../../space';
import { project } from './projection';
import { type Box, clearOf, FLAG, isUnder, leftWithin, topsApart } from './spread';

interface LabelsProps {
  readonly context: RenderContext;
  readonly labels: readonly LabelPicture[];
  readonly unitFlags: readonly UnitFlagPicture[];
  readonly iconOf: (icon: string) => ReactNode;
  /** The panels that lie over the picture, in pixels of the page. */
  readonly panels?: (() => readonly Box[]) | undefined;
}

/** Flags are hidden when an inch is larger than this: the figures are recognisable without them. */
const FLAG_PIXELS_PER_INCH = 22;

interface Placed {
  readonly at: TableSpot;
  readonly follow?: string;
}

/** Words over the table in one layer of the page; their places are written to the style after each drawn frame. */
export function Labels({ context, labels, unitFlags, iconOf, panels }: LabelsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const box = layer.current;
    if (!box) return;
    const inch = context.tableCamera.pixelsPerInch / (box.currentCSSZoom || 1);
    const isFar = inch < FLAG_PIXELS_PER_INCH;
    box.setAttribute('data-far', String(isFar));
    const elements = [...box.children] as HTMLElement[];
    const see = (all: readonly Placed[], from: number) => seenAmong(all, elements.slice(from), box, context);
    const covered = panels ? inside(box, panels()) : NONE;
    const open = (all: readonly Placed[], from: number) => see(all, from).filter(label => !isHidden(label, covered));
    if (isFar) {
      for (const { element, ...at } of open(unitFlags, 0)) {
        const flag = covered.length > 0 ? { ...sizeOf(element), ...at } : undefined;
        const { left, top } = flag ? clearOf(flag, covered, box.clientWidth, FLAG) : at;
        put(element, left, top);
      }
    }
    const placed = open(labels, unitFlags.length).map(label => {
      const size = sizeOf(label.element);
      const left = leftWithin(label.left, size.width, box.clientWidth);
      return { ...label, ...clearOf({ ...size, left, top: label.top }, covered, box.clientWidth) };
    });
    const tops = topsApart(placed, covered);
    for (const [i, { element, left, top }] of placed.entries()) put(element, left, tops[i] ?? top);
  }, [context, labels, unitFlags, panels]);
  useLayoutEffect(() => {
    // placed after the frame that shows their subjects: measuring the page earlier would lay it out twice
    context.requestFrame();
    return context.afterFrame(place);
  }, [context, place]);
  const flags = useMemo(
    () =>
      unitFlags.map(({ id, seat, icon, count, name }) => (
        <div key={id} className="table-flag" data-seat={seat} role="img" aria-label={name}>
          {iconOf(icon)}
          {count}
        </div>
      )),
    [unitFlags, iconOf],
  );
  return (
    <div ref={layer} className="table-labels">
      {flags}
      {labels.map(({ id, tone, number, text }) => (
        <div key={id} className="table-label" data-tone={tone}>
          {number !== undefined && <b>{number}</b>} {text}
        </div>
      ))}
    </div>
  );
}

/** The labels whose subject is in the picture, and where on the page; the others are hidden. */
function seenAmong(
  all: readonly Placed[],
  elements: readonly HTMLElement[],
  { clientWidth, clientHeight }: HTMLElement,
  { miniStore, table, tableCamera }: RenderContext,
) {
  return all.flatMap(({ at, follow }, i) => {
    const spot = (follow === undefined ? undefined : miniStore.bodyOf(follow)) ?? at;
    const place = toScene(table, spot, (spot.z ?? 0) + (follow === undefined ? 0 : (at.z ?? 0)));
    const on = project(place, tableCamera.camera, clientWidth, clientHeight);
    const element = elements[i];
    if (element) element.style.visibility = on ? 'visible' : 'hidden';
    return element && on ? [{ element, ...on }] : [];
  });
}

const NONE: readonly Box[] = [];

interface Seen {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
}

/** Hides the label of a place that a panel covers. */
function isHidden(label: Seen, panels: readonly Box[]): boolean {
  const isCovered = isUnder(label, panels);
  if (isCovered) label.element.style.visibility = 'hidden';
  return isCovered;
}

/** Boxes of the page in the pixels of the layer. */
function inside(layer: HTMLElement, boxes: readonly Box[]): readonly Box[] {
  const { left, top, width } = layer.getBoundingClientRect();
  const scale = layer.clientWidth / (width || 1);
  return boxes.map(box => ({
    left: (box.left - left) * scale,
    top: (box.top - top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  }));
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** On whole pixels: text between two of them is blurred. */
function put({ style }: HTMLElement, left: number, top: number) {
  style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
