import { describe, expect, test } from 'vitest';
import { ahead, type Order, type Scene, stage, unit } from '../fixture';
import { piece, rectangle } from './terrain-pieces';

/** A wizard, someone to fight and someone who is dead on one side; enemies near and far on the other. */
const AZURE = [
  unit('knight-incantor', { at: { x: 20, y: 10 } }),
  unit('liberators', { at: { x: 40, y: 10 } }),
  unit('judicators', { id: 'dead', at: { x: 60, y: 5 }, lost: 5, lostBefore: true }),
];
const EMBER = [unit('guardian-of-souls', { at: { x: 20, y: 22 } }), unit('chainrasp-horde', { at: { x: 40, y: 40 } })];
const far = (phase: NonNullable<Scene['phase']>, more: Partial<Scene> = {}) =>
  stage({ phase, azure: AZURE, ember: EMBER, points: { azure: 1 }, ...more });

const fighting = () => {
  const near = { x: 40, y: 10 + ahead('liberators', 'chainrasp-horde', 1) };
  const staged = far('combat', { ember: [unit('guardian-of-souls'), unit('chainrasp-horde', { at: near })] });
  staged.pass();
  return staged;
};
const shaken = () =>
  far('battleshock', {
    azure: AZURE.map(each => (each.warscroll === 'liberators' ? { ...each, models: 10, lost: 3 } : each)),
  });
const deploying = () => far('deployment', { dice: [] });

type UnitOrder = (unit: string) => Order;
const plain =
  (type: 'run' | 'rollMove' | 'shoot' | 'tryCharge' | 'fight' | 'testNerve' | 'reserve') =>
  (unit: string): Order => ({ type, unit });

describe('GEN-03 SLAIN-02 a player cannot command units that do not exist, are not theirs, or are slain', () => {
  test.each<[string, () => ReturnType<typeof stage>, UnitOrder]>([
    ['useAbility', () => far('hero'), unit => ({ type: 'useAbility', unit, ability: 'spirit-flask' })],
    ['cast', () => far('hero'), unit => ({ type: 'cast', unit, model: `${unit}/1`, spell: 'arcane-bolt' })],
    ['move', () => far('movement'), unit => ({ type: 'move', unit, steps: [] })],
    ['retreat', () => far('movement'), unit => ({ type: 'retreat', unit, steps: [] })],
    ['run', () => far('movement'), plain('run')],
    ['rollMove', () => far('movement'), plain('rollMove')],
    ['rideWinds', () => far('movement'), unit => ({ type: 'rideWinds', unit, direction: 0 })],
    ['garrison', () => far('movement'), unit => ({ type: 'garrison', unit, feature: 'keep' })],
    ['leaveGarrison', () => far('movement'), unit => ({ type: 'leaveGarrison', unit, places: [] })],
    ['shoot', () => far('shooting'), plain('shoot')],
    ['tryCharge', () => far('charge'), plain('tryCharge')],
    ['fight', fighting, plain('fight')],
    ['testNerve', shaken, plain('testNerve')],
  ])('%s', (_, scene, order) => {
    const staged = scene();
    expect(staged.refusals(order('nobody'))).toEqual([
      { rule: 'GEN-03', code: 'unit.unknown', facts: { unit: 'nobody' } },
    ]);
    expect(staged.refusals(order('chainrasp-horde'))).toEqual([
      { rule: 'GEN-03', code: 'unit.notYours', facts: { owner: 'ember' } },
    ]);
    expect(staged.refusals(order('dead'))).toEqual([{ rule: 'SLAIN-02', code: 'unit.destroyed', facts: {} }]);
  });
});

