import { warscrollOf } from '../../systems/aos/armies';
import { findUnit, unitOfModel } from '../../systems/aos/facts/units';
import type { Unit } from '../../systems/aos/types';
import type { Weapon } from '../../systems/aos/warscroll';
import { Icon } from '../icons';
import { deedsInWords } from '../text/deeds';
import { counted, inches, signed } from '../text/numbers';
import { useBattle, useDesk, useNames } from '../use-session';

/** The warscroll of the unit that is pointed at, or of the selected one, on vellum. */
export function Card() {
  const battle = useBattle();
  const hovered = useDesk(desk => desk.hovered);
  const selected = useDesk(desk => desk.selected);
  const pointed = hovered === undefined ? undefined : unitOfModel(battle, hovered);
  const unit = pointed ?? (selected === undefined ? undefined : findUnit(battle, selected));
  return unit && <Warscrolled unit={unit} />;
}

function Warscrolled({ unit }: { readonly unit: Unit }) {
  const names = useNames();
  const warscroll = warscrollOf(unit);
  const { move, wounds, bravery, save } = warscroll;
  return (
    <section className="card" aria-label={`Warscroll: ${names.unit(unit.id)}`}>
      <div className="card-top">
        <div>
          <p className="card-army">
            {warscroll.army} · {names.player(unit.seat)}
          </p>
          <h2>{names.unit(unit.id)}</h2>
        </div>
        <p className="card-count">
          {unit.models.length}
          <small>{unit.models.length === 1 ? 'model' : 'models'}</small>
        </p>
      </div>
      <dl className="card-stats">
        <Stat name="Move" value={typeof move === 'number' ? inches(move) : move} />
        <Stat name="Wounds" value={`${wounds}`} />
        <Stat name="Bravery" value={`${bravery}`} />
        <Stat name="Save" value={save === undefined ? '–' : `${save}+`} />
      </dl>
      <Weapons weapons={carried(unit)} />
      {warscroll.abilities.map(ability => (
        <p className="card-text" key={ability.id}>
          <b>{ability.name}.</b> {ability.text}
        </p>
      ))}
      {(warscroll.spells ?? []).map(spell => (
        <p className="card-text" key={spell.id}>
          <b>
            {spell.name} ({spell.value}+).
          </b>{' '}
          {spell.text}
        </p>
      ))}
      {warscroll.flies && (
        <p className="card-text">
          <b>Fly.</b> Passes over models and scenery.
        </p>
      )}
      <p className="card-words">{warscroll.keywords.join(', ')}</p>
      <State unit={unit} />
    </section>
  );
}

const Stat = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The weapons that anyone left in the unit carries. */
const carried = (unit: Unit): readonly Weapon[] =>
  warscrollOf(unit).weapons.filter(({ id }) => unit.models.some(model => model.weapons.includes(id)));

function Weapons({ weapons }: { readonly weapons: readonly Weapon[] }) {
  return (['missile', 'melee'] as const).map(type => {
    const these = weapons.filter(weapon => weapon.type === type);
    if (these.length === 0) return undefined;
    return (
      <table key={type}>
        <thead>
          <tr>
            <th scope="col">{type === 'missile' ? 'Missile' : 'Melee'}</th>
            <th scope="col">Rng</th>
            <th scope="col">A</th>
            <th scope="col">Hit</th>
            <th scope="col">Wnd</th>
            <th scope="col">Rnd</th>
            <th scope="col">D</th>
          </tr>
        </thead>
        <tbody>
          {these.map(weapon => (
            <WeaponRow key={weapon.id} weapon={weapon} />
          ))}
        </tbody>
      </table>
    );
  });
}

const WeaponRow = ({ weapon }: { readonly weapon: Weapon }) => (
  <tr>
    <th scope="row">{weapon.name}</th>
    <td>{inches(weapon.range)}</td>
    <td>{weapon.attacks}</td>
    <td>{weapon.special ? '–' : `${weapon.toHit}+`}</td>
    <td>{weapon.special ? '–' : `${weapon.toWound}+`}</td>
    <td>{weapon.rend === 0 ? '–' : signed(weapon.rend)}</td>
    <td>{weapon.special ? '–' : weapon.damage}</td>
  </tr>
);

/** What the unit has done and suffered this turn. */
function State({ unit }: { readonly unit: Unit }) {
  const suffered = unit.models.reduce((sum, { wounds }) => sum + wounds, 0);
  const deeds = deedsInWords(unit.deeds);
  const marks = [...new Set(unit.marks.map(({ name }) => name))];
  if (deeds.length + marks.length + suffered + unit.slainThisTurn === 0) return undefined;
  return (
    <ul className="card-state">
      {deeds.map(({ words, icon }) => (
        <li key={words}>
          <Icon name={icon} size={16} />
          {words}
        </li>
      ))}
      {marks.map(name => (
        <li key={name}>
          <Icon name="command" size={16} />
          {name}
        </li>
      ))}
      {suffered > 0 && (
        <li>
          <Icon name="shield" size={16} />
          {counted(suffered, 'wound')} suffered
        </li>
      )}
      {unit.slainThisTurn > 0 && (
        <li>
          <Icon name="skull" size={16} />
          {unit.slainThisTurn} slain this turn
        </li>
      )}
    </ul>
  );
}
