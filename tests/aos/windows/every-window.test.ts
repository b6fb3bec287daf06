import { describe, expect, test } from 'vitest';
import { check } from '../../../src/games/aos/check';
import type { CommandType } from '../../../src/games/aos/commands';
import type { Refusal } from '../../../src/games/aos/refusals';
import type { RuleId } from '../../../src/games/aos/rulebook';
import type { Battle } from '../../../src/games/aos/types';
import { COMMANDS } from './every-command';
import { ASKED, MOMENTS_OF_A_TURN } from './every-window';

const WINDOWS = { ...ASKED, ...MOMENTS_OF_A_TURN };
type Window = keyof typeof WINDOWS;
const NAMES = Object.keys(WINDOWS) as Window[];

/** The rule that stands in the way; `over` if the moment is past; `open` where the command may be given or has reasons of its own. */
type Cell = RuleId | `${RuleId} over` | 'open';
type Row = readonly [usual: Cell, but?: Partial<Record<Window, Cell>>];

const all = (cell: Cell, ...windows: readonly Window[]): Partial<Record<Window, Cell>> =>
  Object.fromEntries(windows.map(window => [window, cell]));

const BEFORE_UNITS = ['chooseBattleplan', 'chooseRealm', 'chooseTerritory'] as const;
const DEPLOYING = ['deploy', 'deployMore'] as const;
const AFTER_UNITS = ['nameGeneral', 'choosePreBattle', 'scout', 'beforeBattle', 'chooseFirst'] as const;
const BEFORE_ROUNDS = [...BEFORE_UNITS, ...DEPLOYING, ...AFTER_UNITS];
const IN_HERO = [
  'aimSpell',
  'aimPoint',
  'choose',
  'strike',
  'summon',
  'returnModels',
  'relocate',
  'heroStart',
] as const;
const IN_MOVEMENT = ['randomMove', 'runMove', 'rideMove', 'movementStart', 'agreeRuling'] as const;
const IN_FIGHT = ['pileIn', 'pickTargets', 'declareTriumph'] as const;
const IN_COMBAT = ['pickDamaged', 'allocate', 'changeDie', 'rerollDice', 'replaceGeneral', 'chooseTrait'] as const;
const AFTER_TESTS = ['keepGroup', 'commitModels', 'battleshockEnd'] as const;
const TO_ARRIVE_EARLY = [
  ...BEFORE_ROUNDS,
  ...IN_HERO,
  ...IN_MOVEMENT,
  'hero',
  'heroEnd',
  'act',
  'unbind',
  'roundStart',
] as const;
const PASSABLE = ['deployMore', 'scout', 'unbind', 'aimPoint', 'strike', 'summon', 'relocate', 'pickFighter'] as const;
const ABILITY_WINDOWS = NAMES.filter(name => /Start$|End$|^useAbilities$|^beforeBattle$/.test(name));

/** An act of the movement phase: open while the player acts, behind whatever else is asked, and over when the phase ends. */
const inMovement = (rule: RuleId, ...open: readonly Window[]): Row => [
  'ROUND-07',
  { ...all('ROUND-06', ...IN_MOVEMENT), ...all('open', 'act', ...open), movementEnd: `${rule} over` },
];