describe('who is asked, and for what', () => {
  test('ROUND-02 the other side’s refusal names who decides', () => {
    expect(far('movement').refusals({ seat: 'ember', type: 'run', unit: 'chainrasp-horde' })).toEqual([
      { rule: 'ROUND-02', code: 'turn.notYours', facts: { deciding: 'azure' } },
    ]);
  });

  test.each([
    ['a run in the hero phase', 'hero', plain('run')('liberators'), 'movement'],
    ['a shot in the movement phase', 'movement', plain('shoot')('liberators'), 'shooting'],
    ['a charge in the shooting phase', 'shooting', plain('tryCharge')('liberators'), 'charge'],
    [
      'a spell in the charge phase',
      'charge',
      { type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell: 'arcane-bolt' },
      'hero',
    ],
  ] as const)('ROUND-07 %s is named with its phase', (_, phase, order, needed) => {
    expect(far(phase).refusals(order)).toEqual([
      { rule: 'ROUND-07', code: 'turn.wrongPhase', facts: { needed, now: phase } },
    ]);
  });

  test('ROUND-07 also while fighters are picked, where nobody simply acts', () => {
    expect(fighting().refusals(plain('shoot')('liberators'))).toEqual([
      { rule: 'ROUND-07', code: 'turn.wrongPhase', facts: { needed: 'shooting', now: 'combat' } },
    ]);
  });

  test('ROUND-06 in the right phase, what was asked first comes first', () => {
    const staged = far('movement', { dice: [3] });
    staged.submit({ type: 'run', unit: 'liberators' });
    expect(staged.refusals({ type: 'shoot', unit: 'liberators' })).toMatchObject([{ code: 'turn.wrongPhase' }]);
    expect(staged.refusals({ type: 'run', unit: 'knight-incantor' })).toEqual([
      {
        rule: 'ROUND-06',
        code: 'turn.notAsked',
        facts: { ask: { kind: 'runMove', seat: 'azure', unit: 'liberators' } },
      },
    ]);
    expect(staged.refusals({ type: 'move', unit: 'knight-incantor', steps: [] })).toEqual([
      { rule: 'ROUND-06', code: 'unit.notAsked', facts: { asked: 'liberators' } },
    ]);
  });

  test('FB-08 conceding ends it during any question; after that nothing is allowed', () => {
    const staged = far('movement');
    staged.submit({ seat: 'ember', type: 'concede' });
    expect(staged.refusals({ seat: 'azure', type: 'endPhase' })).toEqual([
      { rule: 'FB-08', code: 'turn.over', facts: {} },
    ]);
    expect(staged.check({ seat: 'azure', type: 'concede' })).toEqual(['turn.over']);
  });
});

test('SETUP-02 GEN-03 nobody sets up what is not theirs', () => {
  const staged = deploying();
  for (const [type, more] of [
    ['deploy', { places: [] }],
    ['reserve', {}],
    ['garrison', { feature: 'keep' }],
  ] as const) {
    expect(staged.check({ type, unit: 'nobody', ...more } as Order), type).toEqual(['unit.unknown']);
    expect(staged.check({ type, unit: 'chainrasp-horde', ...more } as Order), type).toEqual(['unit.notYours']);
  }
});

test('SCEN-01 RES-02 nor sacrifices or brings on what is not theirs', () => {
  const stones = piece(rectangle(38, 5, 44, 8.8), { id: 'stones', scenery: 'damned' });
  const altar = far('hero', { terrain: [stones] });
  for (const [id, code] of [
    ['nobody', 'unit.unknown'],
    ['chainrasp-horde', 'unit.notYours'],
    ['dead', 'unit.destroyed'],
  ]) {
    expect(altar.check({ type: 'sacrifice', unit: id ?? '' })).toEqual([code]);
    expect(altar.check({ type: 'arrive', unit: id ?? '', places: [] })).toEqual([code]);
  }
  expect(altar.refusals({ type: 'arrive', unit: 'liberators', places: [] })).toEqual([
    { rule: 'ABIL-05', code: 'turn.notTheMoment', facts: { command: 'arrive', isOver: false } },
  ]);
});
