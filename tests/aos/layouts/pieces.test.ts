import { expect, test } from 'vitest';
import manifest from '../../../models/manifest.json';
import { PIECES, type PieceId } from '../../../src/games/aos/layouts/pieces';
import { terrainOf } from '../../../src/games/aos/layouts/place';

const sculpted = new Map(manifest.models.map(model => [model.id, model]));

test.each(Object.keys(PIECES) as PieceId[])('%s has the shape of its sculpt', id => {
  const [placed] = terrainOf([{ piece: id, x: 0, y: 0, turn: 0 }]);
  const { footprint, solids, name } = sculpted.get(id) ?? {};
  expect(placed?.footprint).toEqual(footprint);
  expect(placed?.solids).toEqual(solids);
  expect(placed?.name).toBe(name);
});

test('every sculpted piece can be laid out; woods of other realms are the same wood', () => {
  const scenery = manifest.models.filter(({ kind, id }) => kind === 'scenery' && !id.startsWith('wood-'));
  expect(scenery.map(({ id }) => id).sort()).toEqual(Object.keys(PIECES).sort());
});

test('OBST-01, GARR-01, TERR-04 a piece brings its rules with it', () => {
  const rules = Object.fromEntries(
    (Object.keys(PIECES) as PieceId[]).map(piece => {
      const [placed] = terrainOf([{ piece, x: 20, y: 20, turn: 45 }]);
      return [piece, [placed?.isObstacle, placed?.isGarrison, placed?.scenery]];
    }),
  );
  expect(rules).toEqual({
    'ruined-arcade': [false, false, undefined],
    'field-wall': [true, false, undefined],
    wood: [false, false, undefined],
    'stair-hill': [false, false, undefined],
    'watch-keep': [false, true, undefined],
    'arcane-stones': [false, false, 'arcane'],
    'deadly-briar': [false, false, 'deadly'],
  });
});

test('a piece turned by 90 degrees and moved: corners, and the way a stair rises', () => {
  const [plain] = terrainOf([{ piece: 'stair-hill', x: 0, y: 0, turn: 0 }]);
  const [placed] = terrainOf([{ piece: 'stair-hill', x: 30, y: 20, turn: 90 }]);
  const corner = plain?.footprint[3];
  expect(placed?.footprint[3]?.x).toBeCloseTo(30 - (corner?.y ?? 0), 2);
  expect(placed?.footprint[3]?.y).toBeCloseTo(20 + (corner?.x ?? 0), 2);
  const stair = placed?.solids.map(({ top }) => top).find(({ kind }) => kind === 'slope');
  expect(stair?.kind === 'slope' && stair.rise.y).toBeCloseTo(-0.833, 6);
  expect(stair?.kind === 'slope' && stair.rise.x).toBeCloseTo(0, 6);
});
