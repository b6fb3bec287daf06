import { useLoader } from '@react-three/fiber';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { Feature } from '../../geometry/shapes/shape';
import type { BannerPicture, TableTheme } from '../../table/picture';
import { useLive } from '../live';
import { SculptLoader } from '../minis/figures/sculpt-loader';
import { addressOf, hasSculpt } from '../minis/figures/sculpts';
import { useRenderContext } from '../render-context';
import { Copies } from './Copies';
import { type CopiedProps, Crowns } from './Crowns';
import { type Piece, recognise } from './recognise';

/** The pieces on the table: sculpted pieces are one draw call a kind, players' own shapes are plain stone. */
export function Scenery() {
  const features = useLive(state => state.features);
  const realm = useLive(state => state.theme);
  const { sculpted, rough } = useMemo(() => sorted(features), [features]);
  const sculpts = [...sculpted].flatMap(([sculpt, pieces]) => {
    const address = addressOf(inRealm(sculpt, realm));
    return address === undefined ? [] : [{ address, pieces }];
  });
  for (const { address } of sculpts) void useLoader.preload(SculptLoader, address);
  return (
    <>
      {sculpts.map(({ address, pieces }) => (
        <Sculpted key={address} address={address} pieces={pieces} />
      ))}
      {rough.map(feature => (
        <Rough key={feature.id} feature={feature} />
      ))}
    </>
  );
}

/** Realms whose undergrowth looks alike. */
const KIN: Readonly<Record<TableTheme, TableTheme>> = {
  fire: 'fire',
  life: 'life',
  death: 'death',
  metal: 'fire',
  beasts: 'fire',
  light: 'death',
  shadow: 'death',
};

/** Some pieces have a sculpt of their own for a realm: `wood-fire`. */
function inRealm(sculpt: string, realm: TableTheme): string {
  const own = `${sculpt}-${KIN[realm]}`;
  return hasSculpt(own) ? own : sculpt;
}

function sorted(features: readonly Feature[]) {
  const sculpted = new Map<string, Piece[]>();
  const rough: Feature[] = [];
  for (const feature of features) {
    const piece = recognise(feature);
    if (piece) sculpted.set(piece.sculpt, [...(sculpted.get(piece.sculpt) ?? []), piece]);
    else rough.push(feature);
  }
  return { sculpted, rough };
}

interface SculptedProps {
  readonly address: string;
  readonly pieces: readonly Piece[];
}

function Sculpted({ address, pieces }: SculptedProps) {
  const meshes = useLoader(SculptLoader, address);
  const [body, crowns] = [meshes.get('body'), meshes.get('crowns')];
  return (
    <>
      {body && <Bodies sculpt={body} pieces={pieces} />}
      {crowns && <Crowns sculpt={crowns} pieces={pieces} />}
    </>
  );
}

const NONE: readonly BannerPicture[] = [];

/** Pieces with the banners of those who hold them. */
function Bodies({ sculpt, pieces }: CopiedProps) {
  const { sceneryPaint } = useRenderContext();
  const banners = useLive(state => state.overlays.banners ?? NONE);
  const lookOf = useCallback(
    ({ feature }: Piece) => ({ holder: banners.find(banner => banner.feature === feature)?.seat }),
    [banners],
  );
  return <Copies sculpt={sculpt} paint={sceneryPaint} pieces={pieces} lookOf={lookOf} />;
}

function Rough({ feature }: { readonly feature: Feature }) {
  const context = useRenderContext();
  const table = useLive(state => state.table);
  useLayoutEffect(() => {
    context.shadowsAreStale = true;
  }, [context]);
  return (
    <mesh material={context.sceneryPaint} castShadow receiveShadow>
      <roughGeometry args={[feature, table]} />
    </mesh>
  );
}
