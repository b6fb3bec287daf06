import type { Camera, Material, Scene, WebGLRenderer } from 'three';
import type { Palette } from '../../paint/painted-material';
import type { Composer } from '../../render-context';
import { GlowPass } from './glow-pass';
import { OcclusionPass } from './occlusion-pass';

/** What an effect on the whole picture needs of a table. */
export interface TableParts {
  readonly gl: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly palette: Palette;
  readonly leaves: Material;
}

/** Draws the picture with all effects on the whole of it: shade is worked out, the table is drawn, glow is laid over it. */
export class TableComposer implements Composer {
  readonly occlusion: OcclusionPass;
  private readonly glow: GlowPass;
  private readonly parts: TableParts;

  constructor(parts: TableParts) {
    const { gl, scene, camera, palette, leaves } = parts;
    this.parts = parts;
    this.occlusion = new OcclusionPass(gl, scene, camera, leaves);
    this.glow = new GlowPass(gl, scene, camera, palette);
  }

  /** In pixels of the canvas. */
  setSize(width: number, height: number): void {
    this.occlusion.setSize(width, height);
    this.glow.setSize(width, height);
  }

  render(): void {
    const { gl, scene, camera } = this.parts;
    this.occlusion.update();
    gl.render(scene, camera);
    this.glow.add();
  }

  dispose(): void {
    this.occlusion.dispose();
    this.glow.dispose();
  }
}
