import { type ReactNode, useMemo } from 'react';
import type { Desk } from '../../../controls/desk';
import { allOn, type Split, shifted, splitOf } from '../../../controls/splitting';
import type { Command } from '../../../systems/aos/commands';
import type { Arm, Share } from '../../../systems/aos/options/splits';
import { sentenceOf } from '../../text/refusals';
import { SPLIT } from '../../text/split';
import { useDesk, useNames, useSession } from '../../use-session';
import './attack.css';

const whole = (desk: Desk): Desk => desk;

/** Who is attacked with what, and how often, if there is something to split; else what stands in its place. */
export function SplitPanel({ children }: { readonly children: ReactNode }) {
  const desk = useDesk(whole);
  const split = useMemo(() => splitOf(desk), [desk]);
  if (!split) return children;
  return (
    <section className="split panel" aria-label={SPLIT.title}>
      <h2>{SPLIT.title}</h2>
      <div className="split-arms">
        {split.arms.map(({ arm, share }) => (
          <ArmLines key={arm.weapon} split={split} arm={arm} share={share} />
        ))}
      </div>
    </section>
  );
}

interface ArmLinesProps {
  readonly split: Split;
  readonly arm: Arm;
  readonly share: Share;
}

function ArmLines({ split, arm, share }: ArmLinesProps) {
  const { table } = useSession();
  const names = useNames();
  const lay = (draft: Command | undefined) => draft && table.send({ type: 'sketch', draft });
  return (
    <fieldset>
      <legend>{SPLIT.arm(names.weapon(arm.weapon), arm.attacks)}</legend>
      <ul>
        {arm.targets.map(target => {
          const name = names.unit(target);
          const [less, more] = [shifted(split, arm.weapon, target, -1), shifted(split, arm.weapon, target, 1)];
          return (
            <li key={target}>
              <button
                type="button"
                className="button"
                aria-pressed={(share.get(target) ?? 0) > 0}
                title={SPLIT.all(name)}
                onClick={() => lay(allOn(split, arm.weapon, target))}
              >
                <span className="bar-label">{name}</span>
              </button>
              <button
                type="button"
                className="button"
                aria-label={SPLIT.less(name)}
                disabled={!less}
                onClick={() => lay(less)}
              >
                −
              </button>
              <output aria-label={SPLIT.count(name)}>{share.get(target) ?? 0}</output>
              <button
                type="button"
                className="button"
                aria-label={SPLIT.more(name)}
                disabled={!more}
                onClick={() => lay(more)}
              >
                +
              </button>
            </li>
          );
        })}
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
