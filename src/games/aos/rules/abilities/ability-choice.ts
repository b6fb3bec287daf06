import { totalOf } from '../../../../kernel/dice';
import { meanOf } from '../../abilities/dice-words';
import type { Choice, Deal } from '../../abilities/types';
import { WARSCROLLS } from '../../armies';
import type { BattleEvent } from '../../events';
import { weaponsOf } from '../../facts/attacks/attacks';
import { asking } from '../command-guards';
import { rolledBy } from './ability-rolls';
import type { Dealing } from './dealing';

/** ABIL-01: asks the player to choose after the dice are rolled; a single choice is applied without asking. */
export function openChoice(dealing: Dealing, choices: readonly Choice[]): readonly BattleEvent[] {
  const { bearer, source } = dealing;
  if (choices.length < 2) return choices.flatMap(({ deals }) => dealing.dealTo(dealing, deals));
  return [asking({ kind: 'choose', seat: bearer.seat, unit: bearer.id, ability: source.id, choices })];
}

/** RNF-01: rolls first, then asks which unit to summon for the roll. */
export function summonAny(
  dealing: Dealing,
  { keywords, within, away }: Extract<Deal, { do: 'summonAny' }>,
): readonly BattleEvent[] {
  const { bearer, source, dice } = dealing;
  const faces = dice.roll(2);
  const sum = totalOf(faces);
  const choices = Object.values(WARSCROLLS)
    .filter(({ keywords: own, wounds }) => meanOf(wounds) <= sum && keywords.every(keyword => own.includes(keyword)))
    .map(({ id: warscroll, name, wounds }): Choice => {
      const models = Math.floor(sum / meanOf(wounds));
      return { name: `${models} × ${name}`, deals: [{ do: 'summon', warscroll, models, within, away, isUpTo: true }] };
    });
  return [rolledBy(bearer.id, source.id, faces, 0, sum), ...openChoice(dealing, choices)];
}

/** Applies to one of the bearer's weapons; its player chooses. */
export const grantWeapon = (
  dealing: Dealing,
  { effects, until, only }: Extract<Deal, { do: 'grantWeapon' }>,
): readonly BattleEvent[] =>
  openChoice(
    dealing,
    weaponsOf(dealing.bearer)
      .filter(({ type, isMounts }) => only === undefined || (type === 'melee' && !isMounts))
      .map(({ id, name }) => ({
        name,
        deals: effects.map(effect => ({ do: 'grant', effect, until, given: [{ is: 'weapon', any: [id] }] })),
      })),
  );
