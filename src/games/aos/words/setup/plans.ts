import type { Fault } from '../../../../kernel/system';

/** The words of the editor of battleplans. */
export const PLANS = {
  nameless: 'No title yet',
  make: 'Make your own',
  makeSays: 'Draw territories and objectives, and say how it is won.',
  first: 'Our battle',
  across: 'Along the short sides',
  editor: 'Your battleplan',
  name: 'Title',
  says: 'What it is about',
  rounds: 'Rounds',
  distance: 'Set-up distance',
  inches: 'inches from the other territory',
  won: 'Won by',
  victory: {
    score: 'wounds of the slain',
    objectives: 'objectives held',
    destruction: 'destroying the other army',
  },
  firstBlood: 'First blood: whoever slays first gains a command point',
  mirrored: 'The same for the other side',
  shapes: { halves: 'Long sides', across: 'Short sides', corners: 'Corners', strips: 'Strips' },
  shapeOf: 'Territories',
  addObjective: 'Add an objective',
  takeAway: 'Take it away',
  picked: 'Drag a point on the map, or choose it and use the arrow keys: 1″ a step, with Shift ½″.',
  fromLeft: 'from the left',
  fromNear: 'from the near edge',
  export: 'Save as a file',
  import: 'Open a file',
  file: 'Battleplan file',
  delete: 'Delete',
  sure: 'Delete it for good',
  keep: 'Keep it',
  notKept: 'This browser keeps nothing: save the plan as a file, or it is gone with this page.',
  full: (most: number) => `This browser keeps ${most} plans; delete one first.`,
  drawnFor: (width: number, depth: number) =>
    `Drawn for a table of ${width}″ × ${depth}″; other tables get it in proportion.`,
  corner: (index: number, territory: number) => `Corner ${index + 1} of territory ${territory + 1}`,
  objective: (index: number) => `Objective ${index + 1}`,
  at: (what: string, x: number, y: number) => `${what}, ${x}″ from the left and ${y}″ from the near edge`,
  map: 'The map of the battleplan',
  size: 'Table size',
  otherSize: 'Another size',
  width: 'Width',
  depth: 'Depth',
  sides: (width: number, depth: number) => `${width}″ × ${depth}″`,
  bounds: (least: number, most: number) => `each side ${least}″ to ${most}″`,
} as const;

const PLACES: readonly (readonly [RegExp, (index: number) => string])[] = [
  [/^territories\[(\d)\]/, index => `Territory ${index + 1}: `],
  [/^objectives\[(\d+)\]/, index => `Objective ${index + 1}: `],
  [/^name/, () => `${PLANS.name}: `],
  [/^says/, () => `${PLANS.says}: `],
  [/^lastRound/, () => `${PLANS.rounds}: `],
  [/^setUpDistance/, () => `${PLANS.distance}: `],
];

/** A plan's fault, with its place in the words of the editor. */
export function planFaultWords({ path, reason }: Fault): string {
  const plain = reason.replace(/^[A-Z]+-\d+: /, '');
  for (const [form, words] of PLACES) {
    const found = form.exec(path);
    if (found) return `${words(Number(found[1] ?? 0))}${plain}`;
  }
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
