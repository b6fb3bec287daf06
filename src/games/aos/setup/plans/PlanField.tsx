import { type ReactNode, useState } from 'react';
import { BATTLEPLANS } from '../../battleplans';
import { MOST_PLANS } from '../../battleplans/plan-file';
import type { Battleplan } from '../../battleplans/types';
import type { Seat } from '../../types';
import { PLAN_WORDS } from '../../words/rulebook/rulings';
import { PLANS } from '../../words/setup/plans';
import { SETUP } from '../../words/setup/setup';
import type { Choices } from '../choices';
import { FaultNote, Tile } from '../Tile';
import { freshId, keepPlans } from './own-plans';
import { PlanActs } from './PlanActs';
import { PlanEditor } from './PlanEditor';
import { newPlan } from './plan-changes';

interface PlanFieldProps {
  readonly choices: Pick<Choices, 'plan' | 'rival' | 'isAcross' | 'plans' | 'table' | 'armies'>;
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** The default plan. */
const USUAL = 'first-blood';

/** The battleplan: one of the game, or a player's own. */
export function PlanField({ choices, fault, onChange }: PlanFieldProps) {
  const { plan, rival, isAcross, plans, table, armies } = choices;
  const [isKept, setKept] = useState(true);
  const own = plans.find(({ id }) => id === plan);
  const keep = (next: readonly Battleplan[], change: Partial<Choices> = {}) => {
    setKept(keepPlans(next));
    onChange({ plans: next, ...change });
  };
  const add = (made: Battleplan) => keep([...plans, made], { plan: made.id });
  const remove = (gone: string) =>
    keep(withoutPlan(plans, gone), { plan: USUAL, ...(rival === gone ? { rival: USUAL } : {}) });
  return (
    <fieldset className="setup-plan">
      <legend>
        {SETUP.battleplan}
        <small className="plan-says" aria-hidden="true">
          {own ? own.says : PLAN_WORDS[plan]}
        </small>
      </legend>
      {rival === undefined ? (
        <PlanTiles group="plan" plans={plans} chosen={plan} onChoose={chosen => onChange({ plan: chosen })} />
      ) : (
        <>
          <Proposal seat="azure" player={armies.azure.player}>
            <PlanTiles group="plan" plans={plans} chosen={plan} onChoose={chosen => onChange({ plan: chosen })} />
          </Proposal>
          <Proposal seat="ember" player={armies.ember.player}>
            <PlanTiles group="rival" plans={plans} chosen={rival} onChoose={chosen => onChange({ rival: chosen })} />
          </Proposal>
        </>
      )}
      {own && (
        <PlanEditor
          key={own.id}
          plan={own}
          onChange={changed => keep(plans.map(each => (each.id === own.id ? changed : each)))}
        />
      )}
      <PlanActs
        plan={own}
        isFull={plans.length >= MOST_PLANS}
        onMake={() => add(newPlan(freshId(), PLANS.first, table))}
        onAdd={add}
        onDelete={remove}
      >
        <label className="choice">
          <input
            type="checkbox"
            checked={rival !== undefined}
            aria-label={SETUP.disagreeOn.plan}
            onChange={event => onChange({ rival: event.target.checked ? anotherThan(plan) : undefined })}
          />
          <span>{SETUP.disagree}</span>
        </label>
        {!own && (
          <label className="choice">
            <input
              type="checkbox"
              checked={isAcross}
              onChange={event => onChange({ isAcross: event.target.checked })}
            />
            <span>{PLANS.across}</span>
          </label>
        )}
      </PlanActs>
      {rival !== undefined && (
        <p className="setup-says">
          {SETUP.planRollOff.says} <em className="rule-id">{SETUP.planRollOff.rule}</em>
        </p>
      )}
      <FaultNote id="plan-fault" fault={own ? undefined : fault} />
      <FaultNote id="plans-kept" fault={isKept ? undefined : PLANS.notKept} />
    </fieldset>
  );
}

interface PlanTilesProps {
  readonly group: string;
  readonly plans: readonly Battleplan[];
  readonly chosen: string;
  readonly onChoose: (plan: string) => void;
}

const PlanTiles = ({ group, plans, chosen, onChoose }: PlanTilesProps) => (
  <div className="tiles" data-columns="4">
    {[...Object.values(BATTLEPLANS), ...plans].map(({ id, name, says }) => (
      <Tile key={id} group={group} value={id} isChosen={id === chosen} onChoose={onChoose}>
        <b>{name || PLANS.nameless}</b>
        <small className="unseen">{PLAN_WORDS[id] ?? says}</small>
      </Tile>
    ))}
  </div>
);

interface ProposalProps {
  readonly seat: Seat;
  readonly player: string;
  readonly children: ReactNode;
}

/** PLAN-01: one player's proposal. */
const Proposal = ({ seat, player, children }: ProposalProps) => (
  <fieldset className="proposal">
    <legend>
      <i className="pip" data-seat={seat} />
      {SETUP.proposes(player)}
    </legend>
    {children}
  </fieldset>
);

/** The first suggestion for a player who disagrees. */
const anotherThan = (plan: string): string => Object.keys(BATTLEPLANS).find(id => id !== plan) ?? USUAL;

const withoutPlan = (plans: readonly Battleplan[], gone: string): readonly Battleplan[] =>
  plans.filter(({ id }) => id !== gone);
