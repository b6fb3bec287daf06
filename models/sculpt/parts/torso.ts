import { type Clay, column, evenOutline, folds, loft, type P3, plate } from '../clay';
import type { Livery } from './livery';
import { chestOf, type Stance } from './stance';

const CUIRASS = column([
  -0.03, 0.235, 0.2, 0, 0.12, 0.285, 0.24, 0.02, 0.31, 0.385, 0.295, 0.03, 0.44, 0.365, 0.255, 0, 0.53, 0.2, 0.17,
  -0.01,
]);
const BELT = column([-0.07, 0.27, 0.225, 0, -0.03, 0.29, 0.245, 0, 0.02, 0.265, 0.225, 0]);
const GORGET = column([0.46, 0.22, 0.19, 0, 0.54, 0.185, 0.165, 0.01, 0.57, 0.14, 0.13, 0.01]);
const WINGED = evenOutline([0, 0.1, 0.07, 0.13, 0.24, 0.17, 0.13, 0, 0.04, -0.08, 0, -0.22]);
const TASSET = evenOutline([0.09, 0.12, 0.13, -0.02, 0.09, -0.17, 0, -0.22]);

/** Breastplate, belt and gorget in the chest's frame. */
export function torso(clay: Clay, stance: Stance, livery: Livery): void {
  clay.inside(chestOf(stance), () => {
    loft(clay, CUIRASS, 12, livery.plate, { pow: [2, 2.4, 2.7, 2.7, 2], caps: 'end' });
    loft(clay, BELT, 12, livery.trim, { caps: 'none' });
    loft(clay, GORGET, 10, livery.trim, { caps: 'none' });
    clay.at([0, 0.29, 0], () => plate(clay, WINGED, 0.05, 0.03, livery.trim, x => 0.325 - x * x * 1.4));
  });
}

/** A device on the back plate, for figures without a cloak. */
export function backDevice(clay: Clay, stance: Stance, livery: Livery): void {
  clay.inside(chestOf(stance), () =>
    clay.at([0, 0.27, 0], () => plate(clay, WINGED, 0.05, 0.03, livery.trim, x => 0.285 - x * x * 1.2), [
      0,
      Math.PI,
      0,
    ]),
  );
}

/** A pleated skirt from the belt to above the knees, with an apron in front; plates on the hips unless it is light. */
export function skirt(clay: Clay, { hips, turn = 0 }: Stance, livery: Livery, light = false, long = 0.3): void {
  const shape = column([-long, 0.345, 0.3, -0.01, -0.12, 0.32, 0.265, 0, 0.06, 0.25, 0.205, 0]);
  clay.at(hips, () => {
    loft(clay, shape, 16, livery.cloth, { caps: 'none', fold: folds(8, [0.07, 0.05, 0]) });
    if (!light) clay.mirror(() => clay.at([0.27, -0.06, 0.06], () => hipPlate(clay, livery), [0.1, 1.15, 0]));
    clay.at([0, -0.16, 0.3], () => plate(clay, apron(long), 0.035, 0.02, livery.trim, (_, y) => y * -0.08));
    if (light) return;
    clay.at([0, -0.155, 0.315], () => plate(clay, apron(long, 0.72), 0.035, 0.01, livery.cloth, (_, y) => y * -0.08));
  }, [0, turn * 0.5, 0]);
}

const apron = (long: number, size = 1) =>
  evenOutline([0.1 * size, 0.16 * size, 0.12 * size, -long * 0.55 * size, 0, (-long * 0.55 - 0.1) * size]);

function hipPlate(clay: Clay, livery: Livery): void {
  plate(clay, TASSET, 0.05, 0.03, livery.plate, (x, y) => 0.04 - x * x * 1.5 + y * -0.15);
}

const PAULDRON_RIM = column([-0.13, 0.23, 0.255, 0, -0.05, 0.245, 0.27, 0]);
const PAULDRON = column([-0.06, 0.225, 0.25, 0, 0.06, 0.2, 0.225, 0, 0.145, 0.125, 0.145, 0, 0.185, 0.02, 0.02, 0]);
const BOSS: P3 = [0.05, 0.02, 0];

/** Broad shoulder guards, rimmed. */
export function pauldrons(clay: Clay, stance: Stance, livery: Livery, size = 1, light = false): void {
  clay.inside(chestOf(stance), () =>
    clay.mirror(() =>
      clay.at(
        [0.43, 0.46, 0],
        () => {
          loft(clay, PAULDRON_RIM, 10, livery.trim, { caps: 'start' });
          loft(clay, PAULDRON, 10, livery.plate, { caps: 'end' });
          if (light) return;
          clay.at(BOSS, () => plate(clay, STUD, 0.06, 0.035, livery.trim, x => 0.19 - x * x * 2), [0, Math.PI / 2, 0]);
        },
        [0, 0, -0.42],
        size,
      ),
    ),
  );
}

const STUD = evenOutline([0, 0.12, 0.085, 0, 0, -0.12]);
