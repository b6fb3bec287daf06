import { findWarscroll } from '../../armies';
import type { ArmyList } from '../../battle-setup';
import { BEARING } from '../../words/setup/enhancements';
import { hasRole, withRole } from './list-changes';
import { namesOf } from './names';

interface CommandModelsProps {
  readonly army: ArmyList;
  readonly onChange: (army: ArmyList) => void;
}

/** CMDM-01: the command models of all units; each is optional. */
export function CommandModels({ army, onChange }: CommandModelsProps) {
  const names = namesOf(army.units);
  const models = army.units.flatMap((muster, index) =>
    (findWarscroll(muster.warscroll)?.command ?? []).map(({ role, name }) => ({
      muster,
      role,
      name,
      unit: names[index] ?? muster.id,
    })),
  );
  if (models.length === 0) return undefined;
  return (
    <fieldset className="bearer">
      <legend>{BEARING.commandModels}</legend>
      {models.map(({ muster, role, name, unit }) => (
        <label key={`${muster.id} ${role}`} className="choice">
          <input
            type="checkbox"
            checked={hasRole(muster, role)}
            onChange={event => onChange(withRole(army, muster, role, event.target.checked))}
          />
          <span>
            {BEARING.roleIn(unit, name)}
            <small>{BEARING.roles[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
