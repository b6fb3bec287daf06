import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { settings } from '../../../../shell/browser/settings';
import { plain } from '../../../../shell/parts/Rich';
import type { Ask, AskKind } from '../../asks';
import { askedNow } from '../../facts/open-question';
import type { Seat } from '../../types';
import { questionOf } from '../../words/questions/asks';
import { useNames, useSession, useShown } from '../use-session';
import './hand-over.css';
import { BATTLE } from '../../words/battle/battle';

const HandOverScreen = lazy(() =>
  import('../../../../shell/dialogs/HandOverScreen').then(sheet => ({ default: sheet.HandOverScreen })),
);
const BANNER_MS = 2200;

/** Questions at the start of a turn: here the screen is handed over. */
const OWN_TURN: readonly AskKind[] = ['chooseTerritory', 'deploy', 'nameGeneral', 'chooseFirst', 'act', 'agreeRuling'];

interface Handed {
  readonly ask: Ask;
  readonly count: number;
}

/** Shows whose turn to decide it is: a border around the table, and a banner on each change. */
export function HandOver() {
  const isHandedOver = Object.keys(useSession().bots).length === 0;
  const way = useStore(settings, ({ handOver }) => (isHandedOver ? handOver : 'off'));
  const handed = useHanded();
  const asked = useShown(({ game, isPlaying, waitsFor }) =>
    isPlaying || waitsFor ? undefined : askedNow(game.battle)?.seat,
  );
  const isStillAsked = useShown(({ game }) => handed !== undefined && askedNow(game.battle) === handed.ask);
  const names = useNames();
  const [seen, setSeen] = useState(0);
  const count = handed?.count ?? 0;
  const isNew = handed !== undefined && isStillAsked && count > seen;
  const isScreen = way === 'curtain' && isNew && OWN_TURN.includes(handed.ask.kind);
  useEffect(() => {
    if (!isNew || isScreen) return undefined;
    const timer = setTimeout(() => setSeen(count), BANNER_MS);
    return () => clearTimeout(timer);
  }, [isNew, isScreen, count]);
  return (
    <>
      <div className="seat-edge" data-seat={asked} aria-hidden="true" />
      {isNew && !isScreen && way !== 'off' && <Banner key={count} ask={handed.ask} />}
      {isScreen && (
        <Suspense fallback={undefined}>
          <HandOverScreen
            player={names.player(handed.ask.seat)}
            seat={handed.ask.seat}
            question={plain(questionOf(handed.ask, names))}
            onGo={() => setSeen(count)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The question that passed the decision to the other player at this screen; automatic answers do not count. */
function useHanded(): Handed | undefined {
  const ask = useShown(({ game, isPlaying, isAnswering, waitsFor }) =>
    isPlaying || isAnswering || waitsFor ? undefined : askedNow(game.battle),
  );
  const last = useRef<Seat>(undefined);
  const [handed, setHanded] = useState<Handed>();
  useEffect(() => {
    if (!ask) return;
    if (last.current !== undefined && last.current !== ask.seat)
      setHanded(before => ({ ask, count: (before?.count ?? 0) + 1 }));
    last.current = ask.seat;
  }, [ask]);
  return handed;
}

function Banner({ ask }: { readonly ask: Ask }) {
  const names = useNames();
  return (
    <p className="hand-over" data-seat={ask.seat} aria-hidden="true">
      <i className="pip" data-seat={ask.seat} />
      <span>
        <b>{BATTLE.decides(names.player(ask.seat))}</b> {plain(questionOf(ask, names))}
      </span>
    </p>
  );
}
