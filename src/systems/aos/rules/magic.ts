import type { Dice } from '../../../kernel/dice';
import { sumOf } from '../abilities/ask';
import { findSpell, knownSpells, wizardryOf } from '../armies/spells';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { findModel, unitOf, unitsOf } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, otherSeat } from '../types';
import { asking, ownUnit } from './asking';
import { aimNow } from './spells';
import { magicModifiers, unbinders } from './unbinding';

/** WIZ-01 to WIZ-04, CAST-01, CAST-02, RES-05 */
export function checkCast(battle: Battle, command: CommandOf<'cast'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const wizardry = wizardryOf(unit);
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

/** CAST-02, CAST-07: the roll; then the other side may unbind, then the spell is aimed. */
export function decideCast(battle: Battle, command: CommandOf<'cast'>, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, command.unit);
  const spell = findSpell(command.spell);
  const model = findModel(unit, command.model);
  if (!spell || !model) return [];
  const faces = dice.roll(2);
  const natural = faces.reduce<number>((sum, face) => sum + face, 0);
  const modifiers = magicModifiers(battle, unit, model, 'cast');
  const total = Math.max(1, natural + sumOf(modifiers));
  const cast = { spell: spell.id, unit: unit.id, model: model.id, seat: unit.seat, total, natural, isAnswered: false };
  const rolled: BattleEvent = { type: 'castRolled', cast, faces, needed: spell.value, modifiers };
  if (total < spell.value) return [rolled, { type: 'spellEnded', spell: spell.id, how: 'failed' }];
  const flying = { ...battle, cast };
  const canUnbind = unbinders(flying).length > 0;
  return [rolled, ...(canUnbind ? [asking({ kind: 'unbind', seat: otherSeat(unit.seat) })] : aimNow(flying, dice))];
}
