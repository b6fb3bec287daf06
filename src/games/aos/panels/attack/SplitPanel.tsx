import { type ReactNode, useMemo } from 'react';
import type { Command } from '../../commands';
import { allOn, type Split, shifted, splitOf } from '../../hands/draft/attack-split';
import type { Interaction } from '../../hands/interaction';
import type { Arm, Share } from '../../options/splits';
import type { UnitId, WeaponId } from '../../types';
import { SPLIT } from '../../words/questions/split';
import { sentenceOf } from '../../words/refusals/refusals';
import { OddsLines } from '../odds/OddsLines';
import { useOddsAtHand } from '../odds/OddsPanel';
import { useInteraction, useNames, useSession } from '../use-session';
import './attack.css';

const whole = (interaction: Interaction): Interaction => interaction;

/** Splits attacks among targets. Shows its children if there is nothing to split. */
export function SplitPanel({ children }: { readonly children: ReactNode }) {
  const interaction = useInteraction(whole);
  const split = useMemo(() => splitOf(interaction), [interaction]);
  const odds = useOddsAtHand();
  if (!split) return children;
  return (
    <section className="split panel" aria-label={SPLIT.title}>
      <h2>{SPLIT.title}</h2>
      <div className="split-arms">
        {split.arms.map(({ arm, share }) => (
          <ArmLines key={arm.weapon} split={split} arm={arm} share={share} />
        ))}
      </div>
      {odds && <OddsLines odds={odds} />}
    </section>
  );
}

interface ArmLinesProps {
  readonly split: Split;
  readonly arm: Arm;
  readonly share: Share;
}

function ArmLines({ split, arm, share }: ArmLinesProps) {
  const names = useNames();
  return (
    <fieldset>
      <legend>{SPLIT.arm(names.weapon(arm.weapon), arm.attacks)}</legend>
      <ul>
        {arm.targets.map(target => (
          <TargetLine key={target} split={split} weapon={arm.weapon} target={target} attacks={share.get(target) ?? 0} />
        ))}
      </ul>
      {arm.beyond.length > 0 && (
        <details>
          <summary>{SPLIT.beyond(arm.beyond.length)}</summary>
          {arm.beyond.map(refusal => (
            <p key={JSON.stringify(refusal.facts)}>
              {sentenceOf(refusal, names)} <b>{refusal.rule}</b>
            </p>
          ))}
        </details>
      )}
    </fieldset>
  );
}

interface TargetLineProps {
  readonly split: Split;
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly attacks: number;
}

/** A target: all attacks on it, or one less or more. */
function TargetLine({ split, weapon, target, attacks }: TargetLineProps) {
  const { table } = useSession();
  const name = useNames().unit(target);
  const lay = (draft: Command | undefined) => draft && table.send({ type: 'sketch', draft });
  const shift = (by: 1 | -1, label: string, sign: string) => {
    const draft = shifted(split, weapon, target, by);
    return (
      <button type="button" className="button" aria-label={label} disabled={!draft} onClick={() => lay(draft)}>
        {sign}
      </button>
    );
  };
  return (
    <li>
      <button
        type="button"
        className="button"
        aria-pressed={attacks > 0}
        title={SPLIT.all(name)}
        onClick={() => lay(allOn(split, weapon, target))}
      >
        <span className="bar-label">{name}</span>
      </button>
      {shift(-1, SPLIT.less(name), '−')}
      <output aria-label={SPLIT.count(name)}>{attacks}</output>
      {shift(1, SPLIT.more(name), '+')}
    </li>
  );
}
