import { useMemo } from 'react';
import type { Mood } from '../realms';
import type { ScenePoint, TableSize } from '../space';
import { useBackstage } from '../use-backstage';
import { fitShadow } from './shadow-fit';

/** Above, a little left, towards the viewer: the painter's lamp, the shadows and the mat's pool of light agree. */
const LAMP: ScenePoint = [-26, 44, 22];
const RIM: ScenePoint = [22, 20, -34];

/** One lamp, a cool edge from behind, and a little fill. */
export function Lights({ mood, table }: { readonly mood: Mood; readonly table: TableSize }) {
  const { settings } = useBackstage();
  const bounds = useMemo(() => fitShadow(LAMP, table), [table]);
  // without reflections the fill must do their work
  const fill = settings.reflections ? 0.6 : 1.5;
  return (
    <>
      <directionalLight
        // a changed table needs a new shadow frustum, which three builds once
        key={`${table.width}x${table.depth}`}
        color={mood.key}
        intensity={3.4}
        position={LAMP}
        castShadow={settings.shadows > 0}
        shadow-mapSize={[settings.shadows, settings.shadows]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.03}
        shadow-radius={3}
        shadow-camera-left={bounds.left}
        shadow-camera-right={bounds.right}
        shadow-camera-top={bounds.top}
        shadow-camera-bottom={bounds.bottom}
        shadow-camera-near={bounds.near}
        shadow-camera-far={bounds.far}
      />
      <directionalLight color={mood.rim} intensity={1.1} position={RIM} />
      <hemisphereLight args={[mood.fill, mood.bounce, fill]} />
    </>
  );
}
