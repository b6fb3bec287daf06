import { describe, expect, test } from 'vitest';
import { chanceOfTotal, shareOf, withReroll } from '../../../src/games/aos/facts/probability';
import { unitOf } from '../../../src/games/aos/facts/units';
import {
  attackOdds,
  castOdds,
  chargeOdds,
  fleeing,
  meanDamage,
  meanOf,
  ordersOn,
  type Spread,
  sequenceOdds,
  shockAfter,
} from '../../../src/games/aos/odds';
import { spreadOf } from '../../../src/games/aos/odds/spread';
import { ahead, mark, type Scene, stage, unit } from '../fixture';
import { agreementOf } from './agreement';
import { boutOf } from './plays';

const EXACT = 12;
const total = (spread: Spread) => spread.reduce((sum, chance) => sum + chance, 0);
const FACES = [1, 2, 3, 4, 5, 6];

/** Chainrasps, with a number of models slain this turn. */
const rasps = (lost: number, more: Partial<Parameters<typeof unit>[1]> = {}) => {
  const battle = stage({
    azure: [unit('lord-celestant')],
    ember: [unit('chainrasp-horde', { lost, ...more })],
    phase: 'combat',
  }).battle();
  return { battle, unit: unitOf(battle, 'chainrasp-horde') };
};

describe('battleshock', () => {
  test.each([1, 5, 8, 9])('SHOCK-03 to SHOCK-06 after %i slain of ten each face counts', lost => {
    const { battle, unit: horde } = rasps(lost);
    const bravery = 10; // with the Dreadwarden among them
    const left = 10 - lost;
    const table = new Map<number, number>();
    for (const face of FACES) {
      const fled = Math.min(left, Math.max(0, face + lost - bravery));
      table.set(fled, (table.get(fled) ?? 0) + 1 / 6);
    }
    const fled = fleeing(battle, horde);
    for (let n = 0; n <= left; n++) expect(fled[n] ?? 0, `${n} flee`).toBeCloseTo(table.get(n) ?? 0, EXACT);
  });

  test('SHOCK-01, CMD-12 nobody flees from a unit that lost nobody, or is inspired', () => {
    expect([...fleeing(rasps(0).battle, rasps(0).unit)]).toEqual([1]);
    const inspired = rasps(8, { deeds: ['inspired'] });
    expect([...fleeing(inspired.battle, inspired.unit)]).toEqual([1]);
  });

  test('RR-06 a failed test is taken again where that is better on the average', () => {
    const plain = rasps(8);
    const again = rasps(8, { marks: [mark({ do: 'reroll', roll: 'nerve', which: 'failed' })] });
    const once = fleeing(plain.battle, plain.unit);
    const twice = fleeing(again.battle, again.unit);
    // 8 slain leave two: none flees on 1 and 2, one on a 3, both on more, which is rolled again
    expect(meanOf(once)).toBeCloseTo((1 + 2 + 2 + 2) / 6, EXACT);
    expect(meanOf(twice)).toBeCloseTo((1 + 3 * meanOf(once)) / 6, EXACT);
  });

  test('SHOCK-01, SHOCK-04 an attack that slays some, weighed by how many it slays', () => {
    const { battle, unit: horde } = rasps(0);
    const { fled, lost, destroyed } = shockAfter(
      battle,
      horde,
      spreadOf([
        [0, 0.5],
        [7, 0.25],
        [10, 0.25],
      ]),
    );
    // 7 slain leave the Dreadwarden and two more: one flees on a 4, two on a 5, all three on a 6
    expect(fled[1]).toBeCloseTo(0.25 / 6, EXACT);
    expect(fled[3]).toBeCloseTo(0.25 / 6, EXACT);
    expect(lost[9]).toBeCloseTo(0.25 / 6, EXACT);
    expect(destroyed).toBeCloseTo(0.25 + 0.25 / 6, EXACT);
    expect(total(lost)).toBeCloseTo(1, EXACT);
  });
});

