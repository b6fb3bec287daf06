import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { bug } from '../../../kernel/bug';
import type { Shown } from '../../../play/session';
import type { Aos } from '..';
import { type Answers, answersOf } from '../hands/answers';
import type { Interaction } from '../hands/interaction';
import type { BattleSession } from '../session/battle-session';
import type { Battle } from '../types';
import { type Names, namesIn } from '../words/names';

const SessionContext = createContext<BattleSession | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

/** The battle being played on this screen. */
export const useSession = (): BattleSession => useContext(SessionContext) ?? bug('no battle is open here');

/** A part of the shown state. */
export const useShown = <Part>(select: (shown: Shown<Aos>) => Part): Part => useStore(useSession().shown, select);

/** The shown battle. */
export const useBattle = (): Battle => useShown(battleOf);
const battleOf = ({ game }: Shown<Aos>): Battle => game.battle;

/** A part of the interaction state. Selectors return parts, never new objects. */
export function useInteraction<Part>(select: (interaction: Interaction) => Part): Part {
  const { table } = useSession();
  const now = () => select(table.getSnapshot().context);
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener).unsubscribe, [table]);
  return useSyncExternalStore(subscribe, now, now);
}

/** Names for sentences about the shown battle. */
export function useNames(): Names {
  const { setup } = useSession();
  const battle = useBattle();
  return useMemo(() => namesIn(battle, setup), [battle, setup]);
}

const whole = (interaction: Interaction): Interaction => interaction;

/** The current buttons of the bar. */
export function useAnswers(): Answers {
  const interaction = useInteraction(whole);
  return useMemo(() => answersOf(interaction), [interaction]);
}
