import type { EffectiveWeapon } from '../../effective-values';
import { weaponsOf } from '../../facts/attacks/attacks';
import type { RuleId } from '../../rulebook';
import type { Unit } from '../../types';
import type { Weapon } from '../../warscroll';
import { WEAPON_COLUMNS, WEAPON_TYPES } from '../../words/battle/card';
import { inchesOrDice, rolledOn, signed } from '../../words/numbers';
import { weaponSums } from '../../words/rolls/modifier-sums';
import { Marked, Why } from '../why/Why';

interface WeaponsProps {
  readonly unit: Unit;
  /** Their current values; without an opponent the printed ones. */
  readonly effective: readonly EffectiveWeapon[];
  readonly onRule: (rule: RuleId) => void;
}

/** The weapons of the remaining models, with their current values. */
export function Weapons({ unit, effective, onRule }: WeaponsProps) {
  const carried = weaponsOf(unit);
  return (['missile', 'melee'] as const).map(type => {
    const these = carried.filter(weapon => weapon.type === type);
    if (these.length === 0) return undefined;
    return (
      <table key={type}>
        <thead>
          <tr>
            <th scope="col">{WEAPON_TYPES[type]}</th>
            {WEAPON_COLUMNS.map(name => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {these.map(weapon => {
            const now = weapon.special ? undefined : effective.find(each => each.weapon === weapon.id);
            return now ? (
              <WeaponNow key={weapon.id} weapon={weapon} now={now} onRule={onRule} />
            ) : (
              <WeaponPrinted key={weapon.id} weapon={weapon} />
            );
          })}
        </tbody>
      </table>
    );
  });
}

interface WeaponNowProps {
  readonly weapon: Weapon;
  readonly now: EffectiveWeapon;
  readonly onRule: (rule: RuleId) => void;
}

function WeaponNow({ weapon, now, onRule }: WeaponNowProps) {
  const sums = weaponSums(now);
  return (
    <tr>
      <th scope="row">
        <Why title={weapon.name} sums={Object.values(sums)} onRule={onRule}>
          {weapon.name}
        </Why>
      </th>
      <td>{inchesOrDice(now.range)}</td>
      {[sums.attacks, sums.hit, sums.wound].map(sum => (
        <td key={sum.name}>
          <Marked sum={sum} />
        </td>
      ))}
      <td>{sums.rend.now === '0' ? '–' : <Marked sum={sums.rend} />}</td>
      <td>
        <Marked sum={sums.damage} />
      </td>
    </tr>
  );
}

const WeaponPrinted = ({ weapon }: { readonly weapon: Weapon }) => (
  <tr>
    <th scope="row">{weapon.name}</th>
    <td>{inchesOrDice(weapon.range)}</td>
    <td>{signed(weapon.attacks)}</td>
    <td>{weapon.special ? '–' : rolledOn(weapon.toHit)}</td>
    <td>{weapon.special ? '–' : rolledOn(weapon.toWound)}</td>
    <td>{weapon.rend === 0 ? '–' : signed(weapon.rend)}</td>
    <td>{weapon.special ? '–' : signed(weapon.damage)}</td>
  </tr>
);
