import { type ReactNode, useMemo } from 'react';
import type { Interaction } from '../../hands/interaction';
import { ODDS } from '../../words/battle/odds';
import { useInteraction } from '../use-session';
import { OddsLines } from './OddsLines';
import { type OddsAtHand, oddsAtHand } from './odds-at-hand';

const battleIn = (interaction: Interaction) => interaction.battle;
const optionsIn = (interaction: Interaction) => interaction.options;
const draftIn = (interaction: Interaction) => (interaction.draft?.type === 'attack' ? interaction.draft : undefined);
const selectedIn = (interaction: Interaction) => interaction.selected;

/** The odds of the open question. They are worked out again only when what they are read from changes. */
export function useOddsAtHand(): OddsAtHand | undefined {
  const battle = useInteraction(battleIn);
  const options = useInteraction(optionsIn);
  const draft = useInteraction(draftIn);
  const selected = useInteraction(selectedIn);
  return useMemo(() => oddsAtHand({ battle, options, draft, selected }), [battle, options, draft, selected]);
}

/** The odds of what the player is about to decide. Shows its children where no dice follow. */
export function OddsPanel({ children }: { readonly children: ReactNode }) {
  const odds = useOddsAtHand();
  if (!odds) return children;
  return (
    <section className="odds panel" aria-label={ODDS.title}>
      <h2>{ODDS.title}</h2>
      <OddsLines odds={odds} />
    </section>
  );
}
