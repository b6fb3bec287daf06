import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import type { ScenePoint } from '../space';
import { fitShadow } from './shadow-fit';
import { THEME_LIGHTS } from './theme-light';

/** Above, a little left, towards the viewer: the painter's lamp, the shadows and the mat's pool of light agree. */
const LAMP: ScenePoint = [-26, 44, 22];
const RIM: ScenePoint = [22, 20, -34];

/** One lamp, a cool edge from behind, and a little fill. */
export function Lights() {
  const table = useLive(state => state.table);
  const { key, rim, fill, bounce } = THEME_LIGHTS[useLive(state => state.theme)];
  const { shadows, reflections } = useRenderContext().settings;
  const { left, right, top, bottom, near, far } = fitShadow(LAMP, table);
  return (
    <>
      <directionalLight
        color={key}
        intensity={3.4}
        position={LAMP}
        castShadow={shadows > 0}
        shadow-mapSize={[shadows, shadows]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.03}
        shadow-radius={3}
      >
        <orthographicCamera attach="shadow-camera" args={[left, right, top, bottom, near, far]} />
      </directionalLight>
      <directionalLight color={rim} intensity={1.1} position={RIM} />
      {/* without reflections the fill must do their work */}
      <hemisphereLight color={fill} groundColor={bounce} intensity={reflections ? 0.6 : 1.5} />
    </>
  );
}
