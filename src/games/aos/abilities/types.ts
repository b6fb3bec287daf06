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
 * When an ability speaks. `always` is asked whenever it matters; the rest are used by a player at that moment:
 * the start or end of a phase, during it, or right after something happened to the bearer's unit.
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

/** What an ability does as long as it holds. A closed vocabulary: a new word does not compile until it has a meaning. */
export type Effect =
  | { readonly do: 'modify'; readonly roll: RolledFor; readonly by: number }
  | {
      readonly do: 'reroll';
      readonly roll: RolledFor | 'nerve';
      readonly which: Rerolled;
      /** RR-06: worded as an order to roll again, not as leave to do so. */
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
      /** RR-05: it does not say unmodified: a 6 or more with the modifiers of the roll. */
      readonly isModified?: true;
    }
  | { readonly do: 'hits'; readonly amount: Amount }
  | { readonly do: 'ignoreSaveModifiers' }
  | { readonly do: 'coverBonus'; readonly by: number }
  | {
      readonly do: 'negate';
      readonly on: number;
      readonly kind: 'any' | 'mortal' | 'melee';
      /** NEG-01: rolled in place of the ability of this name. */
      readonly instead?: string;
      /** NEG-01: added to the roll where a unit with this keyword caused the wound. */
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
      /** ABIL-03: as many times as there are enemy heroes within this many inches; once if not said. */
      readonly perEnemyHero?: Inches;
      /** A failed die is rolled again, or any is turned to a face of one's choice. */
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
  /** Added to hit rolls of a model that the weapon of this artefact has wounded and not slain, for the rest of the battle. */
  | { readonly do: 'chill'; readonly by: number }
  /** Added to the die that the ability of this id rolls for the unit. */
  | { readonly do: 'abilityRoll'; readonly ability: string; readonly by: number }
  /** SHOCK-06: this many times as many models flee. */
  | { readonly do: 'fleeTimes'; readonly times: number }
  | { readonly do: 'halve' }
  | { readonly do: 'rideWinds'; readonly dice: number }
  | { readonly do: 'spareNerve' };

/** What a spell does instead on a casting roll of at least this. */
export interface Greater {
  readonly from: number;
  readonly deals: readonly Deal[];
}

/** RR-05: what a 6 does; `mortal` ends the attack there, `alsoMortal` lets it go on. */
export type OnSix =
  | { readonly kind: 'mortal'; readonly amount: Amount }
  | { readonly kind: 'alsoMortal'; readonly amount: Amount }
  | { readonly kind: 'hits'; readonly amount: Amount }
  | { readonly kind: 'attacks'; readonly amount: Amount }
  | { readonly kind: 'moreHits'; readonly by: number }
  | { readonly kind: 'damage'; readonly by: number }
  | { readonly kind: 'doubleDamage' }
  /** Lets the bearer use something later in the phase, once for each. */
  | { readonly kind: 'owe'; readonly ability: AbilityId }
  | { readonly kind: 'setDamage'; readonly to: Amount }
  | { readonly kind: 'setRend'; readonly to: number };

/** Units that an ability reaches from its bearer; ABIL-08: friends in reach include the bearer's own unit. */
export interface Reach {
  readonly side: 'friend' | 'enemy' | 'any';
  /** Undefined: anywhere on the table. */
  readonly within?: Inches;
  readonly wholly?: true;
  /** From a general it reaches so far instead. */
  readonly withinOfGeneral?: Inches;
  /** Measured from the models that carry this, not from the whole unit. */
  readonly from?: string;
  /** KEY-02: only units with all of these. */
  readonly keywords?: readonly string[];
  /** KEY-02: only units with one of these. */
  readonly anyKeyword?: readonly string[];
  /** Measured to the wounded model of the unit, if it has one: that is the model it is for. */
  readonly toWounded?: true;
  /** Not the bearer's own unit. */
  readonly isOther?: true;
  /** Only what the bearer sees (ATK-08). */
  readonly isVisible?: true;
  /** The bearer's own unit and no other. */
  readonly isSelf?: true;
  /** Only what the bearer's models have just passed across. */
  readonly isCrossed?: true;
  /** Not a unit that the ability of this name has marked. */
  readonly notMarkedBy?: string;
  /** Only a unit that the ability of this name has marked. */
  readonly markedBy?: string;
  /** Of those in reach only the closest; one of them where several are as close. */
  readonly isNearest?: true;
  /** One model of the unit that is itself in reach. */
  readonly isModel?: true;
  /** Everyone in reach at once, without a choice. */
  readonly isAll?: true;
  /** ALG-07: not the army's allies. */
  readonly isArmys?: true;
}

/** A lasting ability, or one that a player uses at a moment. The text is ours, for the card. */
export interface Ability {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** CMD-09: a command ability that does not say is for the hero phase. */
  readonly when?: Moment;
  /** Another moment at which it may be used. */
  readonly orWhen?: Moment;
  /** ABIL-06: in whose turn it may be used; either player's if not said. */
  readonly turn?: 'your' | 'enemy';
  readonly limit?: 'fight' | 'phase' | 'turn' | 'battle' | 'none';
  /** Abilities of a unit that share this name are used up together. */
  readonly limitWith?: string;
  /** CMD-04 */
  readonly isCommand?: true;
  /** CMD-03: only while its model is the general. */
  readonly isGenerals?: true;
  /** ART-01: an artefact for bearers with this keyword alone. */
  readonly onlyFor?: string;
  /** WIZ-01: makes its bearer a wizard; a wizard casts once more, unless it is only for those who are none. */
  readonly makesWizard?: true | 'ifNone';
  /** TRAIT-04, ART-03: a trait or artefact that makes the attacks of the bearer's mount better too. */
  readonly affectsMount?: true;
  /** Must be used in its window. */
  readonly isForced?: true;
  /** Used once per army: a use by one bearer counts for all. */
  readonly isArmys?: true;
  /** Happens by itself at its moment: there is nothing to choose. */
  readonly isAutomatic?: true;
  /** What must hold of the affected unit (asked abilities) or of the bearer (used ones). */
  readonly given?: readonly Condition[];
  /** What must hold of the bearer for its effect on others. */
  readonly bearerGiven?: readonly Condition[];
  /** Affected units or possible targets; defaults to the bearer's own unit. */
  readonly reach?: Reach;
  /** It concerns attacks against the affected unit, not those it makes. */
  readonly against?: true;
  /** MOD-01: several bearers add up, unless this says no. */
  readonly stacks?: false;
  /** Asked while it holds. */
  readonly effects?: readonly Effect[];
  /** Done when used; with several choices the player names one. */
  readonly choices?: readonly Choice[];
  /** Further abilities under the same name. */
  readonly also?: readonly Ability[];
}

export interface Choice {
  readonly name: string;
  /** The unit it is about, where it is one that the choice names. */
  readonly unit?: UnitId;
  readonly deals: readonly Deal[];
}

/** An effect that lies on a unit for a time, and the ability, spell or rule that laid it there. */
export interface Mark {
  readonly ability: AbilityId;
  readonly effect: Effect;
  readonly until: Until;
  /** Whose hero phase ends it, where that matters. */
  readonly seat: Seat;
  readonly against: boolean;
  readonly given: readonly Condition[];
  /** Affected units; defaults to the marked unit. */
  readonly reach?: Reach;
}
