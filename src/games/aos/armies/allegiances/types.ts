import type { Ability } from '../../abilities/types';
import type { Spell } from '../../magic';

/** ALG-06: rules shared by an army of one allegiance. */
export interface Allegiance {
  readonly id: string;
  readonly name: string;
  /** ALG-04, ALG-05: the keyword of all its units except allies. */
  readonly keyword: string;
  /** RES-01: where its units may wait off the table, and how they arrive. */
  readonly reserves: Reserves | undefined;
  readonly battleTraits: readonly Ability[];
  readonly commandTraits: readonly Ability[];
  readonly artefacts: readonly Ability[];
  /** UNIQ-01, MOUNT-01: traits for a hero's mount. */
  readonly mountTraits?: readonly MountTrait[];
  readonly lore: readonly Spell[];
  /** LORE-01: likewise for its priests. */
  readonly prayers?: readonly Prayer[];
  /** Parts of the faction whose keyword a whole army may take. */
  readonly hosts?: readonly Host[];
  /** ALLY-03: an ally must have one of these keywords. */
  readonly allies: readonly string[];
}

/** KEY-03: extra rules of units with the host's keyword; its general has its trait, and its artefact comes first. */
export interface Host {
  readonly name: string;
  readonly keyword: string;
  readonly abilities: readonly Ability[];
  /** CMD-02: for its heroes. */
  readonly commands: readonly Ability[];
  readonly trait: Ability;
  readonly artefact: Ability;
}

/** A prayer; it may have several choices. */
export interface Prayer {
  readonly id: string;
  readonly name: string;
  readonly abilities: readonly Ability[];
}

/** MOUNT-01: a trait for mounts of one kind, and its abilities. */
export interface MountTrait {
  readonly id: string;
  readonly name: string;
  /** The keyword of its riders. */
  readonly onlyFor: string;
  readonly abilities: readonly Ability[];
}

export interface Reserves {
  readonly place: string;
  readonly keyword: string;
  /** Arrives more than this distance from every enemy. */
  readonly awayFromEnemies: number;
  /** Units not on the table when this round starts are slain. */
  readonly slainFromRound: number;
  /** RES-03 */
  readonly countsAsMove: boolean;
}
