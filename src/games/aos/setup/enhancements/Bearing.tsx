import { useState } from 'react';
import { allegiancesFor } from '../../armies/checks/allegiance-faults';
import { commandTraitsFor } from '../../armies/enhancements';
import { type ArmyList, ROLLED } from '../../battle-setup';
import type { Seat } from '../../types';
import { BEARING } from '../../words/setup/enhancements';
import { SERIES } from '../../words/setup/series';
import { bearingFaults, type FieldFaults } from '../faults';
import { SelectField } from '../SelectField';
import { CommandModels } from './CommandModels';
import { EntryField } from './EntryField';
import { LineFields } from './LineFields';
import { allegianceOf, hostIn, withAllegiance, withHost, withTrait } from './list-changes';
import { namesOf } from './names';

interface BearingProps {
  readonly seat: Seat;
  readonly army: ArmyList;
  readonly faults: FieldFaults;
  /** TRI-01: whether the army won the last battle by a major victory. */
  readonly isTriumphant: boolean;
  readonly onChange: (army: ArmyList) => void;
  readonly onTriumph: (isTriumphant: boolean) => void;
}

/** The enhancements of an army: allegiance, traits, artefacts, lores and command models, chosen or rolled. */
export function Bearing({ seat, army, faults: all, isTriumphant, onChange, onTriumph }: BearingProps) {
  const faults = bearingFaults(all, seat);
  const names = namesOf(army.units);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="setup-fine bearing"
      open={isOpen || Object.keys(faults).length > 0}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          {BEARING.title}
          <small className="fine-now">{gistOf(army, isTriumphant)}</small>
        </span>
      </summary>
      <AllegianceFields army={army} fault={faults.allegiance} onChange={onChange} />
      <EntryField
        label={BEARING.trait}
        entries={commandTraitsFor(army)}
        chosen={army.commandTrait}
        fault={faults.commandTrait}
        onChange={trait => onChange(withTrait(army, trait))}
      />
      {army.units.map((muster, index) => (
        <LineFields
          key={muster.id}
          name={names[index] ?? muster.id}
          army={army}
          muster={muster}
          faultOf={field => faults[`units[${index}].${field}`]}
          onChange={onChange}
        />
      ))}
      <CommandModels army={army} onChange={onChange} />
      <label className="choice bearer">
        <input type="checkbox" checked={isTriumphant} onChange={event => onTriumph(event.target.checked)} />
        <span>
          {SERIES.won} <em className="rule-id">{SERIES.wonRule}</em>
          <small>{SERIES.wonSays}</small>
        </span>
      </label>
    </details>
  );
}

interface AllegianceFieldsProps extends Pick<BearingProps, 'army' | 'onChange'> {
  readonly fault: string | undefined;
}

/** ALG-01, ALG-02, KEY-03: the army's allegiance, and its host if the faction has any. */
function AllegianceFields({ army, fault, onChange }: AllegianceFieldsProps) {
  const hosts = allegianceOf(army)?.hosts ?? [];
  const host = hostIn(army);
  return (
    <>
      <SelectField
        label={BEARING.allegiance}
        value={army.allegiance ?? ''}
        fault={fault}
        onChange={id => onChange(withAllegiance(army, id === '' ? undefined : id))}
      >
        <option value="">{BEARING.none}</option>
        {allegiancesFor(army).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {hosts.length > 0 && (
        <SelectField
          label={BEARING.host}
          value={host?.keyword ?? ''}
          says={host && BEARING.hostSays(host.trait.name, host.artefact.name)}
          onChange={keyword => onChange(withHost(army, keyword === '' ? undefined : keyword))}
        >
          <option value="">{BEARING.none}</option>
          {hosts.map(({ keyword, name }) => (
            <option key={keyword} value={keyword}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** The army's allegiance and trait, and how much is rolled. */
function gistOf(army: ArmyList, isTriumphant: boolean): string {
  const trait = commandTraitsFor(army).find(({ id }) => id === army.commandTrait)?.name;
  const bears = army.units.flatMap(({ artefact, mount, lore }) => [artefact, mount, lore]);
  const rolls = [army.commandTrait, ...bears].filter(each => each === ROLLED).length;
  const artefacts = army.units.filter(({ artefact }) => artefact !== undefined).length;
  const gist = BEARING.gist(allegianceOf(army)?.name, trait, artefacts, rolls);
  return isTriumphant ? `${gist} · ${SERIES.rolls}` : gist;
}
