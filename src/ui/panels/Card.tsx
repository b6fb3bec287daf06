import { type ReactNode, useMemo } from 'react';
import { type Desk, reasonsAgainst } from '../../controls/desk';
import { opponentOf } from '../../controls/opponent';
import { purposeOf } from '../../controls/purposes';
import { warscrollOf } from '../../systems/aos/armies';
import { findUnit, unitOfModel } from '../../systems/aos/facts/units';
import { type ReckonedUnit, reckon } from '../../systems/aos/reckoning';
import type { Refusal } from '../../systems/aos/refusals';
import type { RuleId } from '../../systems/aos/rulebook';
import type { Unit } from '../../systems/aos/types';
import { CARD, changesInWords, FLIES } from '../text/card';
import { counted } from '../text/numbers';
import { gist, sentenceOf } from '../text/refusals';
import { type Sum, unitSums } from '../text/sums';
import { WHY_NOT } from '../text/why';
import { useDesk, useNames } from '../use-session';
import { State } from './card/State';
import { Weapons } from './card/Weapons';
import { Marked, Why } from './why/Why';

interface CardProps {
  readonly onRule: (rule: RuleId) => void;
}

const whole = (desk: Desk): Desk => desk;

/** The warscroll of the unit that is pointed at, or of the selected one, on vellum. */
export function Card({ onRule }: CardProps) {
  const desk = useDesk(whole);
  const { battle, options, check, hovered, selected } = desk;
  const pointed = hovered === undefined ? undefined : unitOfModel(battle, hovered);
  const unit = pointed ?? (selected === undefined ? undefined : findUnit(battle, selected));
  const opponent = unit && opponentOf(desk, unit);
  const reckoned = useMemo(() => unit && reckon(battle, unit, opponent), [battle, unit, opponent]);
  const against = useMemo(
    () => (pointed && purposeOf(battle) === 'targeting' ? reasonsAgainst({ battle, options, check }, pointed.id) : []),
    [battle, options, check, pointed],
  );
  // the same leaf while a hand drags, which must not wait for it
  return useMemo(
    () =>
      unit &&
      reckoned && <Warscrolled unit={unit} opponent={opponent} reckoned={reckoned} against={against} onRule={onRule} />,
    [unit, opponent, reckoned, against, onRule],
  );
}

interface WarscrolledProps extends CardProps {
  readonly unit: Unit;
  readonly opponent: Unit | undefined;
  readonly reckoned: ReckonedUnit;
  /** Why it is no target, where one is asked for. */
  readonly against: readonly Refusal[];
}

function Warscrolled({ unit, opponent, reckoned, against, onRule }: WarscrolledProps) {
  const names = useNames();
  const warscroll = warscrollOf(unit);
  const { move, bravery, save } = unitSums(reckoned);
  const changes = changesInWords(reckoned, names.weapon);
  return (
    <Leaf name={names.unit(unit.id)}>
      <div className="card-top">
        <div>
          <p className="card-army">
            {warscroll.army} · {names.player(unit.seat)}
          </p>
          <h2>{names.unit(unit.id)}</h2>
        </div>
        <p className="card-count">
          {unit.models.length}
          <small>{counted(unit.models.length, 'model').replace(/^\d+ /, '')}</small>
        </p>
      </div>
      {gist(against)
        .slice(0, 1)
        .map(refusal => (
          <p key={refusal.code} className="card-against">
            <span>
              <b>{WHY_NOT.target}</b> {sentenceOf(refusal, names)}
            </span>
            <button type="button" className="why-rule" onClick={() => onRule(refusal.rule)}>
              {refusal.rule}
            </button>
          </p>
        ))}
      <dl className="card-stats">
        <Stat sum={move} onRule={onRule} />
        <div>
          <dt>{CARD.wounds}</dt>
          <dd>{warscroll.wounds}</dd>
        </div>
        <Stat sum={bravery} onRule={onRule} />
        {save ? (
          <Stat sum={save} onRule={onRule} />
        ) : (
          <div>
            <dt>{CARD.save}</dt>
            <dd>–</dd>
          </div>
        )}
      </dl>
      <Weapons unit={unit} reckoned={reckoned.weapons} onRule={onRule} />
      {changes.length > 0 && (
        <div className="card-changes">
          {opponent && <p>{CARD.against(names.unit(opponent.id))}</p>}
          <ul>
            {changes.map(({ of, words }) => (
              <li key={`${of} ${words}`}>
                {of !== '' && <b>{of}: </b>}
                {words}
              </li>
            ))}
          </ul>
        </div>
      )}
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
          <b>{FLIES.name}.</b> {FLIES.text}
        </p>
      )}
      <p className="card-words">{warscroll.keywords.join(', ')}</p>
      <State unit={unit} />
    </Leaf>
  );
}

/** The sheet scrolls; what is written on it may stand in columns. */
const Leaf = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="card vellum" aria-label={CARD.warscroll(name)}>
    <div className="card-leaf">{children}</div>
  </section>
);

const Stat = ({ sum, onRule }: CardProps & { readonly sum: Sum }) => (
  <div>
    <dt>{sum.name}</dt>
    <dd>
      <Why title={sum.name} sums={[sum]} onRule={onRule}>
        <Marked sum={sum} />
      </Why>
    </dd>
  </div>
);