describe('charges', () => {
  const charging = (gap: number, more: Partial<Scene> = {}) => {
    const battle = stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 10 + ahead('lord-celestant', 'chainrasp-horde', gap) } })],
      phase: 'charge',
      ...more,
    }).battle();
    return chargeOdds(battle, unitOf(battle, 'lord-celestant'), unitOf(battle, 'chainrasp-horde'));
  };

  test.each([3.5, 4, 7.5, 7.51, 9, 11.9])(
    'CHARGE-02, CHARGE-05, CMD-11 over %f" it arrives as often as two dice say',
    gap => {
      const { needed, arrives, withReroll: again } = charging(gap, { points: { azure: 1 } });
      expect(needed).toBe(Math.ceil(Number((gap - 0.5).toFixed(6))));
      expect(arrives).toBeCloseTo(shareOf(chanceOfTotal(2, needed)), EXACT);
      expect(again).toBeCloseTo(shareOf(withReroll(chanceOfTotal(2, needed))), EXACT);
    },
  );

  test('CMD-04 without a command point there is no second roll', () => {
    const one = stage({ azure: [unit('lord-celestant')], ember: [unit('liberators')], phase: 'charge' }).battle();
    const poor = { ...one, commandPoints: { azure: 0, ember: 0 } };
    expect(chargeOdds(poor, unitOf(poor, 'lord-celestant'), unitOf(poor, 'liberators')).withReroll).toBeUndefined();
  });

  test('MOD-01 what is added to the roll counts', () => {
    const marks = [mark({ do: 'modify', roll: 'charge', by: 2 })];
    const { arrives } = charging(8.5, { azure: [unit('lord-celestant', { at: { x: 20, y: 10 }, marks })] });
    expect(arrives).toBeCloseTo(shareOf(chanceOfTotal(2, 6)), EXACT);
  });
});

describe('spells', () => {
  const casting = (enemies: Scene['ember']) => {
    const battle = stage({
      azure: [unit('knight-incantor', { at: { x: 20, y: 10 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 } }), ...enemies],
      phase: 'hero',
    }).battle();
    const caster = unitOf(battle, 'knight-incantor');
    const [model] = caster.models;
    const odds = model && castOdds(battle, caster, model, 'arcane-bolt', unitOf(battle, 'chainrasp-horde'));
    if (!odds) throw new Error('there is no such spell');
    return odds;
  };

  test('CAST-02, SPELL-01 an arcane bolt that nobody can unbind: 5 and more, D3 from 10', () => {
    const { cast, unbound, takesEffect, allocated } = casting([]);
    expect(cast).toBeCloseTo(30 / 36, EXACT);
    expect(unbound).toBe(0);
    expect(takesEffect).toBeCloseTo(30 / 36, EXACT);
    expect(allocated?.[0]).toBeCloseTo(6 / 36, EXACT);
    expect(allocated?.[1]).toBeCloseTo(24 / 36 + 6 / 36 / 3, EXACT);
    expect(allocated?.[3]).toBeCloseTo(6 / 36 / 3, EXACT);
  });

  test('CAST-03 to CAST-06 against a wizard in reach: pair by pair of all 1,296', () => {
    const { cast, unbound, takesEffect, allocated, assumes } = casting([
      unit('guardian-of-souls', { at: { x: 20, y: 24 } }),
    ]);
    let stays = 0;
    let tied = 0;
    for (const a of FACES)
      for (const b of FACES)
        for (const c of FACES)
          for (const d of FACES) {
            if (a + b < 5) continue;
            if (c + d > a + b) tied += 1;
            else stays += 1;
          }
    expect(cast).toBeCloseTo(30 / 36, EXACT);
    expect(unbound).toBeCloseTo(tied / 1296, EXACT);
    expect(takesEffect).toBeCloseTo(stays / 1296, EXACT);
    expect(allocated && total(allocated)).toBeCloseTo(1, EXACT);
    expect(assumes).toEqual([{ is: 'unbindTried', unit: 'guardian-of-souls' }]);
  });
});

