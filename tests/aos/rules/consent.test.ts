import { describe, expect, test } from 'vitest';
import type { Ruling } from '../../../src/games/aos/consent/types';
import type { Seat } from '../../../src/games/aos/types';
import { ahead, baseOf, type Scene, stage, unit } from '../fixture';

const LIBERATORS = 'liberators';
const HORDE = 'chainrasp-horde';
const KEEPER = 'guardian-of-souls';
const { length: LONG } = baseOf(LIBERATORS);

/** Five Liberators in a row at y 10, the enemy so far ahead of them. */
const facing = (phase: NonNullable<Scene['phase']>, more: Partial<Scene> = {}, gap = 8) => {
  const staged = stage({
    phase,
    azure: [unit(LIBERATORS, { at: { x: 20, y: 10 } })],
    ember: [
      unit(KEEPER, { at: { x: 60, y: 40 } }),
      unit(HORDE, { at: { x: 20, y: 10 + ahead(LIBERATORS, HORDE, gap) } }),
    ],
    ...more,
  });
  staged.pass();
  return staged;
};
type Table = ReturnType<typeof stage>;

const put = (model: string, x: number, y: number): Ruling => ({ kind: 'placeModel', model, x, y, facing: 0 });
const wounds = (model: string, count: number): Ruling => ({ kind: 'setWounds', model, wounds: count });
const points = (seat: Seat, count: number): Ruling => ({ kind: 'setCommandPoints', seat, points: count });
const propose = (ruling: Ruling, seat: Seat = 'azure') => ({ seat, type: 'propose', ruling }) as const;

/** Two wounds on five Judicators wait to be allocated. */
function struck(later: readonly number[] = []): Table {
  const staged = facing('combat', {
    azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
    ember: [unit('judicators', { at: { x: 20, y: 10 + ahead('lord-celestant', 'judicators', 0.5) } })],
    dice: [6, 6, 1, 1, 6, 6, 1, 1, 1, 1, ...later],
  });
  staged.attack('lord-celestant', 'judicators');
  expect(staged.ask()).toMatchObject({ kind: 'allocate', wounds: 2 });
  return staged;
}

function agreeOn(staged: Table, ruling: Ruling, seat: Seat = 'azure') {
  staged.submit(propose(ruling, seat));
  return staged.submit({ type: 'agree' });
}

describe('TABLE-01 one proposes, the other answers', () => {
  test('either player may propose during any question, and the other is asked', () => {
    for (const seat of ['azure', 'ember'] as const) {
      const staged = facing('movement');
      staged.submit(propose(points('ember', 2), seat));
      const asked = seat === 'azure' ? 'ember' : 'azure';
      expect(staged.ask()).toEqual({ kind: 'agreeRuling', seat: asked, ruling: points('ember', 2) });
      expect(staged.options().map(({ type }) => type)).toEqual(['decline', 'agree']);
    }
  });

  test('what was asked before waits, and comes back when the other declines', () => {
    const staged = facing('movement');
    const before = staged.battle();
    staged.submit(propose(points('azure', 3)));
    expect(staged.battle().commandPoints.azure).toBe(0);
    expect(staged.check({ type: 'endPhase', seat: 'azure' })).toEqual(['turn.notYours']);
    staged.submit({ type: 'decline' });
    expect(staged.battle()).toEqual(before);
  });

  test('the proposer may withdraw, and nobody else', () => {
    const staged = facing('movement');
    const before = staged.battle();
    staged.submit(propose(points('azure', 3)));
    expect(staged.check({ type: 'withdraw', seat: 'ember' })).toEqual(['turn.notYours']);
    expect(staged.check({ type: 'agree', seat: 'azure' })).toEqual(['turn.notYours']);
    expect(staged.check({ type: 'decline', seat: 'azure' })).toEqual(['turn.notYours']);
    staged.submit({ type: 'withdraw', seat: 'azure' });
    expect(staged.battle()).toEqual(before);
  });

  test('one proposal at a time, and nothing to answer without one', () => {
    const staged = facing('movement');
    for (const type of ['agree', 'decline', 'withdraw'] as const)
      expect(staged.check({ type })).toEqual(['turn.notTheMoment']);
    staged.submit(propose(points('azure', 3)));
    expect(staged.refusals(propose(points('azure', 4), 'ember'))).toEqual([
      { rule: 'TABLE-01', code: 'ruling.open', facts: { asked: 'ember' } },
    ]);
  });

  test('players who do not want it do not have it', () => {
    const staged = facing('movement', { rulings: { consent: false } });
    expect(staged.check(propose(points('azure', 3)))).toEqual(['ruling.notWanted']);
  });

  test('nobody proposes when the battle is over', () => {
    const staged = facing('movement');
    staged.submit({ type: 'concede', seat: 'ember' });
    expect(staged.check(propose(points('azure', 3)))).toEqual(['turn.over']);
  });

  test('what is agreed is listed with who proposed it, when, and what was before', () => {
    const staged = facing('movement', { points: { azure: 1 } });
    agreeOn(staged, points('azure', 2));
    agreeOn(staged, wounds(`${LIBERATORS}/2`, 1), 'ember');
    expect(staged.battle().agreed).toEqual([
      { ruling: points('azure', 2), by: 'azure', round: 1, phase: 'movement', before: 1 },
      { ruling: wounds(`${LIBERATORS}/2`, 1), by: 'ember', round: 1, phase: 'movement', before: 0 },
    ]);
  });
});

