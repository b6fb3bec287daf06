import type { Memory, Note } from '../../src/games/aos/abilities/memory-words';
import type { Mark } from '../../src/games/aos/abilities/types';
import { findWarscroll } from '../../src/games/aos/armies';
import type { Muster } from '../../src/games/aos/battle-setup';
import type { EventOf, Placed } from '../../src/games/aos/events';
import type { Deed, Seat } from '../../src/games/aos/types';
import type { Warscroll } from '../../src/games/aos/warscroll';
import type { Spot } from '../../src/geometry/shapes/shape';

/** One unit of a staged battle: what its army list says, where it stands and what has happened to it before. */
export interface StagedUnit extends Partial<Omit<Muster, 'warscroll'>> {
  readonly warscroll: string;
  /** RAND-01: random characteristics as they were rolled before the battle. */
  readonly rolled?: readonly Pick<EventOf<'characteristicRolled'>, 'of' | 'upTo' | 'result'>[];
  /** Where the first model stands; the others follow along +x, `across` in a row, each row behind the last. */
  readonly at?: Spot;
  readonly across?: number;
  /** Between neighbours; 0.2" if not said. */
  readonly spacing?: number;
  readonly facing?: number;
  /** Where each model stands, one by one. */
  readonly places?: readonly Spot[];
  /** In reserve, or inside the feature of this name. */
  readonly inReserve?: true;
  readonly inside?: string;
  readonly deeds?: readonly Deed[];
  /** How many of its last models were slain, or which by their numbers from 1; this turn unless `lostBefore` says so. */
  readonly lost?: number;
  readonly fallen?: readonly number[];
  readonly lostBefore?: true;
  /** Wounds on its first living model. */
  readonly wounds?: number;
  /** What lies on it already. */
  readonly marks?: readonly Mark[];
  readonly memory?: readonly Memory[];
}

/** A unit for `stage`; its id is that of its warscroll unless another is given. */
export const unit = (warscroll: string, more: Omit<StagedUnit, 'warscroll'> = {}): StagedUnit => ({
  warscroll,
  ...more,
});

/** Something that lies on a unit for the rest of the battle, put there by its own side; for `marks`. */
export const mark = (effect: Mark['effect'], ability = 'omen'): Mark => ({
  ability,
  effect,
  until: 'battle',
  seat: 'azure',
  against: false,
  given: [],
});

/** Something that a unit remembers for the rest of the battle; for `memory`. */
export const memory = (note: Note, ability = 'omen'): Memory => ({ ...note, ability, until: 'battle', seat: 'azure' });

/** The warscroll of this name, which must exist. */
export function scroll(id: string): Warscroll {
  const found = findWarscroll(id);
  if (!found) throw new Error(`there is no warscroll "${id}"`);
  return found;
}

/** How long and wide the base of a warscroll is, along its facing and across. */
export function baseOf(id: string): { readonly length: number; readonly width: number } {
  const { base } = scroll(id);
  if (base.kind === 'circle') return { length: base.radius * 2, width: base.radius * 2 };
  if (base.kind === 'oval') return base;
  throw new Error(`${id} has no base`);
}

/** How far apart the centres are when the bases of two models that face along y are `gap` apart along x. */
export const apart = (one: string, other: string, gap: number): number =>
  baseOf(one).width / 2 + gap + baseOf(other).width / 2;

/** The same along y. */
export const ahead = (one: string, other: string, gap: number): number =>
  baseOf(one).length / 2 + gap + baseOf(other).length / 2;

/** The unit as its army list has it. */
export function musterOf(staged: StagedUnit): Muster {
  const { warscroll, id = warscroll, models = scroll(warscroll).size.least } = staged;
  const { loadout, swaps, isAlly, battalion, lore, artefact, mount, weapon, traitWeapon, keywords } = staged;
  const adorned = { lore, artefact, mount, weapon, traitWeapon };
  return { id, warscroll, models, loadout, swaps, isAlly, battalion, ...adorned, keywords };
}

const SPACING = 0.2;
const ACROSS = 5;

/** Where its models are set up; armies face each other along y, azure towards the higher end. */
export function placedOf(staged: StagedUnit, seat: Seat): readonly Placed[] {
  const { id, models } = musterOf(staged);
  const forward = seat === 'azure' ? 1 : -1;
  const facing = staged.facing ?? (forward * Math.PI) / 2;
  const { length, width } = baseOf(staged.warscroll);
  const { at = { x: 36, y: 24 - forward * 12 }, across = ACROSS, spacing = SPACING, places } = staged;
  return Array.from({ length: models }, (_, index) => {
    const column = index % across;
    const row = Math.floor(index / across);
    const ranked = { x: at.x + column * (width + spacing), y: at.y - forward * row * (length + spacing) };
    const { x, y } = places?.[index] ?? ranked;
    return { model: `${id}/${index + 1}`, at: { x, y, z: 0, facing } };
  });
}
