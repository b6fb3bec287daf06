import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { counted } from '../words/numbers';
import { RULING_WORDS, SCENERY_WORDS } from '../words/rulebook/rulings';
import { SETUP } from '../words/setup/setup';
import type { Choices } from './choices';
import { FaultNote } from './Tile';
import './fine-print.css';

interface FinePrintProps {
  readonly choices: Choices;
  readonly seedFault: string | undefined;
  readonly onChange: (change: Partial<Choices>) => void;
}

const RULINGS = Object.keys(DEFAULT_RULINGS) as readonly (keyof Rulings)[];

/** Settings that most players leave alone: scenery rules, rulings and the seed. */
export function FinePrint({ choices, seedFault, onChange }: FinePrintProps) {
  const changed = RULINGS.filter(name => choices.rulings[name] !== DEFAULT_RULINGS[name]).length;
  return (
    <details className="setup-fine" open={seedFault !== undefined ? true : undefined}>
      <summary>
        {SETUP.finePrint}
        <small className="fine-now">
          {SETUP.scenery} {SCENERY_WORDS[choices.scenery].title.toLowerCase()},{' '}
          {changed === 0 ? SETUP.asProposed : SETUP.changed(counted(changed, 'ruling'))}
          {SETUP.seed} {choices.seed}
        </small>
      </summary>
      <SceneryChoice choices={choices} onChange={onChange} />
      <fieldset>
        <legend>{SETUP.rulings}</legend>
        {RULINGS.map(name => (
          <label key={name} className="choice">
            <input
              type="checkbox"
              checked={choices.rulings[name]}
              onChange={event => onChange({ rulings: { ...choices.rulings, [name]: event.target.checked } })}
            />
            <span>
              {RULING_WORDS[name].title} <em className="rule-id">{RULING_WORDS[name].rule}</em>
              <small>{RULING_WORDS[name].says}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        {SETUP.seedOf}
        <input
          value={choices.seed}
          inputMode="numeric"
          maxLength={16}
          autoComplete="off"
          aria-invalid={seedFault !== undefined}
          aria-describedby="seed-fault"
          onChange={event => onChange({ seed: event.target.value })}
        />
      </label>
      <FaultNote id="seed-fault" fault={seedFault} />
    </details>
  );
}

const SceneryChoice = ({ choices, onChange }: Pick<FinePrintProps, 'choices' | 'onChange'>) => (
  <fieldset>
    <legend>{SETUP.sceneryRules}</legend>
    {(['asPlaced', 'rolled'] as const).map(scenery => (
      <label key={scenery} className="choice">
        <input
          type="radio"
          name="scenery"
          checked={choices.scenery === scenery}
          onChange={() => onChange({ scenery })}
        />
        <span>
          {SCENERY_WORDS[scenery].title}
          <small>{SCENERY_WORDS[scenery].says}</small>
        </span>
      </label>
    ))}
  </fieldset>
);
