import { useState } from 'react';
import type { Setup } from '../../battle-setup';
import { LEAST_SIDE, MOST_SIDE } from '../../battleplans/types';
import { PLANS } from '../../words/setup/plans';
import { NumberField } from '../plans/NumberField';

interface TableSizeProps {
  readonly table: Setup['table'];
  readonly onChange: (table: Setup['table']) => void;
}

/** Common table sizes. */
const SIZES: readonly Setup['table'][] = [
  { width: 72, depth: 48 },
  { width: 48, depth: 48 },
  { width: 60, depth: 44 },
  { width: 44, depth: 30 },
  { width: 96, depth: 48 },
];
const OTHER = 'other';

/** FIELD-01: the table size: a common one, or any other. */
export function TableSize({ table, onChange }: TableSizeProps) {
  const usual = SIZES.findIndex(({ width, depth }) => width === table.width && depth === table.depth);
  const [isOther, setOther] = useState(usual < 0);
  const choose = (value: string) => {
    setOther(value === OTHER);
    const size = SIZES[Number(value)];
    if (size) onChange(size);
  };
  return (
    <div className="table-size">
      <label>
        {PLANS.size}
        <select value={isOther ? OTHER : usual} onChange={event => choose(event.target.value)}>
          {SIZES.map(({ width, depth }, index) => (
            <option key={`${width} ${depth}`} value={index}>
              {PLANS.sides(width, depth)}
            </option>
          ))}
          <option value={OTHER}>{PLANS.otherSize}</option>
        </select>
      </label>
      {isOther && (
        <>
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
          <small>{PLANS.bounds(LEAST_SIDE, MOST_SIDE)}</small>
        </>
      )}
    </div>
  );
}
