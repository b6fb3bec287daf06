import type { WebGLRenderer } from 'three';

/** What the last frame cost, shadows included; the bench reads it. */
export interface RenderStats {
  calls: number;
  triangles: number;
  /** Frames drawn so far: a demand-driven table at rest draws none. */
  frames: number;
  /** Milliseconds of our own script in the last frame, from its first callback to the end of the draw calls. */
  scriptMs: number;
}

export const renderStats: RenderStats = { calls: 0, triangles: 0, frames: 0, scriptMs: 0 };

/** Takes the renderer's counters for the frame that has just been drawn. */
export function noteFrame(gl: WebGLRenderer, startedAt: number): void {
  renderStats.calls = gl.info.render.calls;
  renderStats.triangles = gl.info.render.triangles;
  renderStats.frames++;
  renderStats.scriptMs = performance.now() - startedAt;
  gl.info.reset();
}
