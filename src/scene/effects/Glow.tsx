import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { useRenderContext } from '../use-render-context';
import { GlowPass } from './glow-pass';

/** Light spilling from what shines by itself: hems of ghosts, lanterns, runes and lava. At high quality only. */
export function Glow() {
  const { effects } = useRenderContext().settings;
  return effects === 'all' ? <Bloom /> : undefined;
}

function Bloom() {
  const context = useRenderContext();
  const { gl, scene, camera, size, viewport } = useThree();
  const [pass, setPass] = useState<GlowPass>();
  useEffect(() => {
    const made = new GlowPass(gl, scene, camera, context.palette);
    setPass(made);
    return () => {
      if (context.composer === made) context.composer = undefined;
      made.dispose();
    };
  }, [context, gl, scene, camera]);
  useEffect(() => {
    if (!pass) return;
    pass.setSize(size.width * viewport.dpr, size.height * viewport.dpr);
    context.composer = pass;
    context.requestFrame();
  }, [context, pass, size.width, size.height, viewport.dpr]);
  return undefined;
}
