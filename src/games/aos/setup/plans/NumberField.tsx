import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number field: it applies as soon as it is valid, and is corrected on blur. */
export function NumberField({ label, value, least = 0, most = 144, step = 0.5, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: `${value}`, of: value });
  const shown = typed.of === value ? typed.text : `${value}`;
  const fits = (text: string) => text.trim() !== '' && Number(text) >= least && Number(text) <= most;
  return (
    <label className="number-field">
      <input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={shown}
        aria-invalid={!fits(shown)}
        onChange={event => {
          const text = event.target.value;
          setTyped({ text, of: fits(text) ? Number(text) : value });
          if (fits(text)) onChange(Number(text));
        }}
        onBlur={() => setTyped({ text: `${value}`, of: value })}
      />
      <span>{label}</span>
    </label>
  );
}
