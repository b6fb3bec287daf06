import { AdaptiveDpr } from '@react-three/drei';
import { Suspense } from 'react';
import { SteeredCamera } from './camera/SteeredCamera';
import { Dice } from './dice/Dice';
import { LazyEffects } from './effects/LazyEffects';
import { FirstFrame } from './frame/FirstFrame';
import { FrameLoop } from './frame/FrameLoop';
import { Touch } from './hands/Touch';
import { Mat } from './mats/Mat';
import { Minis } from './minis/Minis';
import { Areas } from './overlays/Areas';
import { Objectives } from './overlays/Objectives';
import { OverlayShaders } from './overlays/OverlayShaders';
import { Rings } from './overlays/Rings';
import { Strokes } from './overlays/Strokes';
import { Scenery } from './scenery/Scenery';
import { Lights } from './surroundings/Lights';
import { Rail } from './surroundings/Rail';
import { Surroundings } from './surroundings/Surroundings';

/** Everything on the canvas. Each part reads what it shows from the live state, so nothing is passed down. */
export function TableScene() {
  return (
    <>
      <FrameLoop />
      <SteeredCamera />
      <AdaptiveDpr />
      <Touch />
      <Surroundings />
      <Lights />
      <Suspense>
        <Mat />
        <Rail />
        <Objectives />
        <Scenery />
        <Minis />
        <FirstFrame />
        <OverlayShaders />
        <LazyEffects />
      </Suspense>
      <Areas />
      <Rings />
      <Strokes />
      <Dice />
    </>
  );
}