/** For each command: the rule it is refused by in most windows, and those where it is another. */
const EXPECTED: Readonly<Record<CommandType, Row>> = {
  chooseBattleplan: ['PLAN-01 over', { chooseBattleplan: 'open' }],
  chooseRealm: ['REALM-01 over', { chooseBattleplan: 'REALM-01', chooseRealm: 'open' }],
  chooseTerritory: ['FB-01 over', { ...all('FB-01', 'chooseBattleplan', 'chooseRealm'), chooseTerritory: 'open' }],
  deploy: ['SETUP-02 over', { ...all('SETUP-02', ...BEFORE_UNITS), ...all('open', ...DEPLOYING) }],
  reserve: ['SETUP-03 over', { ...all('SETUP-03', ...BEFORE_UNITS), ...all('open', ...DEPLOYING) }],
  nameGeneral: [
    'GENL-02 over',
    {
      ...all('SETUP-01', ...BEFORE_UNITS, ...DEPLOYING),
      ...all('GENL-01 over', ...AFTER_UNITS),
      ...all('open', 'nameGeneral', 'replaceGeneral'),
    },
  ],
  choosePreBattle: [
    'PRE-02 over',
    { ...all('PRE-02', ...BEFORE_UNITS, ...DEPLOYING, 'nameGeneral'), choosePreBattle: 'open' },
  ],
  scout: [
    'PRE-01 over',
    { ...all('PRE-01', ...BEFORE_UNITS, ...DEPLOYING, 'nameGeneral', 'choosePreBattle'), scout: 'open' },
  ],
  chooseFirst: ['ROUND-03', { chooseFirst: 'open' }],
  chooseTrait: ['TRAIT-03', { chooseTrait: 'open' }],

  sacrifice: ['SCEN-01 over', { ...all('SCEN-01', ...BEFORE_ROUNDS, 'unbind', 'roundStart'), heroStart: 'open' }],
  cast: ['ROUND-07', { ...all('ROUND-06', ...IN_HERO), unbind: 'HERO-02', hero: 'open', heroEnd: 'HERO-02 over' }],
  unbind: ['CAST-03', { unbind: 'open' }],
  aimSpell: ['CAST-07', { aimSpell: 'open' }],
  aimPoint: ['CAST-07', { aimPoint: 'open' }],
  useAbility: ['CAST-03', { unbind: 'open' }],
  choose: ['ABIL-02', { choose: 'open' }],
  strike: ['ABIL-02', { strike: 'open' }],
  returnModels: ['ABIL-02', { returnModels: 'open' }],
  relocate: ['ABIL-02', { relocate: 'open' }],
  summon: ['RNF-02', { summon: 'open' }],

  move: inMovement('MOVE-01', 'randomMove', 'runMove'),
  retreat: inMovement('MOVE-01', 'randomMove', 'runMove'),
  run: inMovement('RUN-01', 'randomMove'),
  rollMove: inMovement('RAND-02'),
  rideWinds: inMovement('MOVE-01'),
  leaveGarrison: inMovement('GARR-11'),
  garrison: [
    'ROUND-07',
    {
      ...inMovement('GARR-03', 'randomMove')[1],
      ...all('GARR-02', ...BEFORE_UNITS),
      ...all('open', ...DEPLOYING),
      ...all('GARR-02 over', ...AFTER_UNITS),
      runMove: 'GARR-03',
    },
  ],
  rideMove: ['ABIL-02', { rideMove: 'open' }],
  rerollMove: ['ABIL-02', { runMove: 'open', chargeMove: 'open' }],
  atTheDouble: ['CMD-10', { runMove: 'open' }],
  arrive: ['ABIL-05 over', { ...all('ABIL-05', ...TO_ARRIVE_EARLY), movementEnd: 'open' }],

  shoot: ['ROUND-07', { shooting: 'open', shootingEnd: 'SHOOT-01 over' }],
  tryCharge: ['ROUND-07', { chargeMove: 'ROUND-06', charge: 'open', chargeEnd: 'CHARGE-01 over' }],
  forwardToVictory: ['CMD-11', { chargeMove: 'open' }],
  chargeMove: ['CHARGE-02', { chargeMove: 'open' }],
  declineCharge: ['CHARGE-07', { chargeMove: 'open' }],

  fight: [
    'ROUND-07',
    {
      ...all('ROUND-06', 'useAbilities', ...IN_FIGHT, ...IN_COMBAT),
      pickFighter: 'open',
      combatEnd: 'COMBAT-01 over',
    },
  ],
  pileIn: ['COMBAT-05', { ...all('COMBAT-05 over', 'pickTargets', 'declareTriumph'), pileIn: 'open' }],
  attack: ['ATK-18', { ...all('ROUND-06', 'pileIn', 'declareTriumph'), pickTargets: 'open' }],
  triumph: ['TRI-02', { ...all('open', ...BEFORE_UNITS, ...DEPLOYING, ...IN_FIGHT) }],
  changeDie: ['ABIL-02', { changeDie: 'open' }],
  rerollDice: ['ABIL-02', { rerollDice: 'open' }],
  settleFirst: ['WND-01', { pickDamaged: 'open' }],
  allocate: ['WND-01', { allocate: 'open' }],

  inspire: [
    'CMD-12',
    { ...all('CMD-12 over', 'testNerve', 'flee', ...AFTER_TESTS), battleshockStart: 'ROUND-06', inspire: 'open' },
  ],
  testNerve: [
    'ROUND-07',
    {
      ...all('ROUND-06', 'battleshockStart', 'inspire', 'flee'),
      ...all('SHOCK-01 over', ...AFTER_TESTS),
      testNerve: 'open',
    },
  ],
  flee: ['SHOCK-06', { flee: 'open' }],
  keepGroup: ['SPLIT-01', { keepGroup: 'open' }],
  commitModels: ['OBJ-06', { commitModels: 'open' }],

  pass: ['ROUND-06', all('open', ...PASSABLE, ...ABILITY_WINDOWS, 'declareTriumph', 'changeDie', 'inspire')],
  endPhase: [
    'ROUND-06',
    { ...all('open', 'act', 'hero', 'shooting', 'charge'), pickFighter: 'COMBAT-07', testNerve: 'SHOCK-01' },
  ],
  concede: ['open'],
  propose: ['open'],
  agree: ['TABLE-01', { agreeRuling: 'open' }],
  decline: ['TABLE-01', { agreeRuling: 'open' }],
  withdraw: ['TABLE-01', { agreeRuling: 'ROUND-02' }], // by the player who is asked
};

