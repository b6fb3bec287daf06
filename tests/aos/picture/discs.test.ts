import { describe, expect, test } from 'vitest';
import { discsOf } from '../../../src/games/aos/picture/discs';
import { gapToSpot } from '../../../src/geometry/gaps/gap';
import { type Body, ovalBase, roundBase } from '../../../src/geometry/shapes/shape';

const body = (outline: Body['outline'], facing = 0): Body => ({ x: 10, y: 10, z: 0, facing, outline, height: 2 });

describe('ground around bases', () => {
  test('MEAS-01 3″ around a round base are one disc', () => {
    expect(discsOf([body(roundBase(50.8))], 3)).toEqual([{ x: 10, y: 10, radius: 4 }]);
  });

  test.each([0, 0.7, Math.PI / 2])('MEAS-01 3″ around an oval base follow the oval, facing %d', facing => {
    const base = body(ovalBase(90, 52), facing);
    const discs = discsOf([base], 3);
    const at = (turn: number, far: number) => ({ x: 10 + far * Math.cos(turn), y: 10 + far * Math.sin(turn), z: 0 });
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const turn = (degrees * Math.PI) / 180;
      const isOn = (far: number) => {
        const { x, y } = at(turn, far);
        return discs.some(disc => Math.hypot(x - disc.x, y - disc.y) <= disc.radius);
      };
      let rim = 6;
      while (!isOn(rim)) rim -= 0.005;
      const gap = gapToSpot(base, at(turn, rim));
      expect(gap, `at ${degrees} degrees`).toBeGreaterThan(2.95);
      expect(gap, `at ${degrees} degrees`).toBeLessThan(3.001);
    }
  });
});
