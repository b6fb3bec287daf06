import { createRoot } from '@react-three/fiber';
import { StrictMode, useEffect, useRef, useState } from 'react';
import type { Drawing } from '../table/drawing';
import type { CameraPose } from './camera/pose';
import { markFrame } from './frame/FirstFrame';
import { tableEvents } from './hands/table-events';
import type { Live } from './live';
import { settingsFor } from './quality';
import { RenderContext, RenderContextProvider } from './render-context';
import { SceneBoundary } from './SceneBoundary';
import { TableScene } from './TableScene';
import './elements';

/** A canvas with a scene on it. */
export interface TableMount {
  /** Another one for every canvas: nothing of the last can be used on the next. */
  readonly id: string;
  readonly canvas: HTMLCanvasElement;
  readonly context: RenderContext;
}

interface TableCanvasProps {
  readonly live: Live;
  readonly drawing: Drawing;
  /** Called when frames take too long while something moves. */
  readonly onSlow: (() => void) | undefined;
  /** Read to those who cannot see the table. */
  readonly label: string;
  readonly onMount: (mount: TableMount | undefined) => void;
  /** The picture is lost and does not come back by itself. */
  readonly onFailure: () => void;
}

/** A lost graphics context usually comes back within this time. */
const RESTORE_MS = 3000;

/** The canvas and fiber's root on it. Both are replaced for another quality, and after a lost graphics context is restored. */
export function TableCanvas({ live, drawing, onSlow, label, onMount, onFailure }: TableCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const [losses, setLosses] = useState(0);
  const lastPose = useRef<CameraPose>(undefined);
  const slow = useRef(onSlow);
  const { quality, resolution, effects } = drawing;
  useEffect(() => {
    const box = host.current;
    if (!box) return undefined;
    const canvas = createCanvas(box, losses);
    const context = new RenderContext(live, settingsFor({ quality, resolution, effects }));
    context.onSlow = () => slow.current?.();
    // a change of quality must not throw the player's view away
    if (lastPose.current) context.tableCamera.jump(lastPose.current);
    const close = openScene(box, canvas, context, onFailure, () =>
      onMount({ id: `${quality} ${resolution} ${effects} ${losses}`, canvas, context }),
    );
    const stopWatching = watchLoss(canvas, () => setLosses(count => count + 1), onFailure);
    return () => {
      if (context.tableCamera.isOwnView) lastPose.current = context.tableCamera.pose;
      onMount(undefined);
      stopWatching();
      close();
      canvas.remove();
    };
  }, [live, quality, resolution, effects, losses, onMount, onFailure]);
  useEffect(() => {
    slow.current = onSlow;
    // after the effect above, which may have made another canvas
    host.current?.querySelector('canvas')?.setAttribute('aria-label', label);
  });
  return <div ref={host} className="table-canvas" />;
}

function createCanvas(box: HTMLElement, losses: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('data-losses', String(losses));
  box.append(canvas);
  return canvas;
}

/** Opens fiber's root on the canvas and follows the size of its box; returns a function that closes it. */
function openScene(
  box: HTMLElement,
  canvas: HTMLCanvasElement,
  context: RenderContext,
  onFailure: () => void,
  onOpen: () => void,
) {
  const { antialias, pixels, movingPixels, shadows } = context.settings;
  const { clientWidth: width, clientHeight: height } = box;
  const root = createRoot(canvas);
  let isClosed = false;
  let resized = (_width: number, _height: number) => {};
  const watch = new ResizeObserver(() => resized(box.clientWidth, box.clientHeight));
  context.tableCamera.resize(width, height);
  markFrame('pending');
  root
    .configure({
      frameloop: 'demand',
      performance: { min: movingPixels },
      events: tableEvents,
      camera: context.tableCamera.camera,
      gl: { antialias, toneMappingExposure: 1.12 },
      shadows: shadows > 0 && 'percentage',
      dpr: Math.min(pixels.most, window.devicePixelRatio * pixels.share),
      size: { width, height, top: 0, left: 0 },
      onCreated: ({ gl }) => {
        gl.shadowMap.autoUpdate = false;
        gl.info.autoReset = false;
      },
    })
    .then(() => {
      if (isClosed) return;
      const store = root.render(
        <StrictMode>
          <SceneBoundary onError={onFailure}>
            <RenderContextProvider value={context}>
              <TableScene />
            </RenderContextProvider>
          </SceneBoundary>
        </StrictMode>,
      );
      context.drawBy(store.getState().invalidate);
      resized = (wide, high) => {
        if (wide === 0 || high === 0) return;
        context.tableCamera.resize(wide, high);
        store.getState().setSize(wide, high);
      };
      watch.observe(box);
      onOpen();
    })
    .catch(onFailure);
  return () => {
    isClosed = true;
    watch.disconnect();
    root.unmount();
    context.dispose();
  };
}

/** Calls `onRestored` when a lost graphics context is back, `onFailure` if it stays away. */
function watchLoss(canvas: HTMLCanvasElement, onRestored: () => void, onFailure: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const quit = new AbortController();
  const { signal } = quit;
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      waiting = setTimeout(onFailure, RESTORE_MS);
    },
    { signal },
  );
  canvas.addEventListener('webglcontextrestored', onRestored, { signal });
  return () => {
    clearTimeout(waiting);
    quit.abort();
  };
}
