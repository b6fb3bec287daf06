import { useId } from 'react';
import { artefactsFor, loresFor, mountTraitsFor, ownMelee, prayersFor } from '../../armies/enhancements';
import type { ArmyList, Muster } from '../../battle-setup';
import { BEARING } from '../../words/setup/enhancements';
import type { LineField } from '../faults';
import { SelectField } from '../SelectField';
import { EntryField } from './EntryField';
import { withLine } from './list-changes';

interface LineFieldsProps {
  readonly name: string;
  readonly army: ArmyList;
  readonly muster: Muster;
  readonly faultOf: (field: LineField) => string | undefined;
  readonly onChange: (army: ArmyList) => void;
}

/** What one unit of the list may have: artefact, weapon, mount trait, spell or prayer. A unit that may have none is not shown. */
export function LineFields({ name, army, muster, faultOf, onChange }: LineFieldsProps) {
  const artefacts = artefactsFor(army, muster);
  const mounts = mountTraitsFor(army, muster);
  const lores = loresFor(army, muster);
  const change = (part: Partial<Muster>) => onChange(withLine(army, muster.id, part));
  const id = useId();
  if (artefacts.length + mounts.length + lores.length === 0) return undefined;
  return (
    <section className="bearer" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {artefacts.length > 0 && (
        <EntryField
          label={BEARING.artefact}
          entries={artefacts}
          chosen={muster.artefact}
          fault={faultOf('artefact')}
          onChange={artefact => change({ artefact })}
        />
      )}
      <WeaponFields army={army} muster={muster} faultOf={faultOf} onChange={change} />
      {mounts.length > 0 && (
        <EntryField
          label={BEARING.mount}
          entries={mounts}
          chosen={muster.mount}
          fault={faultOf('mount')}
          onChange={mount => change({ mount })}
        />
      )}
      {lores.length > 0 && (
        <EntryField
          label={prayersFor(army, muster).length > 0 ? BEARING.prayer : BEARING.spell}
          entries={lores}
          chosen={muster.lore}
          isDue
          fault={faultOf('lore')}
          onChange={lore => change({ lore })}
        />
      )}
    </section>
  );
}

interface WeaponFieldsProps extends Pick<LineFieldsProps, 'army' | 'muster' | 'faultOf'> {
  readonly onChange: (change: Partial<Muster>) => void;
}

/** TRAIT-04, ART-03: with several melee weapons, the one for an artefact or the command trait. */
function WeaponFields({ army, muster, faultOf, onChange }: WeaponFieldsProps) {
  const weapons = ownMelee(muster);
  if (weapons.length < 2) return undefined;
  const fields = [
    ...(muster.artefact === undefined ? [] : (['weapon'] as const)),
    ...(army.commandTrait === undefined || artefactsFor(army, muster).length === 0 ? [] : (['traitWeapon'] as const)),
  ];
  return fields.map(field => (
    <SelectField
      key={field}
      label={BEARING[field]}
      value={muster[field] ?? weapons[0]?.id ?? ''}
      fault={faultOf(field)}
      onChange={weapon => onChange({ [field]: weapon })}
    >
      {weapons.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  ));
}
