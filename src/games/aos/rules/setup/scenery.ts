import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { bodiesOf } from '../../facts/places/bodies';
import { gapToFeature, isBeside } from '../../facts/places/distance';
import { unitOf, unitsOf } from '../../facts/units';
import { measured, type Refusal, unless } from '../../refusals';
import { type Battle, SCENERY, type Seat, type Terrain, type Unit } from '../../types';
import { asking, ownUnit } from '../command-guards';
import { inflict } from '../damage/inflict';
import { checkWindow } from '../turn/timing';

/** TERR-04: a rule on the feature's warscroll replaces a rolled rule. */
const hasOwnRule = ({ scenery, isObstacle, isGarrison }: Terrain): boolean =>
  scenery !== undefined || isObstacle || isGarrison;

/** TERR-03: one die for each feature without a rule of its own. */
export const rollScenery = (battle: Battle, dice: Dice): readonly BattleEvent[] =>
  battle.rollsScenery
    ? battle.field.features
        .filter(feature => !hasOwnRule(feature))
        .map(feature => {
          const face = dice.d6();
          return { type: 'sceneryRolled', feature: feature.id, face, scenery: SCENERY[face - 1] ?? 'damned' };
        })
    : [];

const DAMNED = 'damned';

/** SCEN-01: units that could sacrifice now. */
export const unitsAtDamned = (battle: Battle, seat: Seat): readonly Unit[] =>
  hasSacrificed(battle, seat)
    ? []
    : unitsOf(battle, seat).filter(unit => isBeside(battle, bodiesOf(battle, unit), 'damned'));

const hasSacrificed = (battle: Battle, seat: Seat): boolean =>
  battle.used.some(use => use.ability === DAMNED && unitOf(battle, use.unit).seat === seat);

/** SCEN-01: asked once at the start of the player's own hero phase. */
export const askToSacrifice = (battle: Battle): readonly BattleEvent[] =>
  unitsAtDamned(battle, battle.active).length > 0
    ? [asking({ kind: 'useAbilities', seat: battle.active, moment: 'heroStart' })]
    : [];

/** SCEN-01: one unit per player and hero phase, within 1" of a Damned feature. */
export function checkSacrifice(battle: Battle, command: CommandOf<'sacrifice'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const elsewhen = checkWindow(battle, command, 'SCEN-01');
  if (elsewhen.length > 0) return elsewhen;
  const damned = battle.field.features.filter(feature => feature.scenery === 'damned');
  const gap = Math.min(Number.POSITIVE_INFINITY, ...damned.map(feature => gapToFeature(battle, own.unit, feature)));
  return [
    ...unless(!hasSacrificed(battle, command.seat), 'SCEN-01', 'ability.usedUp', { ability: DAMNED }),
    ...unless(unitsAtDamned(battle, command.seat).includes(own.unit), 'SCEN-01', 'scenery.tooFar', {
      gap: measured(gap),
      within: 1,
    }),
  ];
}

export function decideSacrifice(
  battle: Battle,
  { seat, unit: id }: CommandOf<'sacrifice'>,
  dice: Dice,
): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const effect = { do: 'reroll', roll: 'hit', which: 'ones' } as const;
  const mark = { ability: 'SCEN-01', effect, until: 'yourHero', seat, against: false, given: [] } as const;
  return [
    { type: 'abilityUsed', unit: id, ability: DAMNED, use: { ability: DAMNED, unit: id, until: 'phase' } },
    { type: 'marked', unit: id, mark },
    ...inflict(unit, dice.d3(), 'scenery', undefined),
  ];
}
