import { useRef } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import type { UnavailableActs } from '../../hands/unavailable';
import type { Refusal } from '../../refusals';
import type { RuleId } from '../../rulebook';
import { answerWords } from '../../words/questions/answers';
import { gist, sentenceOf } from '../../words/refusals/refusals';
import { WHY_NOT } from '../../words/refusals/why';
import { useBattle, useNames } from '../use-session';
import { useSheet } from './use-sheet';
import './why-not.css';

export { unavailableActs } from '../../hands/unavailable';
export { aimInWords } from '../../words/refusals/aims';
export { RefusedDraft, RefusedTarget } from './Refused';

export interface WhyNotProps {
  readonly barred: UnavailableActs;
  readonly onRule: (rule: RuleId) => void;
}

/** An unavailable act has the same label as an available one. */
function useWords({ commands, refusals }: UnavailableActs) {
  const names = useNames();
  const battle = useBattle();
  const words = commands.map(command => answerWords({ kind: 'sketch', command }, names, battle));
  return {
    label: words.map(({ label }) => label).join(', '),
    icon: words[0]?.icon ?? 'shield',
    reasons: gist(refusals).map(refusal => ({ refusal, text: sentenceOf(refusal, names) })),
  };
}

/** A button for an unavailable act. Hover, focus or press shows the reasons. */
export function WhyNot({ barred, onRule }: WhyNotProps) {
  const { label, icon, reasons } = useWords(barred);
  const { button, sheet, place } = useSheet();
  const isPressed = useRef(false);
  const show = (isMeant: boolean) => isMeant && sheet.current?.showPopover();
  const hide = (isMeant: boolean) => isMeant && sheet.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        data-look="barred"
        aria-disabled
        aria-description={reasons.map(({ text }) => text).join(' ')}
        onPointerEnter={({ pointerType }) => show(pointerType === 'mouse')}
        onPointerLeave={() => hide(!isPressed.current)}
        onFocus={({ currentTarget }) => show(currentTarget.matches(':focus-visible'))}
        onBlur={({ relatedTarget }) => hide(!sheet.current?.contains(relatedTarget))}
        onClick={() => {
          isPressed.current = true;
          show(true);
        }}
      >
        <Icon name={icon} size={18} />
        <span className="bar-label">{label}</span>
      </button>
      <div
        ref={sheet}
        className="why-sheet"
        popover="auto"
        role="dialog"
        aria-label={WHY_NOT.title(label)}
        onToggle={({ newState }) => {
          place();
          if (newState === 'closed') isPressed.current = false;
        }}
      >
        <h3>{WHY_NOT.title(label)}</h3>
        <Reasons reasons={reasons} look="why-rule" onRule={onRule} />
      </div>
    </>
  );
}

/** The same as a line of an opened list. */
export function WhyNotLine({ barred, onRule }: WhyNotProps) {
  const { label, icon, reasons } = useWords(barred);
  return (
    <section className="why-line" aria-label={WHY_NOT.title(label)}>
      <p>
        <Icon name={icon} size={18} />
        {label}
      </p>
      <Reasons reasons={reasons} look="rule-id" onRule={onRule} />
    </section>
  );
}

interface ReasonsProps {
  readonly reasons: readonly { readonly refusal: Refusal; readonly text: string }[];
  readonly look: 'why-rule' | 'rule-id';
  readonly onRule: (rule: RuleId) => void;
}

const Reasons = ({ reasons, look, onRule }: ReasonsProps) => (
  <ul className="why-reasons">
    {reasons.map(({ refusal: { rule }, text }) => (
      <li key={text}>
        <span>{text}</span>
        <button type="button" className={look} onClick={() => onRule(rule)}>
          {rule}
        </button>
      </li>
    ))}
  </ul>
);