describe('several units on one target', () => {
  const battle = () =>
    stage({
      azure: [
        unit('lord-celestant', { at: { x: 20, y: 10 } }),
        unit('liberators', { at: { x: 22, y: 10 }, across: 5 }),
      ],
      ember: [
        unit('chainrasp-horde', { at: { x: 20, y: 10 + ahead('liberators', 'chainrasp-horde', 0.5) }, across: 10 }),
      ],
      phase: 'combat',
    }).battle();
  const inTurn = (attacker: string) => ({
    attacker,
    orders: (now: ReturnType<typeof battle>, striker: ReturnType<typeof unitOf>, target: ReturnType<typeof unitOf>) =>
      ordersOn(now, striker, 'fight', target),
  });

  test('one alone is as its own attack', () => {
    const now = battle();
    const horde = unitOf(now, 'chainrasp-horde');
    const alone = attackOdds(now, unitOf(now, 'liberators'), ordersOn(now, unitOf(now, 'liberators'), 'fight', horde));
    const { allocated, destroyed } = sequenceOdds(now, horde, [inTurn('liberators')]);
    alone.targets[0]?.allocated.forEach((chance, wounds) => {
      expect(allocated[wounds]).toBeCloseTo(chance, EXACT);
    });
    expect(destroyed).toBeCloseTo(alone.targets[0]?.destroyed ?? 1, EXACT);
  });

  test('two slay more than one, nothing is lost, and their assumptions are reported', () => {
    const now = battle();
    const horde = unitOf(now, 'chainrasp-horde');
    const one = sequenceOdds(now, horde, [inTurn('liberators')]);
    const two = sequenceOdds(now, horde, [inTurn('liberators'), inTurn('lord-celestant')]);
    expect(total(two.allocated)).toBeCloseTo(1, EXACT);
    expect(meanOf(two.slain)).toBeGreaterThan(meanOf(one.slain));
    expect(two.assumes).toContainEqual({ is: 'attackersWhole' });
  });
});

describe('what odds assume and how they rank', () => {
  test('NEG-01 a ward that depends on a general in the unit ends when the general is slain, and that is reported', () => {
    const bout = boutOf(unit('judicators', { models: 10 }), unit('chainrasp-horde'), 'shoot', {
      allegiances: { ember: 'nighthaunt' },
      generals: { ember: 'struck/2' },
    });
    if (!bout) throw new Error('nobody shoots');
    expect(bout.odds.assumes).toContainEqual({ is: 'casualtiesInOrder', unit: 'struck' });
    expect(agreementOf(bout, 600, 9).z).toBeLessThan(5);
  });

  test('the mean without tables is the mean of the table', () => {
    const bout = boutOf(
      unit('retributors'),
      unit('liberators', { marks: [mark({ do: 'negate', on: 5, kind: 'any' })] }),
      'fight',
    );
    if (!bout) throw new Error('nobody fights');
    const { battle } = bout.game;
    const striker = unitOf(battle, 'striker');
    const struck = unitOf(battle, 'struck');
    const mean = meanDamage(battle, striker, ordersOn(battle, striker, 'fight', struck)).get('struck');
    expect(mean).toBeCloseTo(meanOf(bout.odds.targets[0]?.damage ?? new Float64Array(1)) * (2 / 3), 10);
  });

  test('strikers that are named strike wherever they stand', () => {
    const now = stage({ azure: [unit('liberators')], ember: [unit('chainrasp-horde')], phase: 'charge' }).battle();
    const striker = unitOf(now, 'liberators');
    const target = unitOf(now, 'chainrasp-horde');
    expect(ordersOn(now, striker, 'fight', target)).toEqual([]);
    const orders = ordersOn(now, striker, 'fight', target, striker.models.slice(0, 2));
    expect(orders.flatMap(({ shares = [] }) => shares.map(({ model }) => model))).toEqual(
      striker.models.slice(0, 2).map(({ id }) => id),
    );
  });
});
