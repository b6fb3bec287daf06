import { useState } from 'react';
import { BATTLEPLANS } from '../../../systems/aos/battleplans';
import { MOST_PLANS } from '../../../systems/aos/battleplans/plan-file';
import type { Battleplan } from '../../../systems/aos/battleplans/types';
import { PLANS } from '../../text/plans';
import { PLAN_WORDS } from '../../text/rulings';
import { SETUP } from '../../text/setup';
import type { Choices } from '../choices';
import { FaultNote, Tile } from '../Tile';
import { freshId, keepPlans } from './own-plans';
import { PlanActs } from './PlanActs';
import { PlanEditor } from './PlanEditor';
import { newPlan } from './plan-changes';

interface PlanFieldProps {
  readonly choices: Pick<Choices, 'plan' | 'isAcross' | 'plans' | 'table'>;
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** What the battle is about: a plan of the game, or one that the players make themselves. */
export function PlanField({ choices, fault, onChange }: PlanFieldProps) {
  const { plan, isAcross, plans, table } = choices;
  const [isKept, setKept] = useState(true);
  const own = plans.find(({ id }) => id === plan);
  const keep = (next: readonly Battleplan[], change: Partial<Choices> = {}) => {
    setKept(keepPlans(next));
    onChange({ plans: next, ...change });
  };
  const add = (made: Battleplan) => keep([...plans, made], { plan: made.id });
  const remove = (gone: string) => keep(withoutPlan(plans, gone), { plan: 'first-blood' });
  return (
    <fieldset className="setup-plan">
      <legend>
        {SETUP.battleplan}
        <small className="plan-says" aria-hidden="true">
          {own ? own.says : PLAN_WORDS[plan]}
        </small>
      </legend>
      <div className="tiles" data-columns="4">
        {[...Object.values(BATTLEPLANS), ...plans].map(({ id, name, says }) => (
          <Tile key={id} group="plan" value={id} isChosen={id === plan} onChoose={chosen => onChange({ plan: chosen })}>
            <b>{name || PLANS.nameless}</b>
            <small className="unseen">{PLAN_WORDS[id] ?? says}</small>
          </Tile>
        ))}
      </div>
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
      <FaultNote id="plan-fault" fault={own ? undefined : fault} />
      <FaultNote id="plans-kept" fault={isKept ? undefined : PLANS.notKept} />
    </fieldset>
  );
}

const withoutPlan = (plans: readonly Battleplan[], gone: string): readonly Battleplan[] =>
  plans.filter(({ id }) => id !== gone);
