import { Icon } from '../../../../shell/parts/icons';
import type { Unit } from '../../types';
import { markInWords } from '../../words/abilities/effects';
import { CARD } from '../../words/battle/card';
import { causeInWords } from '../../words/rolls/causes';

/** What lies on the unit for a time, and what it does. */
export function Marks({ unit }: { readonly unit: Unit }) {
  const names = [...new Set([...unit.marks, ...unit.memory].map(({ ability }) => causeInWords(ability)))];
  return names.map(name => {
    const effects = unit.marks.filter(({ ability }) => causeInWords(ability) === name).map(markInWords);
    return (
      <li key={name}>
        <Icon name="command" size={16} />
        {CARD.mark(name, [...new Set(effects)])}
      </li>
    );
  });
}
