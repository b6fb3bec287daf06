import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { Muster, Setup } from '../../../../src/games/aos/battle-setup';
import { scriptedState } from '../../../../src/kernel/dice';
import { begin } from '../../begin';
import { ahead, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';
import { piece, rectangle } from '../terrain-pieces';

bringStaged();

const lord = (id: string, more: Partial<Muster> = {}): Muster => ({
  id,
  warscroll: 'lord-celestant',
  models: 1,
  ...more,
});

describe('going into reserve', () => {
  const deploying = (azure: readonly Muster[], isSworn = true) => {
    const setup: Setup = {
      ...firstClash,
      armies: {
        azure: { player: 'a', allegiance: isSworn ? 'stormcast-eternals' : undefined, units: azure },
        ember: { player: 'e', units: [lord('foe'), lord('fiend'), lord('fury')] },
      },
    };
    const table = begin(setup, [6, 1]);
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    return table;
  };
  const reserve = (id: string) => ({ seat: 'azure', type: 'reserve', unit: id }) as const;
  const place = (seat: 'azure' | 'ember', id: string, x: number) =>
    ({ seat, type: 'deploy', unit: id, places: [{ x, y: seat === 'azure' ? 5 : 43, facing: 0 }] }) as const;

  test('RES-01 ALG-07 without an ability that allows it nobody waits elsewhere, and no ally', () => {
    const plain = deploying([lord('a'), lord('b')], false);
    plain.submit(place('azure', 'b', 30));
    plain.submit(place('ember', 'foe', 30));
    expect(plain.check(reserve('a'))).toEqual(['reserve.noAbility']);
    const sworn = deploying([lord('a'), lord('b'), lord('c'), lord('d', { isAlly: true })]);
    sworn.submit(place('azure', 'b', 30));
    sworn.submit(place('ember', 'foe', 30));
    expect(sworn.refusals(reserve('b'))).toEqual([{ rule: 'SETUP-02', code: 'setUp.already', facts: {} }]);
    expect(sworn.check(reserve('d'))).toEqual(['reserve.noAbility']);
    expect(sworn.check(reserve('a'))).toEqual([]);
  });

  test('SETUP-03 the log names the unit’s reserve, the unit takes no room, and the pick is used up', () => {
    const table = deploying([lord('a'), lord('b')]);
    table.submit(place('azure', 'b', 30));
    table.submit(place('ember', 'foe', 30));
    table.submit(reserve('a'));
    expect(table.battle().units[0]?.where).toEqual({ kind: 'reserve', place: 'the Celestial Realm' });
    expect(table.ask()).toEqual({ kind: 'deploy', seat: 'ember' });
  });

  test('RES-01 no more wait than will stand on the table, whichever are named first', () => {
    const table = deploying([lord('a'), lord('b'), lord('c')]);
    table.submit(reserve('a'));
    table.submit(place('ember', 'foe', 30));
    expect(table.check(reserve('b'))).toEqual(['reserve.tooMany']);
    table.submit(place('azure', 'b', 30));
    table.submit(place('ember', 'fiend', 40));
    expect(table.check(reserve('c'))).toEqual(['reserve.tooMany']);
  });

  test('ROUND-05 FB-05 GENL-01 who is in reserve is set up: its player may be done first, and name it general', () => {
    const table = deploying([lord('a'), lord('b')]);
    table.submit(place('azure', 'b', 30));
    table.submit(place('ember', 'foe', 30));
    table.submit(reserve('a'));
    expect(table.battle().doneFirst).toBe('azure');
    table.submit(place('ember', 'fiend', 40));
    table.submit(place('ember', 'fury', 50));
    expect(table.ask()).toEqual({ kind: 'nameGeneral', seat: 'azure' });
    expect(table.check({ seat: 'azure', type: 'nameGeneral', model: 'a/1' })).toEqual([]);
  });
});

describe('in reserve', () => {
  test('SETUP-03 it can be neither measured to, shot at nor charged', () => {
    const staged = stage({
      phase: 'shooting',
      azure: [unit('hail', { at: { x: 20, y: 10 } })],
      ember: [unit('lord-celestant', { id: 'late', inReserve: true }), unit('liberators', { at: { x: 60, y: 44 } })],
    });
    staged.pass();
    expect(staged.check({ type: 'shoot', unit: 'hail' })).toEqual(['shoot.outOfRange']);
    staged.submit({ type: 'endPhase' });
    expect(staged.refusals({ type: 'tryCharge', unit: 'hail' })).toMatchObject([{ code: 'charge.noEnemyNear' }]);
  });

  test('RES-05 a wizard there neither casts nor unbinds', () => {
    const staged = stage({
      phase: 'hero',
      active: 'ember',
      ember: [
        unit('guardian-of-souls', { at: { x: 20, y: 30 } }),
        unit('guardian-of-souls', { id: 'late', inReserve: true }),
      ],
      azure: [unit('knight-incantor', { inReserve: true }), unit('liberators', { at: { x: 20, y: 20 } })],
      dice: [3, 4],
    });
    const cast = (id: string) => ({ type: 'cast', unit: id, model: `${id}/1`, spell: 'arcane-bolt' }) as const;
    expect(staged.check(cast('late'))).toEqual(['ability.notInPlay']);
    expect(staged.options().some(option => option.type === 'cast' && option.unit === 'late')).toBe(false);
    staged.submit(cast('guardian-of-souls'));
    expect(staged.ask()?.kind).toBe('aimSpell'); // nobody could unbind it
  });

  test('RES-05 nor does it unbind while another could', () => {
    const staged = stage({
      phase: 'hero',
      active: 'ember',
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 30 } })],
      azure: [
        unit('knight-incantor', { id: 'late', inReserve: true }),
        unit('knight-incantor', { id: 'here', at: { x: 20, y: 20 } }),
      ],
      dice: [3, 4],
    });
    staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'arcane-bolt' });
    const unbind = (id: string) => ({ type: 'unbind', unit: id, model: `${id}/1` }) as const;
    expect(staged.check(unbind('here'))).toEqual([]);
    expect(staged.check(unbind('late'))).toEqual(['ability.notInPlay']);
    expect(staged.check({ type: 'useAbility', unit: 'late', ability: 'knight-incantor-voidstorm-scroll' })).toEqual([
      'ability.notInPlay',
    ]);
  });

  test.each(['run', 'rollMove', 'rideWinds'] as const)('RES-05 what waits off the table does not move: %s', type => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lurcher', { id: 'late', inReserve: true }), unit('liberators', { at: { x: 20, y: 20 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 40 } })],
    });
    expect(staged.check({ type, unit: 'late', direction: 0 } as never)).toContain('ability.notInPlay');
  });

  test('RES-05 CMD-01 a hero there lends no command range, but it is a hero of the army', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('liberators', { at: { x: 20, y: 10 } }), unit('lord-celestant', { inReserve: true })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 44 } })],
      generals: { azure: 'lord-celestant/1' },
      points: { azure: 1 },
      dice: [2],
    });
    staged.submit({ type: 'run', unit: 'liberators' });
    expect(staged.check({ type: 'atTheDouble', unit: 'liberators' })).toEqual(['command.heroTooFar']);
  });
});

