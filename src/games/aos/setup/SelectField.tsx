import { type ReactNode, useId } from 'react';
import type { Seat } from '../types';
import { FaultNote } from './Tile';

interface SelectFieldProps {
  readonly label: string;
  /** The side, if it needs saying. */
  readonly seat?: Seat;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The description of the selected option. */
  readonly says?: string | undefined;
  readonly fault?: string | undefined;
  /** The options. */
  readonly children: ReactNode;
}

/** A select field, with the description and fault of the selected option below. */
export function SelectField({ label, seat, value, onChange, says, fault, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="select-field">
      <label htmlFor={id}>
        {seat && <i className="pip" data-seat={seat} />}
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}says ${id}fault`}
        onChange={event => onChange(event.target.value)}
      >
        {children}
      </select>
      <p id={`${id}says`} className="select-says" aria-live="polite" hidden={says === undefined}>
        {says}
      </p>
      <FaultNote id={`${id}fault`} fault={fault} />
    </div>
  );
}
