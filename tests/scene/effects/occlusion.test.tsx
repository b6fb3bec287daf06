import {
  BoxGeometry,
  type Camera,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
} from 'three';
import { describe, expect, test } from 'vitest';
import { PictureEffects } from '../../../src/scene/effects/composer/PictureEffects';
import { TableComposer } from '../../../src/scene/effects/composer/table-composer';
import { BaseMask } from '../../../src/scene/effects/ground/base-mask';
import { CoverMaterial } from '../../../src/scene/effects/ground/cover-material';
import { GROWTH } from '../../../src/scene/effects/ground/growth';
import { createPalette } from '../../../src/scene/paint/painted-material';
import { renderScene } from '../render-scene';

/** What a renderer is asked to draw of a scene: who is seen, by whose material, and into which picture. */
interface Drawn {
  readonly seen: readonly string[];
  readonly byNormals: boolean;
  readonly toScreen: boolean;
  readonly castsShadows: boolean;
}

/** A renderer that only notes what it is asked for. */
function noting(scene: Scene) {
  const drawn: Drawn[] = [];
  let target: unknown = null;
  const shadowMap = { needsUpdate: true };
  const gl = {
    autoClear: true,
    shadowMap,
    getClearColor: () => undefined,
    getClearAlpha: () => 1,
    setClearColor: () => undefined,
    setClearAlpha: () => undefined,
    clear: () => undefined,
    setRenderTarget(next: unknown) {
      target = next;
    },
    getRenderTarget: () => target,
    render(object: unknown, _camera: Camera) {
      if (object !== scene) return;
      const seen: string[] = [];
      scene.traverseVisible(({ name }) => void (name && seen.push(name)));
      const byNormals = scene.overrideMaterial !== null;
      drawn.push({ seen, byNormals, toScreen: target === null, castsShadows: shadowMap.needsUpdate });
      shadowMap.needsUpdate = false;
    },
  };
  return { gl: gl as never, drawn };
}

function composed() {
  const scene = new Scene();
  const palette = createPalette();
  const leaves = new MeshStandardMaterial();
  const add = (name: string, material: ConstructorParameters<typeof Mesh>[1]) => {
    const mesh = new Mesh(new BoxGeometry(), material);
    mesh.name = name;
    scene.add(mesh);
  };
  add('figure', new MeshStandardMaterial());
  add('leaves', leaves);
  add('grass', new CoverMaterial(palette, new BaseMask({ width: 4, depth: 4 }), GROWTH.life.tufts));
  add('overlay', new MeshBasicMaterial({ toneMapped: false, transparent: true }));
  const { gl, drawn } = noting(scene);
  const composer = new TableComposer({ gl, scene, camera: new PerspectiveCamera(), palette, leaves });
  composer.occlusion.sheet.name = 'shade';
  scene.add(composer.occlusion.sheet);
  composer.setSize(640, 360);
  composer.render();
  return { composer, scene, drawn };
}

describe('a picture is drawn in one order', () => {
  const { drawn, scene } = composed();
  const [shade, picture, dark] = drawn;

  test('first the shade, from what is solid and keeps its form', () => {
    expect(shade).toMatchObject({ seen: ['figure'], byNormals: true, toScreen: false });
  });

  test('then the table with everything on it, in the shade', () => {
    const seen = ['figure', 'leaves', 'grass', 'overlay', 'shade'];
    expect(picture).toMatchObject({ seen, byNormals: false, toScreen: true });
  });

  test('then what glows, without overlays, shade and grass', () => {
    expect(dark).toMatchObject({ seen: ['figure', 'leaves'], byNormals: false, toScreen: false });
    expect(drawn).toHaveLength(3);
  });

  test('shadows are drawn with the table, so that leaves cast theirs', () => {
    expect(drawn.map(({ castsShadows }) => castsShadows)).toEqual([false, true, false]);
  });

  test('afterwards everything is to be seen again', () => {
    expect(scene.children.every(({ visible }) => visible)).toBe(true);
  });
});

test('the shade lies under every overlay, at half the size of the picture', () => {
  const { composer } = composed();
  const { sheet } = composer.occlusion;
  // the lowest of the others is the sky
  expect(sheet.renderOrder).toBeLessThan(-10);
  const { uLight } = sheet.material.uniforms;
  const { width, height } = uLight?.value.image ?? {};
  expect([width, height]).toEqual([320, 180]);
});

test.each([
  ['low', 0],
  ['medium', 0],
  ['high', 1],
] as const)('at %s quality there are %i sheets of shade in the scene', async (quality, count) => {
  const { meshes } = await renderScene(<PictureEffects />, {}, quality);
  expect(meshes()).toHaveLength(count);
});

test('shade and glow ask for no frames: a table at rest stays at rest', async () => {
  const { context, frame } = await renderScene(<PictureEffects />, {}, 'high');
  await frame();
  let asked = 0;
  context.drawBy(() => asked++);
  await frame();
  await frame();
  expect(asked).toBe(0);
});
