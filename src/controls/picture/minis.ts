import { standingHeight } from '../../geometry/solids';
import { warscrollOf } from '../../systems/aos/armies';
import { isOnTable } from '../../systems/aos/facts/units';
import { type Model, type Role, SEATS, type Seat, type Unit } from '../../systems/aos/types';
import type { Warscroll } from '../../systems/aos/warscroll';
import type { Desk } from '../desk';
import { endsOf, isPlacing } from '../drafts';
import type { DeedMark, MiniPicture, SeatIndex } from './views';

/** The first side or the second. */
export const indexOf = (seat: Seat): SeatIndex => (seat === SEATS[0] ? 0 : 1);

const RANKS: Readonly<Record<Role, MiniPicture['rank']>> = {
  champion: 'leader',
  musician: 'musician',
  standard: 'standard',
};

/** All figures: those on the table, and the unit that is just being set up where it would stand. */
export function minisOf(desk: Desk): readonly MiniPicture[] {
  const { battle, draft } = desk;
  const placing = draft && isPlacing(draft) ? draft : undefined;
  return battle.units.flatMap(unit => {
    if (isOnTable(unit)) return unit.models.map((model, index) => mini(desk, unit, model, index));
    if (placing?.unit !== unit.id) return [];
    const ends = endsOf(battle, placing);
    return unit.models.map((model, index) => {
      const placed = { ...model, ...ends.get(model.id) };
      return mini(desk, unit, { ...placed, z: standingHeight(battle.field, placed).z }, index);
    });
  });
}

function mini(desk: Desk, unit: Unit, model: Model, index: number): MiniPicture {
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
      hovered: desk.hovered === id,
      selected: desk.selected === unit.id,
      dimmed: false,
      done: unit.seat === battleSeat(desk) && unit.deeds.length > 0,
      fallen: false,
    },
    marks: marksOf(unit),
    wounds: model.wounds,
  };
}

const battleSeat = ({ battle }: Desk): Seat => battle.active;

const MARKED: readonly DeedMark[] = ['ran', 'retreated', 'shot', 'charged', 'fought'];

const marksOf = ({ deeds, casts }: Unit): readonly DeedMark[] => [
  ...MARKED.filter(mark => (deeds as readonly string[]).includes(mark)),
  ...(casts > 0 ? (['cast'] as const) : []),
];

/** The dead glide; other flyers rise. */
function gaitOf({ flies, keywords }: Warscroll): MiniPicture['gait'] {
  if (!flies) return 'walk';
  return keywords.includes('NIGHTHAUNT') ? 'glide' : 'fly';
}
