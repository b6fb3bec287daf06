import { useEffect, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number that can be typed: it counts as soon as it is one that fits, and what does not fit is put right on leaving. */
export function NumberField({ label, value, least = 0, most = 144, step = 0.5, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(`${value}`);
  useEffect(() => setTyped(now => (Number(now) === value && now.trim() !== '' ? now : `${value}`)), [value]);
  const fits = (text: string) => text.trim() !== '' && Number(text) >= least && Number(text) <= most;
  return (
    <label className="number-field">
      <input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed}
        aria-invalid={!fits(typed)}
        onChange={event => {
          setTyped(event.target.value);
          if (fits(event.target.value)) onChange(Number(event.target.value));
        }}
        onBlur={() => setTyped(`${value}`)}
      />
      <span>{label}</span>
    </label>
  );
}
