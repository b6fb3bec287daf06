import type { Pose } from '../../../geometry/shapes/shape';
import { standingHeight } from '../../../geometry/ways/solids';
import type { BadgeIcon, Gait, MiniPicture } from '../../../table/picture';
import { warscrollOf } from '../armies';
import type { Placement } from '../commands';
import { isInPlay, isOnTable } from '../facts/units';
import { draftedUnit, endsOf, isPlacing } from '../hands/draft/drafts';
import type { Interaction } from '../hands/interaction';
import { type Battle, type Deed, type Model, type Role, SEATS, type Seat, type Unit } from '../types';
import type { Warscroll } from '../warscroll';
import { deckPlaces } from './decks';

/** 0 for the first side, 1 for the second. */
export const indexOf = (seat: Seat): number => (seat === SEATS[0] ? 0 : 1);

const RANKS: Readonly<Record<Role, MiniPicture['rank']>> = {
  champion: 'leader',
  musician: 'musician',
  standard: 'standard',
};

/** The part of an interaction that minis need. */
type Standing = Pick<Interaction, 'battle' | 'hovered' | 'selected' | 'draft'>;

/** All figures: on the table, on garrisoned features, and drafted ones at their new places. */
export function minisOf(interaction: Standing): readonly MiniPicture[] {
  const { battle, draft } = interaction;
  const placed = draft && isPlacing(draft) ? draftedUnit(battle, draft) : undefined;
  const ends = placed && draft ? endsOf(battle, draft) : undefined;
  const drafted = (placed?.models ?? []).flatMap((model, index) => {
    const end = ends?.get(model.id);
    return placed && end ? [mini(interaction, placed, standingAt(battle, model, end), index)] : [];
  });
  const isDrafted = new Set(drafted.map(({ id }) => id));
  const decks = deckPlaces(battle);
  const standing = battle.units.filter(isInPlay).flatMap(unit =>
    unit.models.flatMap((model, index) => {
      const pose = isOnTable(unit) ? model : decks.get(model.id);
      return pose ? [mini(interaction, unit, { ...model, ...placeOf(pose) }, index)] : [];
    }),
  );
  return [...standing.filter(({ id }) => !isDrafted.has(id)), ...drafted];
}

const placeOf = ({ x, y, z, facing }: Pose): Pose => ({ x, y, z, facing });

/** A model at its set-up position, on the highest surface there. */
function standingAt({ field }: Battle, model: Model, end: Placement): Model {
  const placed = { ...model, ...end, z: 0 };
  return { ...placed, z: standingHeight(field, placed).z };
}

function mini(interaction: Standing, unit: Unit, model: Model, index: number): MiniPicture {
  const { id, x, y, z, facing, outline, height, role } = model;
  const warscroll = warscrollOf(unit);
  return {
    id,
    x,
    y,
    z,
    facing,
    outline,
    height,
    figure: unit.warscroll,
    pose: index,
    rank: role && RANKS[role],
    seat: indexOf(unit.seat),
    gait: gaitOf(warscroll),
    look: {
      hovered: interaction.hovered === id,
      selected: interaction.selected === unit.id,
      dimmed: false,
      done: unit.seat === battleSeat(interaction) && unit.deeds.length > 0,
      fallen: false,
    },
    badges: badgesOf(unit),
    wounds: model.wounds,
  };
}

const battleSeat = ({ battle }: Standing): Seat => battle.active;

/** Deeds shown at the base, with their badges. */
const DEED_BADGES: readonly (readonly [deed: Deed, icon: BadgeIcon])[] = [
  ['ran', 'chevrons'],
  ['retreated', 'chevronsBack'],
  ['shot', 'arrow'],
  ['charged', 'bolt'],
  ['fought', 'cross'],
];

const badgesOf = ({ deeds, casts }: Unit): readonly BadgeIcon[] => [
  ...DEED_BADGES.flatMap(([deed, icon]) => (deeds.includes(deed) ? [icon] : [])),
  ...(casts > 0 ? (['star'] as const) : []),
];

/** The undead glide; other flyers rise. */
function gaitOf({ flies, keywords }: Warscroll): Gait {
  if (!flies) return 'walk';
  return keywords.includes('NIGHTHAUNT') ? 'glide' : 'fly';
}
