import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { warscrollOf } from '../../armies';
import { type EffectiveUnit, effectiveUnit } from '../../effective-values';
import { findUnit, unitOfModel } from '../../facts/units';
import { comparedEnemyOf } from '../../hands/compared-enemy';
import { type Interaction, reasonsAgainst } from '../../hands/interaction';
import { handModeOf } from '../../hands/question-mode';
import type { Refusal } from '../../refusals';
import type { RuleId } from '../../rulebook';
import type { Unit } from '../../types';
import { CARD, changesInWords, FLIES } from '../../words/battle/card';
import { counted, signed } from '../../words/numbers';
import { type Sum, unitSums } from '../../words/rolls/modifier-sums';
import { Portrait } from '../portraits/Portrait';
import { useInteraction, useNames } from '../use-session';
import { useWhyNot } from '../why/use-why-not';
import { Marked, Why } from '../why/Why';
import { State } from './State';
import { Weapons } from './Weapons';
import './card.css';

const CardOdds = lazy(() => import('../odds/CardOdds').then(part => ({ default: part.CardOdds })));

interface CardProps {
  readonly onRule: (rule: RuleId) => void;
}

const whole = (interaction: Interaction): Interaction => interaction;

/** The warscroll of the hovered or selected unit. */
export function Card({ onRule }: CardProps) {
  const interaction = useInteraction(whole);
  const { battle, options, check, hovered, selected } = interaction;
  const pointed = hovered === undefined ? undefined : unitOfModel(battle, hovered);
  const unit = pointed ?? (selected === undefined ? undefined : findUnit(battle, selected));
  const opponent = unit && comparedEnemyOf(interaction, unit);
  const effective = useMemo(() => unit && effectiveUnit(battle, unit, opponent), [battle, unit, opponent]);
  const against = useMemo(
    () => (pointed && handModeOf(battle) === 'targeting' ? reasonsAgainst({ battle, options, check }, pointed.id) : []),
    [battle, options, check, pointed],
  );
  // memoized, so that a drag does not render the card again
  return useMemo(
    () =>
      unit &&
      effective && (
        <Warscrolled unit={unit} opponent={opponent} effective={effective} against={against} onRule={onRule} />
      ),
    [unit, opponent, effective, against, onRule],
  );
}

interface WarscrolledProps extends CardProps {
  readonly unit: Unit;
  readonly opponent: Unit | undefined;
  readonly effective: EffectiveUnit;
  /** Why it cannot be a target, while one is being chosen. */
  readonly against: readonly Refusal[];
}

function Warscrolled({ unit, opponent, effective, against, onRule }: WarscrolledProps) {
  const names = useNames();
  const { keywords } = warscrollOf(unit);
  const whyNot = useWhyNot();
  return (
    <Leaf name={names.unit(unit.id)}>
      <Head unit={unit} />
      {whyNot && <whyNot.RefusedTarget refusals={against} onRule={onRule} />}
      <Stats unit={unit} effective={effective} onRule={onRule} />
      <Weapons unit={unit} effective={effective.weapons} onRule={onRule} />
      <Changes opponent={opponent} effective={effective} />
      {opponent && (
        <Suspense fallback={undefined}>
          <CardOdds unit={unit} opponent={opponent} />
        </Suspense>
      )}
      <Texts unit={unit} />
      <p className="card-words">{keywords.join(', ')}</p>
      <State unit={unit} />
    </Leaf>
  );
}

interface OfUnit {
  readonly unit: Unit;
}

function Head({ unit }: OfUnit) {
  const names = useNames();
  return (
    <div className="card-top">
      <Portrait warscroll={warscrollOf(unit)} seat={unit.seat} />
      <div className="card-name">
        <p className="card-army">
          {warscrollOf(unit).army} · {names.player(unit.seat)}
        </p>
        <h2>{names.unit(unit.id)}</h2>
      </div>
      <p className="card-count">
        {unit.models.length}
        <small>{counted(unit.models.length, 'model').replace(/^\d+ /, '')}</small>
      </p>
    </div>
  );
}

function Stats({ effective, onRule }: CardProps & OfUnit & { readonly effective: EffectiveUnit }) {
  const { move, bravery, save } = unitSums(effective);
  return (
    <dl className="card-stats">
      <Stat sum={move} onRule={onRule} />
      <PlainStat name={CARD.wounds} value={signed(effective.wounds)} />
      <Stat sum={bravery} onRule={onRule} />
      {save ? <Stat sum={save} onRule={onRule} /> : <PlainStat name={CARD.save} value="–" />}
    </dl>
  );
}

const PlainStat = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Current differences from the printed values, against this opponent if there is one. */
function Changes({ opponent, effective }: Pick<WarscrolledProps, 'opponent' | 'effective'>) {
  const names = useNames();
  const changes = changesInWords(effective, names.weapon);
  if (changes.length === 0) return undefined;
  return (
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
  );
}

/** Abilities and spells. */
function Texts({ unit }: OfUnit) {
  const { abilities, spells = [], flies } = warscrollOf(unit);
  const texts = [
    ...abilities,
    ...spells.map(({ name, value, text }) => ({ name: `${name} (${value}+)`, text })),
    ...(flies ? [FLIES] : []),
  ];
  return texts.map(({ name, text }) => (
    <p className="card-text" key={`${name} ${text}`}>
      <b>{name}.</b> {text}
    </p>
  ));
}

/** The sheet scrolls; its text may be in columns. */
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
