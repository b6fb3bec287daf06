import { type ReactNode, useId } from 'react';
import type { RuleId } from '../../rulebook';
import { WHY } from '../../words/refusals/why';
import { type Sum, sumInWords } from '../../words/rolls/modifier-sums';
import { useSheet } from './use-sheet';
import './why.css';

interface WhyProps {
  /** The subject of the numbers: a weapon, a characteristic, a roll. */
  readonly title: string;
  readonly sums: readonly Sum[];
  readonly onRule: (rule: RuleId) => void;
  readonly children: ReactNode;
}

/** A button that shows how a number is made up. Each cause links to its rule. */
export function Why({ title, sums, onRule, children }: WhyProps) {
  const id = useId();
  const { button, sheet, place } = useSheet();
  const read = (rule: RuleId) => {
    sheet.current?.hidePopover();
    onRule(rule);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="why"
        popoverTarget={id}
        title={sums.map(sumInWords).join('\n')}
        aria-description={WHY.press}
      >
        {children}
      </button>
      <div ref={sheet} id={id} className="why-sheet" popover="auto" onToggle={place} role="dialog" aria-label={title}>
        <h3>{title}</h3>
        {sums.map(sum => (
          <SumTable key={sum.name} sum={sum} onRule={read} />
        ))}
      </div>
    </>
  );
}

const SumTable = ({ sum, onRule }: { readonly sum: Sum; readonly onRule: (rule: RuleId) => void }) => (
  <div className="why-sum">
    <p>
      {sum.name} <b>{sum.now}</b>
    </p>
    <ul>
      {sum.lines.map(({ id, text, because, rule }) => (
        <li key={id}>
          <b>{text}</b>
          <span>{because}</span>
          <button type="button" className="why-rule" onClick={() => onRule(rule)}>
            {rule}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

/** A number that differs from the warscroll carries a mark besides its colour. */
export const Marked = ({ sum }: { readonly sum: Sum }) => (
  <span className="sum" data-better={sum.isBetter}>
    {sum.now}
    {sum.isBetter !== undefined && <i aria-hidden="true">{sum.isBetter ? '▲' : '▼'}</i>}
  </span>
);