describe('TABLE-02 put a model there', () => {
  const model = `${LIBERATORS}/1`;

  test('it stands there, however far, and the unit may be torn apart', () => {
    const staged = facing('movement');
    agreeOn(staged, put(model, 50.25, 30));
    expect(staged.unit(LIBERATORS).models[0]).toMatchObject({ id: model, x: 50.25, y: 30, z: 0 });
    expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'movement' });
    expect(staged.unit(LIBERATORS).deeds).toEqual([]);
  });

  test.each<[string, number, number, readonly string[]]>([
    ['at the very edge', LONG / 2, LONG / 2, []],
    ['0.01" over the edge', LONG / 2 - 0.01, 20, ['setUp.offTable']],
    ['touching another base', 20 + LONG + 0.2 + LONG, 10, ['setUp.overlaps']],
    ['base to base with an enemy', 20, 10 + ahead(LIBERATORS, HORDE, 8) - ahead(LIBERATORS, HORDE, 0), []],
    ['0.01" into an enemy', 20, 10 + ahead(LIBERATORS, HORDE, 8) - ahead(LIBERATORS, HORDE, -0.01), ['setUp.overlaps']],
    ['where it stood', 20, 10, []],
  ])('%s', (_, x, y, codes) => {
    expect(facing('movement').check(propose(put(model, x, y)))).toEqual(codes);
  });

  test('a model that nobody has is refused', () => {
    expect(facing('movement').check(propose(put('nobody/1', 5, 5)))).toEqual(['model.unknown']);
  });

  test('one of a unit in reserve is refused', () => {
    const reserve = unit('judicators', { inReserve: true });
    const staged = facing('movement', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 } }), reserve] });
    expect(staged.check(propose(put('judicators/1', 5, 5)))).toEqual(['ruling.notOnTable']);
  });

  test('a slain model comes back unhurt, and no longer counts as slain', () => {
    const staged = facing('movement', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 }, lost: 2 })] });
    expect(staged.unit(LIBERATORS).slainThisTurn).toBe(2);
    agreeOn(staged, put(`${LIBERATORS}/5`, 30, 10));
    expect(staged.unit(LIBERATORS).models.map(({ id }) => id)).toContain(`${LIBERATORS}/5`);
    expect(staged.unit(LIBERATORS).slainThisTurn).toBe(1);
    expect(staged.battle().slain.map(slain => slain.model)).toEqual([`${LIBERATORS}/4`]);
    expect(staged.battle().agreed[0]?.wasSlain).toBe(true);
  });

  test('so does one of a unit that is gone', () => {
    const lost = unit('judicators', { at: { x: 50, y: 10 }, lost: 5 });
    const staged = facing('movement', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 } }), lost] });
    agreeOn(staged, put('judicators/3', 30, 20));
    expect(staged.unit('judicators').models).toHaveLength(1);
    expect(staged.check({ type: 'run', unit: 'judicators' })).toEqual([]);
  });

  test('a unit torn apart comes together with its next move, and loses a group at the end of the turn', () => {
    const staged = facing('movement', { dice: [1] });
    agreeOn(staged, put(model, 50, 30));
    staged.submit({ type: 'run', unit: LIBERATORS });
    staged.submit({ type: 'move', unit: LIBERATORS, steps: [] });
    for (let ask = staged.ask(); ask?.kind !== 'keepGroup'; ask = staged.ask()) {
      staged.submit(ask?.kind === 'act' ? { type: 'endPhase' } : { type: 'pass' });
    }
    staged.submit({ type: 'keepGroup', unit: LIBERATORS, model: `${LIBERATORS}/2` });
    expect(staged.unit(LIBERATORS).models).toHaveLength(4);
  });
});

