import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Aos } from '../../../src/games/aos';
import { SessionProvider } from '../../../src/games/aos/panels/use-session';
import { BattleSession } from '../../../src/games/aos/session/battle-session';
import type { Match } from '../../../src/match/match';
import type { Players } from '../../../src/play/players/player';

/** The HTML of a panel beside this battle. */
export function renderPanel(
  match: Match<Aos>,
  panel: ReactNode,
  touch: (session: BattleSession) => void = () => {},
  players: Players<Aos> = {},
): string {
  const preferences = { autoAnswer: false, fastDice: true, followAction: false };
  const session = new BattleSession(match, { preferences: () => preferences, isStill: () => true, players });
  touch(session);
  const html = renderToStaticMarkup(<SessionProvider value={session}>{panel}</SessionProvider>);
  session.stop();
  return html;
}

/** What is read, without the markup. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
    .trim();

/** The names of the buttons, by their label or their words. */
export const buttonsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', words = '']) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? textOf(words),
  );
