import type { Ability } from '../../abilities/types';
import type { Spell } from '../../magic';

/** ALG-06: what an army of one allegiance shares. */
export interface Allegiance {
  readonly id: string;
  readonly name: string;
  /** ALG-04, ALG-05: the keyword that all its units have, allies aside. */
  readonly keyword: string;
  /** RES-01: where its units may wait off the table, and how they come on. */
  readonly reserves: Reserves | undefined;
  readonly battleTraits: readonly Ability[];
  readonly commandTraits: readonly Ability[];
  readonly artefacts: readonly Ability[];
  /** UNIQ-01, MOUNT-01: what a hero's mount may be. */
  readonly mountTraits?: readonly MountTrait[];
  readonly lore: readonly Spell[];
  /** LORE-01: in the same way, for its priests. */
  readonly prayers?: readonly Prayer[];
  /** Parts of the faction whose keyword an army may take as a whole. */
  readonly hosts?: readonly Host[];
  /** ALLY-03: keywords of which an ally must have one. */
  readonly allies: readonly string[];
}

/** KEY-03: what units with the host's keyword have besides; its general has its trait, and its artefact comes first. */
export interface Host {
  readonly name: string;
  readonly keyword: string;
  readonly abilities: readonly Ability[];
  /** CMD-02: borne by its heroes. */
  readonly commands: readonly Ability[];
  readonly trait: Ability;
  readonly artefact: Ability;
}

/** A prayer, which may be spoken in more than one way. */
export interface Prayer {
  readonly id: string;
  readonly name: string;
  readonly abilities: readonly Ability[];
}

/** MOUNT-01: what a mount of this kind may be, and what comes of it. */
export interface MountTrait {
  readonly id: string;
  readonly name: string;
  /** The keyword of those who ride it. */
  readonly onlyFor: string;
  readonly abilities: readonly Ability[];
}

export interface Reserves {
  readonly place: string;
  readonly keyword: string;
  /** Arrives more than this far from every enemy. */
  readonly awayFromEnemies: number;
  /** Those not on the table when this round starts are slain. */
  readonly slainFromRound: number;
  /** RES-03 */
  readonly countsAsMove: boolean;
}
