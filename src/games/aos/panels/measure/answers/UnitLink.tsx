import { select } from '../../../measure/acts';
import type { UnitId } from '../../../types';
import { useBenchNames, useWorkbench } from '../use-measure';

/** The name of a unit; pressing it selects the unit. */
export function UnitLink({ unit }: { readonly unit: UnitId }) {
  const workbench = useWorkbench();
  const names = useBenchNames();
  return (
    <button
      type="button"
      className="measure-link"
      onClick={() => workbench.change(each => select(each, { kind: 'unit', id: unit }))}
    >
      {names.unit(unit)}
    </button>
  );
}
