import { useEffect, useState } from 'react';
import { PAGE } from '../../../../shell/words/page';
import { setupAfter } from '../../battleplans/series';
import type { Library } from '../../panels/battle-library';
import { moodIn } from '../../panels/battle-mood';
import { SERIES } from '../../words/setup/series';
import type { Choices } from '../choices';
import { nextChoices } from './next-choices';

interface NextBattleProps {
  readonly library: Library;
  /** The previous battle. */
  readonly id: string;
  readonly fresh: Choices;
  readonly children: (first: Choices, note: string) => React.ReactNode;
}

/** The set-up of the next battle of a series; read from the previous battle, so that a reload restores it. */
export function NextBattle({ library, id, fresh, children }: NextBattleProps) {
  const [begun, setBegun] = useState<{ readonly first: Choices; readonly note: string }>();
  useEffect(() => {
    let isGone = false;
    void readBefore(library, id, fresh).then(found => {
      if (!isGone) setBegun(found);
    });
    return () => {
      isGone = true;
    };
  }, [library, id, fresh]);
  return begun ? children(begun.first, begun.note) : <p className="waiting">{PAGE.laying}</p>;
}

async function readBefore(library: Library, id: string, fresh: Choices) {
  const before = await library.read(id).catch(() => undefined);
  if (!before?.ok) return { first: fresh, note: SERIES.lost };
  const { match } = before.value;
  const outcome = match.outcome();
  const { setup, bots } = match.replay();
  const next = setupAfter(setup, outcome);
  const winner = outcome?.rank === 'major' ? outcome.winner : undefined;
  const note = outcome ? SERIES.note(winner && next.armies[winner].player) : SERIES.notOver;
  return { first: nextChoices(fresh, next, moodIn(before.value), bots), note };
}
