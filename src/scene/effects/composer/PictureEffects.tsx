import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { useRenderContext } from '../../render-context';
import { TableComposer } from './table-composer';

/** Effects on the whole picture, at high quality only: shade between things, and light spilling from what shines by itself. */
export function PictureEffects() {
  const { effects } = useRenderContext().settings;
  return effects === 'all' ? <Composed /> : undefined;
}

function Composed() {
  const context = useRenderContext();
  const { gl, scene, camera, size, viewport } = useThree();
  const [composer, setComposer] = useState<TableComposer>();
  useEffect(() => {
    const { palette, leafPaint: leaves } = context;
    const made = new TableComposer({ gl, scene, camera, palette, leaves });
    setComposer(made);
    return () => {
      if (context.composer === made) context.composer = undefined;
      made.dispose();
    };
  }, [context, gl, scene, camera]);
  useEffect(() => {
    if (!composer) return;
    composer.setSize(size.width * viewport.dpr, size.height * viewport.dpr);
    context.composer = composer;
    context.requestFrame();
  }, [context, composer, size.width, size.height, viewport.dpr]);
  return composer && <primitive object={composer.occlusion.sheet} />;
}
