import { extend, type ThreeToJSXElements } from '@react-three/fiber';
import {
  CanvasTexture,
  DirectionalLight,
  Fog,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  SphereGeometry,
} from 'three';
import { DieGeometry } from './dice/die-geometry';
import { InstancedQuad, InstancedSculpt } from './instances';
import { BadgeMaterial } from './minis/bases/badge-material';
import { ContactMaterial } from './minis/bases/contact-material';
import { AreaMaterial } from './overlays/area-material';
import { DrapedGeometry } from './overlays/draped-geometry';
import { RingMaterial } from './overlays/ring-material';
import { StrokeGeometry } from './overlays/stroke-geometry';
import { StrokeMaterial } from './overlays/stroke-material';
import { RoughGeometry } from './scenery/rough-geometry';
import { RailGeometry } from './surroundings/rail-geometry';
import { SkyMaterial } from './surroundings/sky-material';

/** Our own classes behind JSX tags. */
const OURS = {
  AreaMaterial,
  BadgeMaterial,
  ContactMaterial,
  DieGeometry,
  DrapedGeometry,
  InstancedQuad,
  InstancedSculpt,
  RailGeometry,
  RingMaterial,
  RoughGeometry,
  SkyMaterial,
  StrokeGeometry,
  StrokeMaterial,
};

/**
 * The classes behind the JSX tags of the scene. Registering all of three would add 50 kB; a tag that is missing here
 * fails when it is rendered, so a test compares this list with the tags in use.
 */
export const ELEMENTS = {
  ...OURS,
  CanvasTexture,
  DirectionalLight,
  Fog,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  SphereGeometry,
};

extend(ELEMENTS);

declare module '@react-three/fiber' {
  interface ThreeElements extends ThreeToJSXElements<typeof OURS> {}
}
