import type { Entry } from '../../armies/enhancements';
import { ROLLED } from '../../battle-setup';
import { BEARING, entryText } from '../../words/setup/enhancements';
import { SelectField } from '../SelectField';

interface EntryFieldProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly chosen: string | undefined;
  /** LORE-01: whether a choice is required. */
  readonly isDue?: boolean;
  readonly fault: string | undefined;
  readonly onChange: (chosen: string | undefined) => void;
}

/** ALG-06: an entry of a table, chosen or rolled, with its description. */
export function EntryField({ label, entries, chosen, isDue, fault, onChange }: EntryFieldProps) {
  const entry = entries.find(({ id }) => id === chosen);
  const says = chosen === ROLLED ? BEARING.rolledSays(entries.length) : entry && entryText(entry);
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      says={says}
      fault={fault}
      onChange={value => onChange(value === '' ? undefined : value)}
    >
      {(!isDue || chosen === undefined) && <option value="">{isDue ? BEARING.due : BEARING.none}</option>}
      {entries.length > 1 && <option value={ROLLED}>{BEARING.rolled}</option>}
      {entries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
