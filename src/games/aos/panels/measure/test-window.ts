import type { Spot } from '../../../../geometry/shapes/shape';
import { wishes } from '../../../../shell/browser/address';
import type { MeasureStore } from '../../measure/store';

/** Shows the measuring table to browser tests, only where the address asks for it. */
export function showMeasureToTests(measureStore: MeasureStore | undefined): void {
  if (!wishes().test) return;
  const measuring = measureStore && {
    now: () => measureStore.now,
    change: measureStore.change,
    pixelOf: (spot: Spot) => measureStore.pixelOf(spot),
  };
  Object.assign(window, { measuring });
}
