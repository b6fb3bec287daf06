import { useEffect, useMemo, useState } from 'react';
import type { BufferGeometry } from 'three';
import type { Feature } from '../../geometry/shape';
import { fetchSculpt, hasSculpt } from '../minis/sculpts';
import type { BannerView } from '../overlays/overlay-view';
import type { Realm } from '../realms';
import type { TableSize } from '../space';
import { Piece as Block, Shown } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { createCopies } from './copies';
import { type Piece, recognise } from './recognise';
import { roughPiece } from './rough-piece';
import { WoodFading } from './WoodFading';

interface SceneryProps {
  readonly features: readonly Feature[];
  readonly realm: Realm;
  readonly table: TableSize;
  readonly banners: readonly BannerView[];
}

/** The pieces on the table: the sculpted ones one draw call a kind, everybody's own shapes as plain stone. */
export function Scenery({ features, realm, table, banners }: SceneryProps) {
  const { sculpted, rough } = useMemo(() => sorted(features), [features]);
  return (
    <>
      {[...sculpted].map(([sculpt, pieces]) => (
        <Sculpted key={sculpt} sculpt={inRealm(sculpt, realm)} pieces={pieces} table={table} banners={banners} />
      ))}
      {rough.map(feature => (
        <Rough key={feature.id} feature={feature} table={table} />
      ))}
    </>
  );
}

/** Realms whose undergrowth looks alike. */
const KIN: Readonly<Record<Realm, Realm>> = {
  fire: 'fire',
  life: 'life',
  death: 'death',
  metal: 'fire',
  beasts: 'fire',
  light: 'death',
  shadow: 'death',
};

/** Some pieces are sculpted anew for a realm: `wood-fire`. */
function inRealm(sculpt: string, realm: Realm): string {
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
  readonly sculpt: string;
  readonly pieces: readonly Piece[];
  readonly table: TableSize;
  readonly banners: readonly BannerView[];
}

function Sculpted({ sculpt, pieces, table, banners }: SculptedProps) {
  const context = useRenderContext();
  const meshes = useSculpt(sculpt);
  const body = meshes?.get('body');
  const crowns = meshes?.get('crowns');
  const copies = useMemo(
    () => body && createCopies(body, context.sceneryPaint, pieces, table),
    [body, context, pieces, table],
  );
  useEffect(() => {
    context.shadowsAreStale = true;
    context.requestFrame();
    return () => copies?.dispose();
  }, [copies, context]);
  useEffect(() => {
    pieces.forEach((piece, i) => {
      copies?.fly(i, banners.find(({ feature }) => feature === piece.feature)?.seat);
    });
    context.requestFrame();
  }, [copies, pieces, banners, context]);
  return (
    <>
      {copies && <Shown object={copies.mesh} />}
      {crowns && <WoodFading crowns={crowns} pieces={pieces} table={table} />}
    </>
  );
}

function useSculpt(sculpt: string) {
  const { awaited } = useRenderContext();
  const [meshes, setMeshes] = useState<ReadonlyMap<string, BufferGeometry>>();
  useEffect(() => {
    let isGone = false;
    const arrival = fetchSculpt(sculpt).then(found => {
      awaited.delete(arrival);
      if (!isGone) setMeshes(found);
    });
    awaited.add(arrival);
    return () => {
      isGone = true;
    };
  }, [sculpt, awaited]);
  return meshes;
}

function Rough({ feature, table }: { readonly feature: Feature; readonly table: TableSize }) {
  const context = useRenderContext();
  const geometry = useMemo(() => roughPiece(feature, table), [feature, table]);
  useEffect(() => {
    context.shadowsAreStale = true;
    return () => geometry.dispose();
  }, [geometry, context]);
  return <Block geometry={geometry} material={context.sceneryPaint} castsShadow takesShadow />;
}
