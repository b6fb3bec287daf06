import { EFFECTS } from '../../abilities/meanings';
import type { Damage } from '../../activation';
import type { BattleEvent, EventOf } from '../../events';
import { woundsIn } from '../../facts/characteristics';
import type { Battle, Model, ModelId, Seat, SlainCause, Unit, UnitId } from '../../types';

/** WS-01, MOD-01: the Wounds of a model in this battle. */
export const woundsOf = (battle: Battle, unit: Unit): number => woundsIn(unit) + EFFECTS.wounds.wounds(battle, unit);

/** SLAIN-01: how many wounds a model can still take. */
export const woundsLeft = (battle: Battle, unit: Unit, model: Model): number => woundsOf(battle, unit) - model.wounds;

/** MW-01, MW-03, MW-04: mortal wounds from a source other than an attack. */
export const inflict = (
  unit: Unit,
  mortals: number,
  cause: SlainCause,
  by: Seat | undefined,
  heals?: UnitId,
): readonly BattleEvent[] =>
  mortals === 0
    ? []
    : [
        {
          type: 'damageDealt',
          damage: {
            unit: unit.id,
            owner: unit.seat,
            wounds: 0,
            mortals,
            cause,
            by,
            source: undefined,
            order: undefined,
            ...(heals === undefined ? {} : { heals }),
          },
        },
      ];

/** SLAIN-02, SLAIN-03: slays models of a unit one by one, with the reactions to each (ABIL-02). */
export const slay = (
  battle: Battle,
  unit: Unit,
  models: readonly ModelId[],
  cause: SlainCause,
  by?: Seat,
  source?: Damage['source'],
): readonly EventOf<'modelSlain'>[] =>
  models.map((model, index) => ({
    type: 'modelSlain',
    slain: {
      model,
      unit: unit.id,
      warscroll: unit.warscroll,
      seat: unit.seat,
      cause,
      by,
      round: battle.round,
      ...(source && { with: source }),
    },
    triggers: [
      ...(source
        ? [{ moment: 'slew', unit: source.unit, slain: { unit: unit.id, weapon: source.weapon } } as const]
        : []),
      ...(index + 1 === unit.models.length ? [{ moment: 'unitDestroyed', unit: unit.id } as const] : []),
    ],
  }));

/** HEAL-01, HEAL-02: heals up to a number of wounds on the unit's wounded model. */
export function heal(unit: Unit, wounds: number): readonly BattleEvent[] {
  const wounded = unit.models.find(model => model.wounds > 0);
  if (!wounded || wounds <= 0) return [];
  return [{ type: 'modelHealed', unit: unit.id, model: wounded.id, wounds: Math.min(wounds, wounded.wounds) }];
}

/** ABIL-02: a spared model that was to be slain outright is safe; one that suffered wounds takes the rest of them. */
export const endDoom = ({ damage }: Battle): readonly BattleEvent[] =>
  damage[0]?.slays === undefined ? [] : [{ type: 'damageSettled' }];
