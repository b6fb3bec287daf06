import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { BattleEvent } from '../../../../src/games/aos/events';
import { isCutShort, verdict } from '../../../../src/games/aos/facts/score';
import { fold } from '../../../../src/games/aos/fold';
import { originOf } from '../../../../src/games/aos/origin';
import { firstSlayer } from '../../../../src/games/aos/rules/damage/allocate';
import type { Battle, Seat, SlainCause } from '../../../../src/games/aos/types';
import { ahead, stage, unit } from '../../fixture';
import { lastBlow } from '../../last-blow';

/** A lord who has not come yet, and leads those who have. */
const late = unit('lord-celestant', { id: 'late', inReserve: true });
const reserved = { generals: { ember: 'late/1' }, allegiances: { ember: 'stormcast-eternals' } };

const slain = (
  seat: Seat,
  model: string,
  more: { readonly cause?: SlainCause; readonly by?: Seat | undefined } = {},
): BattleEvent => ({
  type: 'modelSlain',
  triggers: [],
  slain: {
    model,
    unit: model.slice(0, model.indexOf('/')),
    warscroll: model.startsWith('rasps') ? 'chainrasp-horde' : 'liberators',
    seat,
    cause: 'attack',
    by: seat === 'azure' ? 'ember' : 'azure',
    round: 1,
    ...more,
  },
});
const fallen = (seat: Seat, name: string, count: number) =>
  Array.from({ length: count }, (_, i) => slain(seat, `${name}/${i + 1}`));

/** A number of Liberators on one side and Chainrasps on the other, all on the table, in the first round. */
function facing(plan: string, azure: number, ember: number, ...events: readonly BattleEvent[]): Battle {
  const origin = originOf({
    ...firstClash,
    battleplan: plan,
    armies: {
      azure: { player: 'a', units: [{ id: 'libs', warscroll: 'liberators', models: azure }] },
      ember: { player: 'e', units: [{ id: 'rasps', warscroll: 'chainrasp-horde', models: ember }] },
    },
  });
  const setUp: readonly BattleEvent[] = [
    { type: 'unitSetUp', unit: 'libs', placed: [] },
    { type: 'unitSetUp', unit: 'rasps', placed: [] },
    { type: 'priorityRolled', round: 1, faces: { azure: 6, ember: 1 }, chooser: 'azure' },
    { type: 'turnBegan', turn: 1, active: 'azure' },
  ];
  return [...setUp, ...events].reduce(fold, origin);
}

describe('the victory of a battleplan that names none', () => {
  test('VICT-02 the last enemy model slain ends the battle with a major victory', () => {
    const staged = lastBlow([], { battleplan: 'last-stand', round: 3 });
    expect(staged.battle().ended).toBe(true);
    expect(staged.eventsOf('battleEnded')[0]?.outcome).toMatchObject({ winner: 'azure', rank: 'major' });
  });

  test('VICT-02 it goes on while anyone is left in reserve', () => {
    const staged = lastBlow([late], { battleplan: 'last-stand', ...reserved });
    expect(staged.battle().ended).toBe(false);
  });

  test('VICT-02 if both armies die in one step it is a draw', () => {
    const battle = facing('last-stand', 5, 10, ...fallen('azure', 'libs', 5), ...fallen('ember', 'rasps', 10));
    expect(isCutShort(battle)).toBe(true);
    expect(verdict(battle)).toMatchObject({ winner: undefined, rank: 'draw' });
  });

  test.each([
    ['VICT-03 6 of 20 against 5 of 20: the greater share wins', 20, 20, 5, 6, 'azure', 'minor'],
    ['VICT-03 3 of 10 against 6 of 20: a draw', 10, 20, 3, 6, undefined, 'draw'],
    ['VICT-03 more models but the smaller share', 5, 20, 2, 7, 'ember', 'minor'],
    ['VICT-03 a third against a third, which no decimal shows', 15, 30, 5, 10, undefined, 'draw'],
    ['VICT-03 nobody lost', 10, 10, 0, 0, undefined, 'draw'],
  ] as const)('%s', (_, azure, ember, azureLost, emberLost, winner, rank) => {
    const losses = [...fallen('azure', 'libs', azureLost), ...fallen('ember', 'rasps', emberLost)];
    expect(verdict(facing('last-stand', azure, ember, ...losses))).toMatchObject({ winner, rank });
  });

  test('VICT-03 RES-04 reserves that never came count as slain', () => {
    const battle = facing('last-stand', 5, 10, { type: 'unitReserved', unit: 'libs', place: 'afar' });
    expect(verdict(battle)).toMatchObject({ winner: 'ember', rank: 'minor' });
  });
});

