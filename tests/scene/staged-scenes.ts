import { roundBase } from '../../src/geometry/shapes/shape';
import { MAT_MARK_LOOKS } from '../../src/scene/effects/marks/mark-instances';
import { slainRow } from '../../src/scene/minis/slain-row';
import type { DiceThrow } from '../../src/table/dice';
import type { BadgeIcon, MatMarkPicture, MiniPicture, OverlayPicture, RingPicture } from '../../src/table/picture';
import type { View } from '../../src/table/stage';
import { ARMIES, CROWD } from './staged-armies';

interface StagedScene {
  readonly view?: View;
  readonly overlays?: Partial<OverlayPicture>;
  readonly dice?: DiceThrow;
  readonly minis?: readonly MiniPicture[];
  readonly matMarks?: readonly MatMarkPicture[];
}

const BADGES: readonly BadgeIcon[] = ['chevrons', 'bolt', 'cross', 'arrow', 'star', 'chevronsBack'];
const enemies = ARMIES.filter(mini => mini.seat === 1);
const hero = ARMIES.find(mini => mini.figure === 'lord-celestant');
const squad = ARMIES.filter(mini => mini.figure === 'liberators');

const ring = (mini: MiniPicture | undefined, look: RingPicture['look']): readonly RingPicture[] =>
  mini ? [{ look, x: mini.x, y: mini.y, z: mini.z, facing: mini.facing, outline: mini.outline }] : [];

const overlays: Partial<OverlayPicture> = {
  objectives: [
    { id: 'one', x: 26, y: 24, numeral: 'I', holder: 1 },
    { id: 'two', x: 46, y: 24, numeral: 'II', holder: 0 },
  ],
  areas: [
    {
      id: 'danger',
      look: 'danger',
      discs: enemies.map(({ x, y, outline }) => ({ x, y, radius: outline.kind === 'circle' ? outline.radius : 1.5 })),
      grow: 3,
    },
    { id: 'reach', look: 'reach', discs: [{ x: hero?.x ?? 0, y: hero?.y ?? 0, radius: 9 }] },
  ],
  rings: [
    ...ring(hero, 'select'),
    ...ring(enemies[0], 'target'),
    { look: 'ghost', x: 44, y: 23, facing: 1, outline: hero?.outline ?? roundBase(40) },
    { look: 'foul', x: 34, y: 25.5, facing: 1, outline: roundBase(40) },
    { look: 'aura', x: 30, y: 15, outline: { kind: 'circle', radius: 6 } },
    ...squad.slice(10).flatMap(mini => ring(mini, 'can')),
  ],
  strokes: [
    {
      look: 'tape',
      points: [
        { x: hero?.x ?? 0, y: hero?.y ?? 0 },
        { x: 41, y: 20.4 },
        { x: 44, y: 23 },
      ],
    },
    {
      look: 'sight',
      points: [
        { x: 24, y: 11, z: 1.6 },
        { x: enemies[0]?.x ?? 0, y: enemies[0]?.y ?? 0, z: 1.6 },
      ],
    },
    {
      look: 'sight',
      points: [
        { x: 20, y: 11, z: 1.6 },
        { x: 20.6, y: 19, z: 1.6 },
      ],
    },
    {
      look: 'blocked',
      points: [
        { x: 20.6, y: 19, z: 1.6 },
        { x: 22, y: 34, z: 1.6 },
      ],
    },
    {
      look: 'link',
      points: [
        { x: squad[0]?.x ?? 0, y: squad[0]?.y ?? 0 },
        { x: squad[1]?.x ?? 0, y: squad[1]?.y ?? 0 },
      ],
    },
    {
      look: 'gap',
      points: [
        { x: 52, y: 13 },
        { x: 56, y: 13.6 },
      ],
    },
  ],
  labels: [
    { id: 'tape', at: { x: 44, y: 23 }, tone: 'plain', number: '7.2″', text: 'of 12″' },
    { id: 'gap', at: { x: 54, y: 12 }, tone: 'foul', number: '2.1″', text: 'too far' },
    {
      id: 'sees',
      at: { x: enemies[0]?.x ?? 0, y: enemies[0]?.y ?? 0, z: 2.4 },
      tone: 'fair',
      number: '12',
      text: 'of 12 seen',
    },
  ],
};

