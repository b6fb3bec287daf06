import { useLoader } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BufferGeometry, InstancedMesh } from 'three';
import type { Feature } from '../../geometry/shapes/shape';
import type { BannerPicture, TableTheme } from '../../table/picture';
import { useLive } from '../live';
import { SculptLoader } from '../minis/figures/sculpt-loader';
import { addressOf, hasSculpt } from '../minis/figures/sculpts';
import { useRenderContext } from '../render-context';
import { COPY_ATTRIBUTES, dyeBanners, placeCopies } from './copies';
import { type Piece, recognise } from './recognise';
import { WoodFading } from './WoodFading';

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
      {body && <Copies body={body} pieces={pieces} />}
      {crowns && <WoodFading crowns={crowns} pieces={pieces} />}
    </>
  );
}

const NONE: readonly BannerPicture[] = [];

/** The same sculpt in several places, with the banners of those who hold them. */
function Copies({ body, pieces }: { readonly body: BufferGeometry; readonly pieces: readonly Piece[] }) {
  const context = useRenderContext();
  const { sceneryPaint, requestFrame } = context;
  const table = useLive(state => state.table);
  const banners = useLive(state => state.overlays.banners ?? NONE);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    if (mesh.current) placeCopies(mesh.current, pieces, table);
    context.shadowsAreStale = true;
  }, [pieces, table, context]);
  useLayoutEffect(() => {
    const holderOf = (feature: string) => banners.find(banner => banner.feature === feature)?.seat;
    if (mesh.current) dyeBanners(mesh.current, pieces, holderOf);
    requestFrame();
  }, [pieces, banners, requestFrame]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, sceneryPaint, pieces.length]}
      castShadow
      receiveShadow
      frustumCulled={false}
    >
      <instancedSculpt args={[body, pieces.length, COPY_ATTRIBUTES]} />
    </instancedMesh>
  );
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