describe('First Blood', () => {
  test.each<[string, SlainCause, Seat | undefined]>([
    ['its own sacrifice', 'scenery', undefined],
    ['lack of room', 'noRoom', undefined],
    ['a split unit', 'split', undefined],
    ['a reserve that never came', 'reserve', undefined],
    ['flight', 'fled', undefined],
    ['its own ability', 'ability', 'azure'],
  ])('FB-07 a model lost to %s draws no first blood, and the award stays open', (_, cause, by) => {
    const lost = facing('first-blood', 5, 10, slain('azure', 'libs/1', { cause, by }));
    expect(firstSlayer(lost)).toBeUndefined();
    expect(firstSlayer([slain('ember', 'rasps/1')].reduce(fold, lost))).toBe('azure');
  });

  test.each(['attack', 'spell', 'ability'] as const)('FB-06 FB-07 an enemy’s %s draws it', cause => {
    expect(firstSlayer(facing('first-blood', 5, 10, slain('azure', 'libs/1', { cause })))).toBe('ember');
  });

  test.each(['azure', 'ember'] as const)('FB-07 if both slay in one step it is the active player’s: %s', active => {
    const both = facing('first-blood', 5, 10, slain('azure', 'libs/1'), slain('ember', 'rasps/1'));
    expect(firstSlayer({ ...both, active })).toBe(active);
  });

  test('FB-08 RES-04 an army with nobody but reserves is beaten, and they count as slain', () => {
    const staged = lastBlow([late], { battleplan: 'first-blood', ...reserved });
    expect(staged.battle().ended).toBe(true);
    expect(staged.eventsOf('battleEnded')[0]?.outcome.points).toEqual({ azure: 2 + 5, ember: 0 });
  });

  test('FB-08 an army that began wholly in reserve is not beaten before anyone has come', () => {
    const battle = facing('first-blood', 5, 10, { type: 'unitReserved', unit: 'libs', place: 'afar' });
    expect(isCutShort(battle)).toBe(false);
    expect(isCutShort(fallen('azure', 'libs', 5).reduce(fold, battle))).toBe(true); // with nobody left to come it is
  });

  test('FB-09 fled and split models score fully, wounds on survivors nothing', () => {
    const battle = facing(
      'first-blood',
      5,
      10,
      slain('azure', 'libs/1', { cause: 'fled', by: undefined }),
      slain('azure', 'libs/2', { cause: 'split', by: undefined }),
      { type: 'woundsAllocated', unit: 'libs', model: 'libs/3', wounds: 1 },
      ...fallen('ember', 'rasps', 3),
    );
    expect(verdict(battle)).toEqual({ winner: 'ember', rank: 'minor', points: { azure: 3, ember: 4 } });
  });
});

test('FIELD-01 24" by 24" is a legal table, 23.9" by 48" is not', () => {
  const parsed = (width: number, depth: number) =>
    aos.schemas.setup['~run']({ value: { ...firstClash, table: { width, depth } } }, {}).issues?.length ?? 0;
  expect([parsed(24, 24), parsed(72, 48), parsed(23.9, 48), parsed(48, 23.9)].map(count => count > 0)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('GEN-04 every unit of the player’s army is a friend, including allies, and every other unit an enemy', () => {
  const staged = stage({
    azure: [
      unit('lord-celestant', { at: { x: 20, y: 20 } }),
      unit('liberators', { id: 'x', at: { x: 40, y: 5 } }),
      unit('liberators', { id: 'y', at: { x: 40, y: 9 } }),
      unit('liberators', {
        id: 'ally',
        isAlly: true,
        at: { x: 20, y: 20 + ahead('lord-celestant', 'liberators', 0.5) },
      }),
    ],
    ember: [
      unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 - ahead('lord-celestant', 'lord-celestant', 0.5) } }),
    ],
  });
  staged.pass();
  staged.submit({ type: 'fight', unit: 'lord-celestant' });
  staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
  const at = (target: string) => ['runeblade', 'warhammer'].map(weapon => ({ weapon, target }));
  expect(staged.check({ type: 'attack', unit: 'lord-celestant', orders: at('ally') })).toEqual([
    'attack.friendlyTarget',
    'attack.friendlyTarget',
  ]);
  expect(staged.check({ type: 'attack', unit: 'lord-celestant', orders: at('foe') })).toEqual([]);
});
