import { describe, expect, test } from 'vitest';
import { check } from '../../../src/games/aos/check';
import { ahead, type Order, type Scene, type Staged, shifted, stage, unit } from '../fixture';
import { piece, rectangle } from '../rules/terrain-pieces';

const LORD = unit('lord-celestant', { at: { x: 40, y: 6 } });
const scene = (phase: NonNullable<Scene['phase']>, more: Partial<Scene> = {}): Staged =>
  stage({
    phase,
    azure: [unit('liberators', { at: { x: 40, y: 10 } }), LORD],
    ember: [unit('chainrasp-horde', { at: { x: 40, y: 40 } })],
    points: { azure: 2 },
    ...more,
  });
const of = (staged: Staged, order: Order) =>
  staged.refusals(order).map(({ rule, code, facts }) => [rule, code, 'isOver' in facts && facts.isOver]);

describe('a command whose moment has passed is refused by the rule that names the moment', () => {
  test('CMD-10 At the Double once the run is made, and before there is one', () => {
    const staged = scene('movement', { dice: [2] });
    const double = { type: 'atTheDouble', unit: 'liberators' } as const;
    expect(of(staged, double)).toEqual([['CMD-10', 'turn.notTheMoment', false]]);
    staged.submit({ type: 'run', unit: 'liberators' });
    expect(staged.check(double)).toEqual([]);
    staged.submit({ type: 'move', unit: 'liberators', steps: [] });
    expect(of(staged, double)).toEqual([['CMD-10', 'turn.notTheMoment', true]]);
  });

  test('CMD-11 Forward to Victory once the charge is declined', () => {
    const staged = scene('charge', { ember: [unit('chainrasp-horde', { at: { x: 40, y: 20 } })], dice: [1, 1] });
    const forward = { type: 'forwardToVictory', unit: 'liberators' } as const;
    expect(of(staged, forward)).toEqual([['CMD-11', 'turn.notTheMoment', false]]);
    staged.submit({ type: 'tryCharge', unit: 'liberators' });
    expect(staged.check(forward)).toEqual([]);
    staged.submit({ type: 'declineCharge', unit: 'liberators' });
    expect(of(staged, forward)).toEqual([['CMD-11', 'turn.notTheMoment', true]]);
  });

  test('CMD-12 Inspiring Presence once the tests have begun', () => {
    const staged = scene('battleshock', {
      azure: [unit('liberators', { at: { x: 40, y: 10 }, models: 10, lost: 2 }), LORD],
      dice: [1],
    });
    const inspire = { type: 'inspire', unit: 'liberators' } as const;
    expect(staged.check(inspire)).toEqual([]);
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toMatchObject({ kind: 'testNerve' });
    expect(of(staged, inspire)).toEqual([['CMD-12', 'turn.notTheMoment', true]]);
    staged.submit({ type: 'testNerve', unit: 'liberators' });
  });

  test('ROUND-02 CMD-12 for the other player as well: to wait does not help', () => {
    const staged = scene('battleshock', {
      azure: [unit('liberators', { at: { x: 40, y: 10 }, models: 10, lost: 2 }), LORD],
      ember: [
        unit('chainrasp-horde', { at: { x: 40, y: 40 }, lost: 2 }),
        unit('guardian-of-souls', { at: { x: 36, y: 40 } }),
      ],
      points: { ember: 1 },
    });
    const inspire = { type: 'inspire', seat: 'ember', unit: 'chainrasp-horde' } as const;
    expect(staged.ask()).toMatchObject({ kind: 'inspire', seat: 'ember' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toMatchObject({ kind: 'testNerve', seat: 'azure' });
    expect(of(staged, inspire)).toEqual([
      ['ROUND-02', 'turn.notYours', false],
      ['CMD-12', 'turn.notTheMoment', true],
    ]);
    expect(of(staged, { type: 'run', seat: 'ember', unit: 'chainrasp-horde' })).toEqual([
      ['ROUND-02', 'turn.notYours', false],
    ]);
  });

  test('CMD-04 CMD-12 and by the want of a point as well, where there is none', () => {
    const staged = scene('battleshock', {
      azure: [unit('liberators', { at: { x: 40, y: 10 }, models: 10, lost: 2 }), LORD],
      points: {},
    });
    expect(staged.refusals({ type: 'inspire', unit: 'liberators' }).map(({ rule }) => rule)).toEqual([
      'CMD-12',
      'CMD-04',
    ]);
  });

  test('SCEN-01 a sacrifice once the hero phase has started', () => {
    const staged = scene('hero', {
      terrain: [piece(rectangle(38, 5, 44, 8.8), { id: 'stones', scenery: 'damned' })],
    });
    const sacrifice = { type: 'sacrifice', unit: 'liberators' } as const;
    expect(staged.check(sacrifice)).toEqual([]);
    staged.pass();
    expect(of(staged, sacrifice)).toEqual([['SCEN-01', 'turn.notTheMoment', true]]);
  });

  test('ABIL-05 GEN-04 reserves come in the window of their own player alone', () => {
    const staged = scene('movement', { azure: [LORD, unit('liberators', { inReserve: true })] });
    const arrive = { type: 'arrive', unit: 'liberators', places: [] } as const;
    expect(of(staged, arrive)).toEqual([['ABIL-05', 'turn.notTheMoment', false]]);
    staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toMatchObject({ kind: 'useAbilities', moment: 'movementEnd' });
    const theirs = { ...staged.battle(), active: 'ember' } as const;
    expect(check(theirs, { seat: 'azure', ...arrive })).toMatchObject([{ rule: 'ABIL-05' }]);
  });

  test('SETUP-01 naming a general while units are set up', () => {
    const staged = scene('deployment');
    expect(staged.refusals({ type: 'nameGeneral', model: 'lord-celestant/1' })).toEqual([
      { rule: 'SETUP-01', code: 'turn.notTheMoment', facts: { command: 'nameGeneral', isOver: false } },
    ]);
  });

  test('GARR-03 entering a garrison after a run, and while one is made', () => {
    const keep = piece(rectangle(38, 12, 46, 16), { id: 'keep', isGarrison: true });
    const staged = scene('movement', { terrain: [keep], dice: [2] });
    const enter = { type: 'garrison', unit: 'liberators', feature: 'keep' } as const;
    expect(staged.check(enter)).toEqual([]);
    staged.submit({ type: 'run', unit: 'liberators' });
    const hasRun = [{ rule: 'GARR-03', code: 'garrison.insteadOfMove', facts: { hasRun: true } }];
    expect(staged.refusals(enter)).toEqual(hasRun);
    expect(staged.check({ ...enter, unit: 'lord-celestant' })).toEqual(['turn.notAsked']);
    staged.submit({ type: 'move', unit: 'liberators', steps: [] });
    expect(staged.refusals(enter)).toEqual(hasRun);
    staged.submit({ type: 'move', unit: 'lord-celestant', steps: shifted(staged.unit('lord-celestant'), 0, -1) });
    expect(staged.refusals({ ...enter, unit: 'lord-celestant' })).toMatchObject([{ facts: { hasRun: false } }]);
  });

  test('SETUP-02 entering one in set-up with a unit that stands already', () => {
    const keep = piece(rectangle(38, 2, 46, 6), { id: 'keep', isGarrison: true });
    const deploying = scene('deployment', { terrain: [keep] }).battle();
    const units = deploying.units.map(each => ({ ...each, where: { kind: 'table' } as const }));
    expect(
      check({ ...deploying, units }, { seat: 'azure', type: 'garrison', unit: 'liberators', feature: 'keep' }),
    ).toMatchObject([{ rule: 'SETUP-02', code: 'setUp.already' }]);
  });
});

describe('when an ability is used', () => {
  const flask = { type: 'useAbility', unit: 'knight-incantor', ability: 'knight-incantor-spirit-flask' } as const;
  const knight = unit('knight-incantor', { at: { x: 40, y: 10 } });

  test('ABIL-04 the start of a phase is named, and what comes before it', () => {
    const staged = scene('movement', { azure: [knight] });
    expect(staged.refusals(flask)).toMatchObject([
      { rule: 'ABIL-04', code: 'ability.notNow', facts: { moments: ['combatStart'] } },
    ]);
  });

  test('GEN-02 one that the unit does not have', () => {
    const staged = scene('movement');
    expect(staged.refusals({ ...flask, unit: 'liberators' })).toEqual([
      { rule: 'GEN-02', code: 'ability.unknown', facts: { ability: flask.ability } },
    ]);
  });
});

describe('ROUND-07 whose phase it is', () => {
  test('HERO-02 MOVE-01 SHOOT-01 CHARGE-01 in the other player’s turn the act is refused by its own rule', () => {
    const base = scene('hero', { active: 'ember', ember: [unit('chainrasp-horde')] }).battle();
    const cast = { type: 'cast', unit: 'liberators', model: 'liberators/1', spell: 'arcane-bolt' } as const;
    for (const [phase, order, rule] of [
      ['hero', cast, 'HERO-02'],
      ['movement', { type: 'run', unit: 'liberators' }, 'RUN-01'],
      ['shooting', { type: 'shoot', unit: 'liberators' }, 'SHOOT-01'],
      ['charge', { type: 'tryCharge', unit: 'liberators' }, 'CHARGE-01'],
    ] as const) {
      const asks = [{ kind: 'allocate', seat: 'azure', unit: 'liberators', wounds: 1 }] as const;
      expect(check({ ...base, phase, asks }, { seat: 'azure', ...order })).toMatchObject([
        { rule, code: 'turn.notTheMoment', facts: { isOver: false } },
      ]);
    }
  });

  test('ATK-18 what a unit does once picked waits for what is asked before', () => {
    const near = { x: 40, y: 10 + ahead('liberators', 'chainrasp-horde', 1) };
    const staged = scene('combat', { ember: [unit('chainrasp-horde', { at: near })] });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'liberators' });
    expect(staged.check({ type: 'attack', unit: 'liberators', orders: [] })).toEqual(['turn.notAsked']);
    expect(staged.check({ type: 'attack', unit: 'lord-celestant', orders: [] })).toEqual(['turn.notTheMoment']);
  });
});