const OF_TIME: ReadonlySet<Refusal['code']> = new Set<Refusal['code']>([
  'turn.notYours',
  'turn.notAsked',
  'turn.wrongPhase',
  'turn.notTheMoment',
  'unit.notAsked',
  'garrison.insteadOfMove',
  'ability.notNow',
]);

function cellOf(battle: Battle, type: CommandType): Cell {
  const [refusal, ...more] = check(battle, COMMANDS[type]).filter(({ code }) => OF_TIME.has(code));
  expect(more, `${type} has one reason of time`).toEqual([]);
  if (!refusal) return 'open';
  return refusal.code === 'turn.notTheMoment' && refusal.facts.isOver ? `${refusal.rule} over` : refusal.rule;
}

/** These are asked about dice or spells that the bare window does not have. */
const NEEDS_MORE: readonly (readonly [Window, CommandType])[] = [
  ['strike', 'strike'],
  ['strike', 'pass'],
  ['aimSpell', 'aimSpell'],
  ['aimPoint', 'aimPoint'],
  ['changeDie', 'changeDie'],
];

describe('every command in every window is refused by the rule that stands in the way', () => {
  const types = Object.keys(EXPECTED) as CommandType[];
  test.each(NAMES)('%s', name => {
    const battle = WINDOWS[name]();
    const asked = types.filter(type => !NEEDS_MORE.some(([window, command]) => window === name && command === type));
    const found = Object.fromEntries(asked.map(type => [type, cellOf(battle, type)]));
    const expected = Object.fromEntries(asked.map(type => [type, EXPECTED[type][1]?.[name] ?? EXPECTED[type][0]]));
    expect(found).toEqual(expected);
  });
});

test('ROUND-06 where something else is asked first, the reason is the question itself', () => {
  for (const name of NAMES) {
    const battle = WINDOWS[name]();
    for (const command of Object.values(COMMANDS)) {
      if (NEEDS_MORE.some(([window, type]) => window === name && type === command.type)) continue;
      const first = check(battle, command).find(({ code }) => code === 'turn.notAsked');
      if (first) expect(first.facts, `${command.type} in ${name}`).toEqual({ ask: battle.asks.at(-1) });
    }
  }
});
