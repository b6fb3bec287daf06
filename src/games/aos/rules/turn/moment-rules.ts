import type { Command } from '../../commands';
import type { RuleId } from '../../rulebook';
import type { Battle, Triumph } from '../../types';

const TRIUMPH_RULES: Readonly<Record<Triumph, RuleId>> = {
  inspired: 'TRI-02',
  bloodthirsty: 'TRI-03',
  indomitable: 'TRI-04',
};

/** The rule that names the current moment of this command; `usual` is its default. */
export function momentRule(battle: Battle, { type, seat }: Command, usual: RuleId): RuleId {
  if (type === 'nameGeneral' && battle.round === 0) return battle.generals[seat] === undefined ? 'SETUP-01' : 'GENL-01';
  if (type === 'garrison' && battle.round === 0) return 'GARR-02';
  if (type === 'triumph') return TRIUMPH_RULES[battle.triumphs[seat] ?? 'inspired'];
  if (type === 'endPhase') return battle.phase === 'combat' ? 'COMBAT-07' : 'SHOCK-01';
  return usual;
}