describe('arriving', () => {
  /** A Lord-Celestant of azure, or a Guardian of the Nighthaunt, comes on; the enemy stands so far from x 20, y 20. */
  const arriving = (gap: number, warscroll = 'lord-celestant', allegiance = 'stormcast-eternals') =>
    stage({
      phase: 'movement',
      azure: [unit(warscroll, { id: 'late', inReserve: true }), unit(warscroll, { id: 'here', at: { x: 60, y: 4 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead(warscroll, 'lord-celestant', gap) } })],
      allegiances: { azure: allegiance },
      generals: { azure: 'here/1' },
      terrain: [piece(rectangle(20 + 0.9, 15, 24, 25), { scenery: 'deadly' })],
    });
  const arrive = { type: 'arrive', unit: 'late', places: [{ x: 20, y: 20, facing: 0 }] } as const;

  test.each([
    ['RES-03 9.01" from the enemy', 9.01, []],
    ['RES-03 9.00" is too near', 9, ['reserve.nearEnemy']],
  ])('%s', (_, gap, codes) => {
    const staged = arriving(gap);
    expect(staged.check(arrive)).toEqual(['turn.notTheMoment']); // ABIL-05: not before the phase ends
    staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'movementEnd' });
    expect(staged.check(arrive)).toEqual(codes);
  });

  test('RES-02 SCEN-07 it is no move: Deadly ground lets it be, and nothing follows it', () => {
    const staged = arriving(12);
    staged.submit({ type: 'endPhase' });
    staged.submit(arrive);
    expect(staged.eventsOf('deadlyRolled')).toEqual([]);
    expect(staged.unit('late')).toMatchObject({ where: { kind: 'table' }, models: [{ x: 20, y: 20 }] });
    expect(staged.battle().triggers).toEqual([]);
  });

  test.each([
    [
      'RES-03 arriving counts as no move where the ability does not say so',
      'lord-celestant',
      'stormcast-eternals',
      ['arrived'],
    ],
    ['RES-03 and as one where it does', 'guardian-of-souls', 'nighthaunt', ['arrived', 'moved']],
  ])('%s', (_, warscroll, allegiance, deeds) => {
    const staged = arriving(12, warscroll, allegiance);
    staged.submit({ type: 'endPhase' });
    staged.submit(arrive);
    expect(staged.unit('late').deeds).toEqual(deeds);
    expect(staged.check(arrive)).toEqual(['reserve.notInReserve']);
  });

  test('RES-03 it may shoot and charge in the turn it came', () => {
    const staged = arriving(9.5);
    staged.submit({ type: 'endPhase' });
    staged.submit(arrive);
    staged.submit({ type: 'pass' });
    staged.playTo('charge', 'azure');
    expect(staged.check({ type: 'tryCharge', unit: 'late' })).toEqual([]);
  });

  test('RES-02 nobody is asked for the reserves of the enemy', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 60, y: 4 } })],
      ember: [
        unit('lord-celestant', { id: 'foe', at: { x: 20, y: 40 } }),
        unit('lord-celestant', { id: 'late', inReserve: true }),
      ],
      allegiances: { ember: 'stormcast-eternals' },
      generals: { ember: 'foe/1' },
    });
    staged.submit({ type: 'endPhase' });
    expect(staged.battle().phase).toBe('shooting');
  });

  test('ABIL-07 one window, not two, though abilities and reserves share it', () => {
    const staged = arriving(12);
    staged.submit({ type: 'endPhase' });
    expect(staged.battle().asks).toHaveLength(1);
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).toBe('shooting');
  });

  test('RES-01 a unit that has not arrived by the start of the fourth round is slain', () => {
    const late = (round: number) =>
      stage({
        phase: 'priority',
        round,
        azure: [
          unit('lord-celestant', { id: 'late', inReserve: true }),
          unit('lord-celestant', { id: 'here', at: { x: 60, y: 4 } }),
        ],
        ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 40 } })],
        allegiances: { azure: 'stormcast-eternals' },
        generals: { azure: 'here/1' },
        dice: [6, 1],
      });
    for (const [round, slain] of [
      [3, 0],
      [4, 1],
    ] as const) {
      const staged = late(round);
      staged.submit({ type: 'chooseFirst', first: 'azure' });
      expect(staged.battle().slain).toHaveLength(slain);
      expect(staged.battle().firstBlood).toBeUndefined();
    }
  });

  test('RES-04 who came in the last round counts only what it lost', () => {
    const staged = stage({
      phase: 'movement',
      round: 3,
      azure: [
        unit('lord-celestant', { id: 'late', inReserve: true }),
        unit('lord-celestant', { id: 'here', at: { x: 60, y: 4 } }),
      ],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 40 } })],
      allegiances: { azure: 'stormcast-eternals' },
      generals: { azure: 'here/1' },
    });
    const points = () =>
      aos.outcome({ at: '', dice: scriptedState([]), battle: { ...staged.battle(), ended: true } })?.points;
    expect(points()).toEqual({ azure: 0, ember: 5 });
    staged.submit({ type: 'endPhase' });
    staged.submit(arrive);
    expect(points()).toEqual({ azure: 0, ember: 0 });
  });
});
