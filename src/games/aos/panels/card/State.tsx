import { lazy, Suspense } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import type { Unit } from '../../types';
import { CARD } from '../../words/battle/card';
import { deedsInWords } from '../../words/questions/deeds';

const Marks = lazy(() => import('./Marks').then(marks => ({ default: marks.Marks })));

/** The unit's deeds and losses this turn. */
export function State({ unit }: { readonly unit: Unit }) {
  const suffered = unit.models.reduce((sum, { wounds }) => sum + wounds, 0);
  const deeds = deedsInWords(unit.deeds);
  const marks = unit.marks.length + unit.memory.length;
  if (deeds.length + marks + suffered + unit.slainThisTurn === 0) return undefined;
  return (
    <ul className="card-state">
      {deeds.map(({ words, icon }) => (
        <li key={words}>
          <Icon name={icon} size={16} />
          {words}
        </li>
      ))}
      {marks > 0 && (
        <Suspense fallback={undefined}>
          <Marks unit={unit} />
        </Suspense>
      )}
      {suffered > 0 && (
        <li>
          <Icon name="shield" size={16} />
          {CARD.suffered(suffered)}
        </li>
      )}
      {unit.slainThisTurn > 0 && (
        <li>
          <Icon name="skull" size={16} />
          {CARD.slain(unit.slainThisTurn)}
        </li>
      )}
    </ul>
  );
}
