import { expect, test } from 'vitest';
import { readFigure } from '../../../src/controls/figures/read-figure';
import { ownPose } from '../../../src/scene/minis/own-sculpt';
import { glbOf, NUMBERS, PYRAMID } from '../../controls/figures/clay-glb';

const CASTING = { figure: 'liberators', outline: { kind: 'circle', radius: 0.8 }, height: 2 } as const;

test('a figure of one’s own is fitted to its base and height, whatever its size, and has all a figure needs', () => {
  for (const scale of [0.001, 1, 4000]) {
    const read = readFigure(
      glbOf({ ...PYRAMID, nodes: [{ mesh: 0, scale: [scale, scale, scale], translation: [7, 3, 1] }] }, NUMBERS),
    );
    if (!read.ok) throw new Error(read.error);
    const { full, far } = ownPose(read.value, CASTING);
    full.computeBoundingBox();
    expect(full.boundingBox?.max.y).toBeCloseTo(0.15 + 2 * 1.15, 3);
    expect(full.boundingBox?.min.y).toBeCloseTo(0);
    expect(full.boundingBox?.max.x).toBeLessThanOrEqual(0.8 * 1.3 + 1e-6);
    expect(Object.keys(full.attributes).sort()).toEqual(['color', 'normal', 'position', 'surf']);
    expect(far.getAttribute('position').count).toBeLessThanOrEqual(full.getAttribute('position').count);
  }
});
