import type { Inches } from '../../../geometry/shapes/shape';
import type { AbilityId, ForcedReroll, Rerolled, Roll } from '../activation';
import type { CommandType } from '../commands';
import type { RefusalCode } from '../refusals';
import type { Seat, UnitId } from '../types';
import type { Condition } from './condition-words';
import type { Deal, Until } from './deal-words';
import type { Amount } from './dice-words';

export type { Condition } from './condition-words';
export type { Deal, Until } from './deal-words';
export type { Amount, BearerAmount, DiceExpression, TableNumber } from './dice-words';

/**
 * When an ability applies. `always` is checked whenever it matters; players use the rest at that moment: at the start
 * or end of a phase, during it, or right after a trigger on the bearer's unit.
 */
const MOMENTS = [
  'always',
  'beforeBattle',
  'roundStart',
  'heroStart',
  'hero',
  'movementStart',
  'movement',
  'movementEnd',
  'shootingStart',
  'shooting',
  'chargeStart',
  'charge',
  'combatStart',
  'combatEnd',
  'battleshockStart',
  'battleshock',
  'battleshockEnd',
  'heroEnd',
  'shootingEnd',
  'chargeEnd',
  'afterMove',
  'afterCharge',
  'afterFight',
  'combat',
  'unbind',
  'afterCast',
  'slaying',
  'unitDestroyed',
  'slew',
  'afterUnbind',
  'nerveFailed',
  'picked',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type RolledFor = 'hit' | 'wound' | 'save' | 'cast' | 'unbind' | 'run' | 'charge';

/** A lasting effect of an ability. A closed vocabulary: a new word does not compile until it has a meaning. */
export type Effect =
  | { readonly do: 'modify'; readonly roll: RolledFor; readonly by: number }
  | {
      readonly do: 'reroll';
      readonly roll: RolledFor | 'nerve';
      readonly which: Rerolled;
      /** RR-06: worded as an order to re-roll, not as an option. */
      readonly isOrder?: true;
    }
  | { readonly do: 'spoil'; readonly which: ForcedReroll['which'] }
  | { readonly do: 'saveSixes'; readonly mortals: number }
  | { readonly do: 'attacks'; readonly by: number; readonly given?: readonly Condition[] }
  | { readonly do: 'attacksEqualEnemies'; readonly within: Inches }
  | { readonly do: 'noAttacks' }
  | { readonly do: 'rend'; readonly by: number }
  | { readonly do: 'setRend'; readonly to: number }
  | { readonly do: 'damage'; readonly by: number }
  | {
      readonly do: 'onSix';
      readonly roll: 'hit' | 'wound';
      readonly what: OnSix;
      /** RR-05: not limited to unmodified rolls: a modified 6 or more counts. */
      readonly isModified?: true;
    }
  | { readonly do: 'hits'; readonly amount: Amount }
  | { readonly do: 'ignoreSaveModifiers' }
  | { readonly do: 'coverBonus'; readonly by: number }
  | {
      readonly do: 'negate';
      readonly on: number;
      readonly kind: 'any' | 'mortal' | 'melee';
      /** NEG-01: rolled in place of the ability with this id. */
      readonly instead?: string;
      /** NEG-01: added to the roll if a unit with this keyword caused the wound. */
      readonly easier?: { readonly by: number; readonly against: string };
    }
  | { readonly do: 'move'; readonly by: Inches }
  | { readonly do: 'rollPerModels'; readonly roll: RolledFor; readonly per: number }
  | { readonly do: 'spite'; readonly on: number }
  | { readonly do: 'fightsLast' }
  | { readonly do: 'fightsFirst' }
  | { readonly do: 'refund'; readonly on: number }
  | { readonly do: 'mustRetreat' }
  | { readonly do: 'dreadRend'; readonly to: number }
  | { readonly do: 'bravery'; readonly by: number }
  | { readonly do: 'setBravery'; readonly to: number }
  | { readonly do: 'wounds'; readonly by: number }
  | { readonly do: 'waive'; readonly refusal: RefusalCode }
  | { readonly do: 'chargeDice'; readonly dice: number; readonly range: Inches }
  | { readonly do: 'changeSpell'; readonly spell: string; readonly deals: readonly Deal[]; readonly greater?: Greater }
  | { readonly do: 'alsoSpell'; readonly spell: string; readonly keyword: string; readonly deals: readonly Deal[] }
  | {
      readonly do: 'changeDie';
      readonly rolls: readonly (Roll | 'damage')[];
      /** ABIL-03: as often as there are enemy heroes within this many inches; defaults to once. */
      readonly perEnemyHero?: Inches;
      /** Re-rolls a failed die, or sets any die to a chosen face. */
      readonly into: 'again' | 'chosen';
    }
  | { readonly do: 'ignoreSpells'; readonly on: number }
  | { readonly do: 'spellMortals'; readonly by: number }
  | { readonly do: 'unravel'; readonly mortals: Amount }
  | { readonly do: 'unbinds'; readonly by: number; readonly of?: UnitId }
  | { readonly do: 'avenge'; readonly on: number; readonly mortals: Amount }
  | { readonly do: 'forbid'; readonly commands: readonly CommandType[] }
  | { readonly do: 'lastStand'; readonly on: number }
  | { readonly do: 'hangover' }
  | { readonly do: 'owed' }
  | { readonly do: 'taint' }
  /**
   * Added to hit rolls of a model that the weapon of this artefact wounded but did not slay, for the rest of the
   * battle.
   */
  | { readonly do: 'chill'; readonly by: number }
  /** Added to the die that the ability with this id rolls for the unit. */
  | { readonly do: 'abilityRoll'; readonly ability: string; readonly by: number }
  /** SHOCK-06: multiplies the number of fleeing models. */
  | { readonly do: 'fleeTimes'; readonly times: number }
  | { readonly do: 'halve' }
  | { readonly do: 'rideWinds'; readonly dice: number }
  | { readonly do: 'spareNerve' };

/** The spell's effect on a casting roll of at least this. */
export interface Greater {
  readonly from: number;
  readonly deals: readonly Deal[];
}

/** RR-05: the effect of a 6; `mortal` ends the attack, `alsoMortal` continues it. */
export type OnSix =
  | { readonly kind: 'mortal'; readonly amount: Amount }
  | { readonly kind: 'alsoMortal'; readonly amount: Amount }
  | { readonly kind: 'hits'; readonly amount: Amount }
  | { readonly kind: 'attacks'; readonly amount: Amount }
  | { readonly kind: 'moreHits'; readonly by: number }
  | { readonly kind: 'damage'; readonly by: number }
  | { readonly kind: 'doubleDamage' }
  /** Lets the bearer use an ability later in the phase, once for each. */
  | { readonly kind: 'owe'; readonly ability: AbilityId }
  | { readonly kind: 'setDamage'; readonly to: Amount }
  | { readonly kind: 'setRend'; readonly to: number };

/** The units an ability reaches from its bearer; ABIL-08: friends in reach include the bearer's own unit. */
export interface Reach {
  readonly side: 'friend' | 'enemy' | 'any';
  /** Undefined: anywhere on the table. */
  readonly within?: Inches;
  readonly wholly?: true;
  /** The range if the bearer is a general. */
  readonly withinOfGeneral?: Inches;
  /** Measured from models with this wargear, not from the whole unit. */
  readonly from?: string;
  /** KEY-02: only units with all of these keywords. */
  readonly keywords?: readonly string[];
  /** KEY-02: only units with one of these keywords. */
  readonly anyKeyword?: readonly string[];
  /** Measured to the wounded model of the unit, if any, because it is the one affected. */
  readonly toWounded?: true;
  /** Not the bearer's own unit. */
  readonly isOther?: true;
  /** Only units visible to the bearer (ATK-08). */
  readonly isVisible?: true;
  /** Only the bearer's own unit. */
  readonly isSelf?: true;
  /** Only units that the bearer's models just moved across. */
  readonly isCrossed?: true;
  /** Not a unit marked by the ability with this id. */
  readonly notMarkedBy?: string;
  /** Only a unit marked by the ability with this id. */
  readonly markedBy?: string;
  /** Only the closest unit in reach; one of them on a tie. */
  readonly isNearest?: true;
  /** One model of the unit, itself in reach. */
  readonly isModel?: true;
  /** All units in reach, without a choice. */
  readonly isAll?: true;
  /** ALG-07: not the army's allies. */
  readonly isArmys?: true;
}

/** A lasting ability, or one that a player uses at a moment. The text is our own, for the card. */
export interface Ability {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** CMD-09: a command ability without a moment is used in the hero phase. */
  readonly when?: Moment;
  /** Another moment at which it may be used. */
  readonly orWhen?: Moment;
  /** ABIL-06: in whose turn it may be used; either player's by default. */
  readonly turn?: 'your' | 'enemy';
  readonly limit?: 'fight' | 'phase' | 'turn' | 'battle' | 'none';
  /** Abilities of a unit with the same name here share one limit. */
  readonly limitWith?: string;
  /** CMD-04 */
  readonly isCommand?: true;
  /** CMD-03: only while its bearer is the general. */
  readonly isGenerals?: true;
  /** ART-01: an artefact only for bearers with this keyword. */
  readonly onlyFor?: string;
  /** WIZ-01: makes its bearer a wizard; a wizard casts one more spell, unless `ifNone`. */
  readonly makesWizard?: true | 'ifNone';
  /** TRAIT-04, ART-03: a trait or artefact that also improves attacks of the bearer's mount. */
  readonly affectsMount?: true;
  /** Must be used in its window. */
  readonly isForced?: true;
  /** Limited per army: a use by one bearer counts for all. */
  readonly isArmys?: true;
  /** Happens automatically at its moment, without a choice. */
  readonly isAutomatic?: true;
  /** Conditions on the affected unit (lasting abilities) or on the bearer (used ones). */
  readonly given?: readonly Condition[];
  /** Conditions on the bearer for effects on others. */
  readonly bearerGiven?: readonly Condition[];
  /** Affected units or possible targets; defaults to the bearer's own unit. */
  readonly reach?: Reach;
  /** Affects attacks against the affected unit, not its own. */
  readonly against?: true;
  /** MOD-01: several bearers add up unless this is false. */
  readonly stacks?: false;
  /** Active while the ability holds. */
  readonly effects?: readonly Effect[];
  /** Applied when used; with several choices the player picks one. */
  readonly choices?: readonly Choice[];
  /** Further abilities under the same name. */
  readonly also?: readonly Ability[];
}

export interface Choice {
  readonly name: string;
  /** The unit that the choice names, if any. */
  readonly unit?: UnitId;
  readonly deals: readonly Deal[];
}

/** A temporary effect on a unit, and the ability, spell or rule that caused it. */
export interface Mark {
  readonly ability: AbilityId;
  readonly effect: Effect;
  readonly until: Until;
  /** The side whose hero phase ends it, if that matters. */
  readonly seat: Seat;
  readonly against: boolean;
  readonly given: readonly Condition[];
  /** Affected units; defaults to the marked unit. */
  readonly reach?: Reach;
}
