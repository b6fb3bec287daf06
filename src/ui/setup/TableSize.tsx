import { LEAST_SIDE, MOST_SIDE } from '../../systems/aos/battleplans/types';
import type { Setup } from '../../systems/aos/setup';
import { PLANS } from '../text/plans';
import { NumberField } from './plans/NumberField';

interface TableSizeProps {
  readonly table: Setup['table'];
  readonly onChange: (table: Setup['table']) => void;
}

/** Sizes that are often played on. */
const SIZES: readonly Setup['table'][] = [
  { width: 72, depth: 48 },
  { width: 48, depth: 48 },
  { width: 60, depth: 44 },
  { width: 44, depth: 30 },
  { width: 96, depth: 48 },
];

/** FIELD-01: how large the table is. */
export const TableSize = ({ table, onChange }: TableSizeProps) => (
  <fieldset className="table-size">
    <legend className="unseen">{PLANS.size}</legend>
    {SIZES.map(size => (
      <button
        key={`${size.width} ${size.depth}`}
        type="button"
        className="button"
        aria-pressed={size.width === table.width && size.depth === table.depth}
        onClick={() => onChange(size)}
      >
        {size.width}″ × {size.depth}″
      </button>
    ))}
    <span className="table-sides" title={PLANS.sizes(LEAST_SIDE, MOST_SIDE)}>
      <NumberField
        label={PLANS.width}
        value={table.width}
        least={LEAST_SIDE}
        most={MOST_SIDE}
        step={1}
        onChange={width => onChange({ ...table, width })}
      />
      <NumberField
        label={PLANS.depth}
        value={table.depth}
        least={LEAST_SIDE}
        most={MOST_SIDE}
        step={1}
        onChange={depth => onChange({ ...table, depth })}
      />
    </span>
  </fieldset>
);
