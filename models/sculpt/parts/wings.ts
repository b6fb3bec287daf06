import { type Clay, limb, type P3, points } from '../clay';
import { brass, lightwing, spark } from '../paint/paints';
import { feather } from './feathers';
import { chestOf, type Stance } from './stance';

/** Two wings of forged light from the shoulder blades; `lift` from spread (0) to raised (1). */
export function wings(clay: Clay, stance: Stance, lift: number): void {
  clay.inside(chestOf(stance), () => clay.mirror(() => clay.at([0.14, 0.4, -0.28], () => wing(clay, lift))));
}

function wing(clay: Clay, lift: number): void {
  const wrist: P3 = [0.38, 0.22 + 0.34 * lift, -0.22];
  const tip: P3 = [0.7, 0.16 + 0.66 * lift, -0.36];
  limb(clay, points([0, 0, 0, ...wrist, ...tip]), [0.09, 0.07, 0.03], 6, brass);
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const from: P3 = [
      wrist[0] + (tip[0] - wrist[0]) * t,
      wrist[1] + (tip[1] - wrist[1]) * t,
      wrist[2] + (tip[2] - wrist[2]) * t,
    ];
    const aim: P3 = [0.2 + 0.75 * t, -1 + 0.95 * t * (0.4 + lift), -0.25];
    feather(clay, {
      from,
      aim,
      long: 0.82 - 0.08 * t,
      wide: 0.11,
      paint: i % 2 ? spark : lightwing,
      side: [1, 0.4, 0],
    });
  }
  for (let i = 0; i < 2; i++) {
    const t = (i + 0.8) / 2;
    const from: P3 = [wrist[0] * t, wrist[1] * t, wrist[2] * t];
    feather(clay, {
      from,
      aim: [0.15 * t, -1, -0.25],
      long: 0.45 + 0.28 * t,
      wide: 0.13,
      paint: i % 2 ? lightwing : spark,
      side: [1, 0.2, 0],
    });
  }
  const covert: P3 = [0.12, 0.1, -0.06];
  feather(clay, {
    from: covert,
    aim: [0.6, -0.5 + lift * 0.6, 0],
    long: 0.5,
    wide: 0.15,
    paint: brass,
    side: [0.6, 1, 0],
  });
}
