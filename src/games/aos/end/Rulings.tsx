import { Rich } from '../../../shell/parts/Rich';
import type { Agreed } from '../consent/types';
import type { Names } from '../words/names';
import { agreedWords } from '../words/rulebook/agreements';
import { RULING_DIALOG } from '../words/rulebook/ruling-dialog';

interface RulingsProps {
  readonly agreed: readonly Agreed[];
  readonly names: Names;
}

/** TABLE-01: the rulings the players agreed on, listed with the result. */
export function Rulings({ agreed, names }: RulingsProps) {
  if (agreed.length === 0) return undefined;
  const lines = agreed.map((each, index) => ({
    number: index + 1,
    text: RULING_DIALOG.reportLine(each.round, names.player(each.by), agreedWords(each, names)),
  }));
  return (
    <section className="end-rulings" aria-label={RULING_DIALOG.report(agreed.length)}>
      <h3>{RULING_DIALOG.report(agreed.length)}</h3>
      <ol>
        {lines.map(({ number, text }) => (
          <li key={number}>
            <Rich text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
