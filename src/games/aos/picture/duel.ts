import { type Field, type Polygon, roundBase, type Spot } from '../../../geometry/shapes/shape';
import type { MiniPicture } from '../../../table/picture';
import type { Backdrop } from '../../../table/table-picture';
import { placed } from './scenery';

type Part = readonly [figure: string, seat: number, x: number, y: number, facing: number, mm: number, pose: number];

/** Two armies about to meet, for the start page: heroes in front, soldiers behind. */
const CAST: readonly Part[] = [
  ['lord-celestant', 0, 38.7, 22.7, -2.3, 40, 0],
  ['liberators', 0, 40.7, 24.1, -2.5, 40, 0],
  ['liberators', 0, 41.9, 22.2, -2.5, 40, 1],
  ['liberators', 0, 39.4, 26.2, -2.5, 40, 2],
  ['liberators', 0, 42.3, 26, -2.6, 40, 3],
  ['chainrasp-horde', 1, 36.1, 22.9, -0.5, 25, 0],
  ['chainrasp-horde', 1, 35.7, 25, -0.4, 25, 1],
  ['chainrasp-horde', 1, 37, 26.6, -0.6, 25, 2],
  ['grimghast-reapers', 1, 34.3, 23.6, -0.4, 32, 0],
  ['grimghast-reapers', 1, 34.9, 27.3, -0.4, 32, 1],
];

/** The camera target: left of the armies, so that they stand beside the text. */
const DUEL_AT: Spot = { x: 36.4, y: 23.7 };

/** Where the ruin stands. */
const BEHIND = { x: 41.2, y: 32.5, facing: Math.PI / 2 + 0.12 };

/** The table of the start page, with a ruin behind the armies; it is only for show. */
const duelField = (arcade: Polygon | undefined): Field => ({
  width: 72,
  depth: 48,
  features: arcade ? [placed({ id: 'ruined-arcade', footprint: arcade, solids: [] }, BEHIND)] : [],
});

/** The figures of the start page. */
const duelMinis = (): readonly MiniPicture[] =>
  CAST.map(([figure, seat, x, y, facing, mm, pose], index) => ({
    id: `${figure} ${index}`,
    figure,
    pose,
    rank: undefined,
    seat,
    gait: 'walk',
    look: { hovered: false, selected: false, dimmed: false, done: false, fallen: false },
    marks: [],
    wounds: 0,
    x,
    y,
    z: 0,
    facing,
    outline: roundBase(mm),
    height: 2,
  }));

/** The table behind the start page. */
export const duelPicture: Backdrop = footprintOf => ({
  field: duelField(footprintOf('ruined-arcade')),
  theme: 'death',
  minis: duelMinis(),
  view: { kind: 'admire', at: DUEL_AT },
  label: '',
});
