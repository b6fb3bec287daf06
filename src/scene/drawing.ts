import { ACESFilmicToneMapping, type PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import type { QualitySettings } from './quality';

/** What is done before a frame is drawn; the lowest order comes first. */
interface FrameAct {
  readonly order: number;
  readonly act: (gl: WebGLRenderer) => void;
}

/** A scene on a canvas of our own that is drawn on demand only. */
export class Drawing {
  readonly gl: WebGLRenderer;
  readonly scene = new Scene();
  private readonly camera: PerspectiveCamera;
  private readonly after = new Set<() => void>();
  private acts: readonly FrameAct[] = [];
  private due: number | undefined;

  constructor(canvas: HTMLCanvasElement, camera: PerspectiveCamera, settings: QualitySettings) {
    this.camera = camera;
    const { antialias, pixels, shadows } = settings;
    this.gl = new WebGLRenderer({ canvas, antialias, alpha: true, powerPreference: 'high-performance' });
    this.gl.toneMapping = ACESFilmicToneMapping;
    this.gl.toneMappingExposure = 1.12;
    this.gl.shadowMap.enabled = shadows > 0;
    this.gl.shadowMap.autoUpdate = false;
    this.gl.info.autoReset = false;
    this.gl.setPixelRatio(Math.min(pixels.most, window.devicePixelRatio * pixels.share));
    this.resize(canvas.clientWidth, canvas.clientHeight);
  }

  resize(width: number, height: number): void {
    this.gl.setSize(width, height);
    this.requestFrame();
  }

  /** Draws once more, together with whatever else is asked for until then. */
  readonly requestFrame = (): void => {
    this.due ??= requestAnimationFrame(this.draw);
  };

  /** Does this before every frame; returns the way to stop. */
  onFrame(act: FrameAct['act'], order: number): () => void {
    const entry = { act, order };
    this.acts = [...this.acts, entry].toSorted((a, b) => a.order - b.order);
    return () => {
      this.acts = this.acts.filter(each => each !== entry);
    };
  }

  /** Does this after every frame; returns the way to stop. */
  afterFrame(listener: () => void): () => void {
    this.after.add(listener);
    return () => {
      this.after.delete(listener);
    };
  }

  /** Gives the graphics card back what it held. */
  dispose(): void {
    if (this.due !== undefined) cancelAnimationFrame(this.due);
    this.gl.dispose();
    this.gl.forceContextLoss();
  }

  private readonly draw = (): void => {
    this.due = undefined;
    for (const { act } of this.acts) act(this.gl);
    this.gl.render(this.scene, this.camera);
    for (const listener of this.after) listener();
  };
}
