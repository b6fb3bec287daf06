import { useEffect, useRef, useState } from 'react';
import { plain } from '../../../../shell/parts/Rich';
import { askedNow } from '../../facts/open-question';
import { lineOf } from '../../words/battle/events';
import { questionOf } from '../../words/questions/asks';
import { useNames, useSession, useShown } from '../use-session';

/** Announces events and questions to screen readers. */
export function Announcer() {
  const told = useShown(shown => shown.history);
  const battle = useShown(shown => shown.game.battle);
  const isPlaying = useShown(shown => shown.isPlaying);
  const names = useNames();
  const { bots } = useSession();
  const said = useRef(told.length);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (isPlaying) return;
    const news = told.slice(Math.min(said.current, told.length));
    said.current = told.length;
    const lines = news.flatMap(({ event, before }) => lineOf(event, names, before.battle)?.text ?? []);
    const ask = askedNow(battle);
    const question = ask && !bots[ask.seat] ? [`${names.player(ask.seat)} decides: ${questionOf(ask, names)}`] : [];
    setWords([...lines, ...question].map(plain).join('. '));
  }, [told, battle, isPlaying, names, bots]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
}
