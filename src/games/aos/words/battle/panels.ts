/** The words of the panels around the table. */
export const PANELS = {
  dice: 'Dice',
  reserveHint: 'Drag the unit on the table, click the ground, or use the arrow keys.',
  setUpRest: 'Set up the rest for me',
  setsUp: (player: string) => `${player} sets up`,
  reserves: (player: string) => `${player}’s reserves`,
  toSetUp: 'Units to set up',
  inReserve: 'Units in reserve',
  commandPoints: 'command points',
  commandPointsOf: (player: string) => `${player}: command points`,
  victoryPoints: 'victory points',
  has: (player: string) => `${player} has`,
  of: (rounds: number) => `of ${rounds}`,
  round: 'Round',
  setUp: 'Set-up',
  ribbon: 'Round, phase and score',
} as const;

/** The words of the log. */
export const LOG = {
  title: 'Battle log',
  show: 'Show it on the table',
  rule: 'Read the rule',
  setUp: 'Set-up',
  thought: 'Why',
} as const;