describe('TABLE-02 set wounds', () => {
  const [first, second] = [`${LIBERATORS}/1`, `${LIBERATORS}/2`] as const;
  const hurt = () => facing('movement', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 }, wounds: 1 })] });

  test('up to one less than all', () => {
    const staged = facing('movement');
    agreeOn(staged, wounds(first, 1));
    expect(staged.unit(LIBERATORS).models[0]?.wounds).toBe(1);
    agreeOn(staged, wounds(first, 0));
    expect(staged.unit(LIBERATORS).models[0]?.wounds).toBe(0);
  });

  test('with all of them it is slain, by nobody, and counts for battleshock', () => {
    const staged = facing('movement');
    agreeOn(staged, wounds(first, 2));
    expect(staged.unit(LIBERATORS).models.map(({ id }) => id)).not.toContain(first);
    expect(staged.battle().slain).toMatchObject([{ model: first, cause: 'agreed', by: undefined }]);
    expect(staged.battle().firstBlood).toBeUndefined();
    expect(staged.unit(LIBERATORS).slainThisTurn).toBe(1);
  });

  test.each<[string, () => Table, Ruling, readonly string[]]>([
    ['SLAIN-01 more than all', () => facing('movement'), wounds(first, 3), ['ruling.tooManyWounds']],
    ['WND-04 a second wounded model', hurt, wounds(second, 1), ['ruling.otherWounded']],
    ['WND-04 a second model healed or slain is fine', hurt, wounds(second, 2), []],
    ['as many as it has', hurt, wounds(first, 1), ['ruling.noChange']],
    ['of nobody', hurt, wounds('nobody/1', 1), ['model.unknown']],
  ])('%s', (_, scene, ruling, codes) => {
    expect(scene().check(propose(ruling))).toEqual(codes);
  });

  test('the slain are put back first', () => {
    const staged = facing('movement', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 }, lost: 1 })] });
    expect(staged.check(propose(wounds(`${LIBERATORS}/5`, 0)))).toEqual(['ruling.slain']);
  });

  test('nobody is slain before the first round', () => {
    const staged = stage({
      phase: 'deployment',
      azure: [unit(LIBERATORS)],
      ember: [unit(HORDE)],
    });
    const [deploy] = staged.options();
    if (deploy?.type !== 'deploy') throw new Error('somebody is set up first');
    staged.submit(deploy);
    expect(staged.check(propose(wounds(`${deploy.unit}/1`, 1), 'ember'))).toEqual(
      deploy.unit === HORDE ? ['ruling.notBegun'] : [],
    );
    const all = deploy.unit === HORDE ? 1 : 2;
    expect(staged.check(propose(wounds(`${deploy.unit}/1`, all)))).toEqual(['ruling.notBegun']);
  });

  test('the last model of the enemy ends the battle', () => {
    const staged = facing('movement', { ember: [unit(KEEPER, { at: { x: 60, y: 40 } })] });
    agreeOn(staged, wounds(`${KEEPER}/1`, 5));
    expect(staged.battle().ended).toBe(true);
  });

  test('a unit in the middle of a charge keeps its models', () => {
    const staged = facing('charge', { dice: [6, 6] });
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    expect(staged.check(propose(wounds(first, 2)))).toEqual(['ruling.busy']);
    expect(staged.check(propose(wounds(first, 1)))).toEqual([]);
  });
});