const faces = [6, 5, 5, 4, 4, 3, 2, 2, 1, 1, 6, 3];
const dice: DiceThrow = {
  id: 'staged',
  dice: faces.map((face, i) => ({ sides: 6, face, seat: i > 8 ? 1 : 0, failed: face < 3 })),
};

/** Every look a mini can have, one after the other. */
const looks: readonly MiniPicture[] = ARMIES.filter(mini => mini.figure === 'liberators' || mini.seat === 1).map(
  (mini, i) => ({
    ...mini,
    look: [{}, { hovered: true }, { selected: true }, { dimmed: true }, { done: true }][i % 5] ?? {},
    badges: BADGES.slice(0, i % 4),
    wounds: i % 3 === 0 ? 1 + (i % 7) : 0,
  }),
);

/** A battle's end: a third of the minis lie on the rails. */
const afterwards: readonly MiniPicture[] = ([0, 1] as const).flatMap(seat => {
  const mine = ARMIES.filter(mini => mini.seat === seat);
  const row = slainRow({ width: 72, depth: 48 }, seat, mine.length);
  return mine.map((mini, i) => (i % 3 === 0 ? { ...mini, ...row[i / 3], look: { fallen: true } } : mini));
});

/** Every mini can be chosen, as at the start of a phase. */
const choosable: Partial<OverlayPicture> = { rings: ARMIES.flatMap(mini => ring(mini, 'can')) };

/** Every mark that a battle leaves on the mat: a row of each look between the lines, and some among the models. */
const matMarks: readonly MatMarkPicture[] = [
  ...MAT_MARK_LOOKS.flatMap((look, row) =>
    Array.from({ length: 7 }, (_, i): MatMarkPicture => {
      const at = { x: 27 + 3.1 * i + 0.7 * Math.sin(i * 5 + row), y: 21.5 + 2.4 * row + 0.4 * Math.cos(i * 3) };
      return { id: `${look} ${i}`, look, radius: look === 'scorch' ? 1.3 : 0.63 + 0.2 * (i % 2), ...at };
    }),
  ),
  ...squad
    .slice(0, 4)
    .map(({ x, y }, i): MatMarkPicture => ({ id: `fell ${i}`, look: 'stain', radius: 0.8, x: x + 1, y })),
];

/** Pictures that the gallery takes of the table alone. */
export const SCENES: Readonly<Record<string, StagedScene>> = {
  table: {
    overlays: {
      ...(overlays.objectives ? { objectives: overlays.objectives } : {}),
      unitFlags: [
        { id: 'p1', at: { x: 31, y: 19.5, z: 2 }, seat: 0, icon: 'shield', count: 10, name: 'Liberators, 10 models' },
        { id: 'p2', at: { x: 31, y: 32, z: 2 }, seat: 1, icon: 'skull', count: 12, name: 'Chainrasps, 12 models' },
      ],
    },
  },
  choosable: { overlays: choosable },
  'choosable-play': { view: { kind: 'play', at: { x: 36, y: 22 } }, overlays: choosable },
  play: { view: { kind: 'play', at: { x: 36, y: 22 } } },
  overlays: { view: { kind: 'play', at: { x: 37, y: 22 } }, overlays },
  duel: { view: { kind: 'admire', at: { x: 30.2, y: 17.5 } } },
  foe: { view: { kind: 'focus', at: { x: 33, y: 30 } } },
  eye: { view: { kind: 'eye', from: { x: 31, y: 17, z: 1.7 }, to: { x: 31, y: 33, z: 1 } } },
  top: { view: { kind: 'top' }, overlays },
  looks: { view: { kind: 'focus', at: { x: 31, y: 20 } }, minis: looks },
  fallen: { minis: afterwards },
  'fallen-near': { view: { kind: 'focus', at: { x: 2, y: 6 } }, minis: afterwards },
  marks: { matMarks },
  'marks-play': { view: { kind: 'play', at: { x: 36, y: 24 } }, matMarks },
  'marks-near': { view: { kind: 'focus', at: { x: 36, y: 25 } }, matMarks },
  crowd: { minis: CROWD },
  'crowd-play': { view: { kind: 'play', at: { x: 36, y: 22 } }, minis: CROWD },
  dice: { view: { kind: 'focus', at: { x: 36, y: 22 } }, dice },
};
