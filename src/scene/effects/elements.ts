import { extend, type ThreeElement } from '@react-three/fiber';
import { CylinderGeometry } from 'three';
import { StoneGeometry, TuftGeometry } from './ground/cover-geometry';
import { CoverMaterial } from './ground/cover-material';
import { MistMaterial } from './ground/mist-material';
import { MarkMaterial } from './marks/mark-material';
import { ObjectiveGlowMaterial } from './objectives/objective-glow-material';
import { MoteMaterial } from './sky/mote-material';
import { SilhouetteMaterial } from './sky/silhouette-material';

/** The classes behind the tags that only ornament uses; they come with its script, not with the table's. */
export const EFFECT_ELEMENTS = {
  CoverMaterial,
  CylinderGeometry,
  MarkMaterial,
  MistMaterial,
  MoteMaterial,
  ObjectiveGlowMaterial,
  SilhouetteMaterial,
  StoneGeometry,
  TuftGeometry,
};

extend(EFFECT_ELEMENTS);

declare module '@react-three/fiber' {
  interface ThreeElements {
    coverMaterial: ThreeElement<typeof CoverMaterial>;
    markMaterial: ThreeElement<typeof MarkMaterial>;
    mistMaterial: ThreeElement<typeof MistMaterial>;
    moteMaterial: ThreeElement<typeof MoteMaterial>;
    objectiveGlowMaterial: ThreeElement<typeof ObjectiveGlowMaterial>;
    silhouetteMaterial: ThreeElement<typeof SilhouetteMaterial>;
    stoneGeometry: ThreeElement<typeof StoneGeometry>;
    tuftGeometry: ThreeElement<typeof TuftGeometry>;
  }
}
