import type { Dice } from '../../../../kernel/dice';
import { EFFECTS } from '../../abilities/meanings';
import { findSpell, knownSpells, wizardryOf } from '../../armies/parts/spells';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { changed } from '../../facts/copy';
import { findModel, unitOf, unitsOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, otherSeat } from '../../types';
import { amountOf } from '../abilities/amounts';
import { dealTo } from '../abilities/deals';
import { asking, ownUnit } from '../command-guards';
import { inflict } from '../damage/inflict';
import { spellEnded } from '../trigger-events';
import { aimNow } from './spells';
import { rollMagic, unbinders } from './unbinding';

/** WIZ-01 to WIZ-04, CAST-01, CAST-02, RES-05 */
export function checkCast(battle: Battle, command: CommandOf<'cast'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const wizardry = wizardryOf(battle, unit);
  if (!wizardry) return [refuse('WIZ-01', 'cast.noWizard', {})];
  if (!findModel(unit, command.model)) return [refuse('WIZ-03', 'model.unknown', { model: command.model })];
  const isTried = battle.spellsTried.includes(command.spell) && !findSpell(command.spell)?.isUnlimited;
  return [
    ...unless(unitsOf(battle, unit.seat).includes(unit), 'RES-05', 'ability.notInPlay', {}),
    ...unless(unit.casts < wizardry.casts, 'WIZ-04', 'cast.noneLeft', { casts: wizardry.casts }),
    ...unless(
      knownSpells(battle, unit).some(({ id }) => id === command.spell),
      'CAST-02',
      'cast.unknownSpell',
      { spell: command.spell },
    ),
    ...unless(!isTried, 'CAST-01', 'cast.alreadyTried', { spell: command.spell }),
  ];
}

/** CAST-02, CAST-07: rolls; then the other side may unbind, then the spell is aimed. */
export function decideCast(battle: Battle, command: CommandOf<'cast'>, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const spell = findSpell(command.spell);
  const model = findModel(unit, command.model);
  if (!spell || !model) return [];
  const { faces, natural, modifiers, total } = rollMagic(battle, unit, model, 'cast', dice);
  const cast = { spell: spell.id, unit: unit.id, model: model.id, seat: unit.seat, total, natural, isAnswered: false };
  const rolled: BattleEvent = { type: 'castRolled', cast, faces, needed: spell.value, modifiers };
  const failed: readonly BattleEvent[] = [rolled, spellEnded(cast, 'failed')];
  if (total < spell.value) return failed;
  const unravelled = total === spell.value ? EFFECTS.magic.unravel(battle, unit) : undefined;
  if (unravelled)
    return [...failed, ...inflict(unit, amountOf(unravelled.mortals, dice), 'ability', otherSeat(unit.seat))];
  const flying = changed(battle, { cast });
  const canUnbind = unbinders(flying).length > 0;
  return [
    rolled,
    ...(canUnbind ? [asking({ kind: 'unbind', seat: otherSeat(unit.seat) })] : aimNow(flying, dice, dealTo)),
  ];
}
