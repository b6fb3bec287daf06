import { select } from '../../../measure/acts';
import type { UnitId } from '../../../types';
import { useMeasureNames, useMeasureStore } from '../use-measure';

/** The name of a unit; pressing it selects the unit. */
export function UnitLink({ unit }: { readonly unit: UnitId }) {
  const measureStore = useMeasureStore();
  const names = useMeasureNames();
  return (
    <button
      type="button"
      className="measure-link"
      onClick={() => measureStore.change(each => select(each, { kind: 'unit', id: unit }))}
    >
      {names.unit(unit)}
    </button>
  );
}