describe('TABLE-02 command points', () => {
  test('are set for either side', () => {
    const staged = facing('movement', { points: { azure: 1 } });
    expect(staged.check(propose(points('azure', 1)))).toEqual(['ruling.noChange']);
    agreeOn(staged, points('azure', 0));
    agreeOn(staged, points('ember', 99));
    expect(staged.battle().commandPoints).toEqual({ azure: 0, ember: 99 });
  });
});

describe('TABLE-03 roll again', () => {
  test('takes the battle back to before the act that rolled, and plays it with new dice', () => {
    const staged = facing('charge', { dice: [1, 2, 6, 5] });
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    expect(staged.battle().rolledMove?.roll).toBe(3);
    agreeOn(staged, { kind: 'rollAgain' }, 'ember');
    expect(staged.battle().rolledMove?.roll).toBe(11);
    expect(staged.ask()).toMatchObject({ kind: 'chargeMove', unit: LIBERATORS });
    expect(staged.battle().agreed).toHaveLength(1);
  });

  test('takes back what was done with the roll', () => {
    const staged = facing('charge', { dice: [1, 2, 6, 5] });
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    staged.submit({ type: 'declineCharge', unit: LIBERATORS });
    agreeOn(staged, { kind: 'rollAgain' });
    expect(staged.ask()).toMatchObject({ kind: 'chargeMove', unit: LIBERATORS });
    expect(staged.battle().rolledMove?.roll).toBe(11);
  });

  test('a roll made again can be made again', () => {
    const staged = facing('charge', { dice: [1, 2, 1, 1, 6, 6] });
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    agreeOn(staged, { kind: 'rollAgain' });
    agreeOn(staged, { kind: 'rollAgain' });
    expect(staged.battle().rolledMove?.roll).toBe(12);
    expect(staged.battle().agreed).toHaveLength(2);
  });

  test('nothing was rolled, or a ruling has come since', () => {
    const staged = facing('charge', { dice: [1, 2] });
    expect(staged.check(propose({ kind: 'rollAgain' }))).toEqual(['ruling.nothingRolled']);
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    expect(staged.check(propose({ kind: 'rollAgain' }))).toEqual([]);
    agreeOn(staged, points('azure', 5));
    expect(staged.check(propose({ kind: 'rollAgain' }))).toEqual(['ruling.nothingRolled']);
  });

  test('brings back models that the roll has slain', () => {
    const staged = struck([1, 1, 1, 1, 1, 1]);
    staged.submit({ type: 'allocate', unit: 'judicators', models: ['judicators/1'] });
    expect(staged.unit('judicators').models).toHaveLength(4);
    agreeOn(staged, { kind: 'rollAgain' });
    expect(staged.unit('judicators').models).toHaveLength(5);
    expect(staged.battle().slain).toEqual([]);
  });
});

describe('TABLE-01 skip the question', () => {
  test('a fight that must be picked is passed over', () => {
    const staged = facing('combat', {}, 1);
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'azure' });
    expect(staged.check({ type: 'pass' })).toEqual(['fight.mustPick']);
    agreeOn(staged, { kind: 'skipQuestion' });
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'ember' });
    expect(staged.battle().agreed[0]?.skipped).toBe('pickFighter');
  });

  test('a charge is declined, and the unit has tried', () => {
    const staged = facing('charge', { dice: [6, 6] });
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    agreeOn(staged, { kind: 'skipQuestion' });
    expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'charge' });
    expect(staged.battle().rolledMove).toBeUndefined();
    expect(staged.check({ type: 'tryCharge', unit: LIBERATORS })).toEqual(['charge.alreadyTried']);
  });

  test('battleshock tests are spared', () => {
    const staged = facing('battleshock', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 }, lost: 2 })] });
    expect(staged.ask()).toEqual({ kind: 'testNerve', seat: 'azure' });
    agreeOn(staged, { kind: 'skipQuestion' });
    expect(staged.unit(LIBERATORS).models).toHaveLength(3);
    expect(staged.eventsOf('nerveTested')).toEqual([]);
    expect(staged.battle().active).toBe('ember');
  });

  test('where the battle needs an answer the first legal one is taken', () => {
    const staged = stage({ phase: 'deployment', azure: [unit(LIBERATORS)], ember: [unit(HORDE)] });
    const [first] = staged.options();
    const seat = staged.ask()?.seat;
    agreeOn(staged, { kind: 'skipQuestion' });
    expect(first?.type === 'deploy' && staged.unit(first.unit).where.kind).toBe('table');
    expect(staged.ask()?.seat).not.toBe(seat);
  });
});

