import { useEffect, useState } from 'react';
import type { CanvasTexture } from 'three';
import { fontsReady } from './fonts';

/** A texture with letters on it, painted once they can be and again whenever `paint` is another function. */
export function useLettered(paint: () => CanvasTexture): CanvasTexture | undefined {
  const [texture, setTexture] = useState<CanvasTexture>();
  useEffect(() => {
    let isGone = false;
    let made: CanvasTexture | undefined;
    void fontsReady().then(() => {
      if (isGone) return;
      made = paint();
      setTexture(made);
    });
    return () => {
      isGone = true;
      made?.dispose();
    };
  }, [paint]);
  return texture;
}
