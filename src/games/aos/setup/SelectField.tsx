import { type ReactNode, useId } from 'react';
import type { Seat } from '../types';
import { FaultNote } from './Tile';

interface SelectFieldProps {
  readonly label: string;
  /** Whose choice it is, where that needs saying. */
  readonly seat?: Seat;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the chosen one does. */
  readonly says?: string | undefined;
  readonly fault?: string | undefined;
  /** The options. */
  readonly children: ReactNode;
}

/** A choice from a list, with what the chosen one does and what is wrong with it below. */
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