describe('TABLE-01 end the phase', () => {
  test('everything open in it lapses, and the next phase begins', () => {
    const staged = facing('charge', { dice: [6, 6] });
    staged.submit({ type: 'tryCharge', unit: LIBERATORS });
    agreeOn(staged, { kind: 'endPhase' }, 'ember');
    expect(staged.battle()).toMatchObject({ phase: 'combat', rolledMove: undefined });
    expect(staged.eventsOf('phaseEnded').map(({ phase }) => phase)).toEqual(['charge']);
  });

  test.each<[Scene['phase'], Seat]>([
    ['hero', 'azure'],
    ['movement', 'azure'],
    ['shooting', 'azure'],
    ['charge', 'azure'],
    ['combat', 'azure'],
  ])('%s', (phase, seat) => {
    const staged = facing(phase ?? 'hero', {}, 1);
    agreeOn(staged, { kind: 'endPhase' }, seat);
    expect(staged.eventsOf('phaseEnded')[0]?.phase).toBe(phase);
  });

  test('a battleshock phase ends without its tests, and with it the turn', () => {
    const staged = facing('battleshock', { azure: [unit(LIBERATORS, { at: { x: 20, y: 10 }, lost: 2 })] });
    agreeOn(staged, { kind: 'endPhase' });
    expect(staged.battle()).toMatchObject({ active: 'ember', turn: 2 });
    expect(staged.eventsOf('nerveTested')).toEqual([]);
  });

  test('a fight that has been picked is called off', () => {
    const staged = facing('combat', {}, 1);
    staged.submit({ type: 'fight', unit: LIBERATORS });
    agreeOn(staged, { kind: 'endPhase' });
    expect(staged.battle()).toMatchObject({ active: 'ember', turn: 2, activation: undefined });
    expect(staged.eventsOf('diceRolled')).toEqual([]);
  });

  test('there is none before the first turn', () => {
    const staged = stage({ phase: 'deployment', azure: [unit(LIBERATORS)], ember: [unit(HORDE)] });
    expect(staged.check(propose({ kind: 'endPhase' }))).toEqual(['ruling.noPhase']);
  });

  test('wounds that wait are allocated first', () => {
    const staged = struck();
    for (const ruling of [{ kind: 'endPhase' }, wounds('judicators/1', 1), put('judicators/1', 5, 5)] as const)
      expect(staged.check(propose(ruling))).toEqual(['ruling.midway']);
    agreeOn(staged, { kind: 'skipQuestion' });
    expect(staged.unit('judicators').models).toHaveLength(4);
    agreeOn(staged, { kind: 'endPhase' });
    expect(staged.battle().phase).toBe('battleshock');
  });
});

describe('TABLE-02 a question that nobody can answer any more lapses', () => {
  test('the target of a spell was put out of reach', () => {
    const staged = facing('hero', {
      azure: [unit('knight-incantor', { at: { x: 20, y: 10 } })],
      ember: [
        unit('bladegheist-revenants', { at: { x: 20, y: 20 }, models: 5, fallen: [2, 3, 4, 5], lostBefore: true }),
      ],
      dice: [6, 6],
    });
    staged.submit({ type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell: 'arcane-bolt' });
    expect(staged.ask()?.kind).toBe('aimSpell');
    agreeOn(staged, put('bladegheist-revenants/1', 70, 46));
    expect(staged.ask()).toMatchObject({ kind: 'act', phase: 'hero' });
    expect(staged.battle().cast).toBeUndefined();
  });
});
