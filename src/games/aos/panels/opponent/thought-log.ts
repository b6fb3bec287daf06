import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Match } from '../../../../match/match';
import type { Thought } from '../../../../play/search/guide';
import type { Reason } from '../../bots/reasons';
import type { Aos } from '../../game';
import type { ToldThought } from '../../session/told-thoughts';
import { namesIn } from '../../words/names';
import { thoughtInWords } from '../../words/opponent/thoughts';

interface ThoughtLog {
  readonly thoughts: StoreApi<readonly ToldThought[]>;
  /** Called with each thought before its command is played. */
  readonly hear: (thought: Thought<Aos, Reason>) => void;
}

/** Writes down what computers thought once it is played; what is undone is removed. */
export function openThoughtLog(match: Match<Aos>): ThoughtLog {
  const thoughts = createStore<readonly ToldThought[]>(() => []);
  let newest: { readonly thought: Thought<Aos, Reason>; readonly game: Aos['game'] } | undefined;
  const { setup } = match.replay();
  match.subscribe(news => {
    if (news.kind === 'rewound') thoughts.setState(told => told.filter(({ index }) => index < news.count), true);
    if (news.kind !== 'played' || newest?.thought.command !== news.command) return;
    const { battle } = newest.game;
    const says = thoughtInWords(newest.thought, namesIn(battle, setup), battle);
    const events = match.getEvents().length;
    const told: ToldThought = { index: news.index, events, before: battle, thought: newest.thought, says };
    thoughts.setState(before => [...before, told], true);
  });
  return {
    thoughts,
    hear: thought => {
      newest = { thought, game: match.getGame() };
    },
  };
}
