import { describe, expect, test } from 'vitest';
import type { Drill } from '../../../../src/games/aos/course/drills';
import { CLEAR } from '../../../../src/games/aos/course/drills/drill';
import { unitOf } from '../../../../src/games/aos/facts/units';
import type { Battle } from '../../../../src/games/aos/types';
import { everyDrill, SEEDS, slowGap, slowGroups } from './slow-answers';

const seeds = `seeds 1 to ${SEEDS}`;
const models = (battle: Battle, id: string) => unitOf(battle, id).models;
const said = ({ choices, answer }: Drill) => choices[answer];
/** A share of all, in hundredths. */
const share = (some: number, all: number): number => Math.round((100 * some) / all);

describe('distance', () => {
  const { drills, each } = everyDrill('distance');

  test(`MEAS-01 MEAS-03 the answer is the gap from rim to rim, ${seeds}`, () => {
    each(drill => {
      const { battle, question, proof } = drill;
      const choice = said(drill);
      if (question.about !== 'distance' || choice?.say !== 'inches' || proof.by !== 'tape')
        throw new Error('no distance');
      const { gap, from, to } = proof.tape;
      const slow = slowGap(models(battle, question.one), models(battle, question.other));
      expect(gap).toBeCloseTo(slow, 5);
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(slow, 4);
      expect(Math.abs(choice.inches - slow)).toBeLessThan(0.0501);
    });
  });

  test(`no two of the four answers are nearer than half an inch, ${seeds}`, () => {
    each(({ choices }) => {
      const lengths = choices.map(choice => (choice.say === 'inches' ? choice.inches : 0));
      expect(lengths).toHaveLength(4);
      for (let i = 1; i < 4; i++) expect((lengths[i] ?? 0) - (lengths[i - 1] ?? 0)).toBeGreaterThan(0.5);
    });
  });

  test(`each place holds the answer now and then, ${seeds}`, () => {
    for (const place of [0, 1, 2, 3]) {
      const part = share(drills.filter(({ answer }) => answer === place).length, SEEDS);
      expect(part).toBeGreaterThan(10);
      expect(part).toBeLessThan(45);
    }
  });
});

describe('coherency', () => {
  const { drills, each } = everyDrill('coherency');

  test(`UNIT-02 the answer is the number of groups, ${seeds}`, () => {
    each(drill => {
      const { battle, question, proof } = drill;
      const choice = said(drill);
      if (question.about !== 'coherency' || choice?.say !== 'groups' || proof.by !== 'links')
        throw new Error('no unit');
      const bodies = models(battle, question.unit);
      expect(slowGroups(bodies)).toBe(choice.count);
      expect(proof.loose).toHaveLength(choice.count - 1);
      expect(proof.holding).toHaveLength(bodies.length - choice.count);
      for (const { gap } of proof.loose) expect(gap).toBeGreaterThan(1 + CLEAR);
      for (const { gap } of proof.holding) expect(gap).toBeLessThan(1 - CLEAR);
    });
  });

  test(`about half the units are one group, ${seeds}`, () => {
    const part = share(drills.filter(({ answer }) => answer === 0).length, SEEDS);
    expect(part).toBeGreaterThan(40);
    expect(part).toBeLessThan(60);
  });
});

/** By hand: who charges from further off, and who may charge after a retreat. */
const RANGES: Readonly<Record<string, number>> = { prosecutors: 18 };
const RETREATERS = ['bladegheist-revenants', 'glaivewraith-stalkers'];

describe('charge', () => {
  const { drills, each } = everyDrill('charge');

  test(`CHARGE-01 CHARGE-03 CHARGE-04 whether a charge may be tried, by the slow gap and by hand, ${seeds}`, () => {
    each(drill => {
      const { battle, question } = drill;
      if (question.about !== 'tryCharge') return;
      const unit = unitOf(battle, question.unit);
      const gap = slowGap(unit.models, models(battle, question.target));
      const range = RANGES[unit.warscroll] ?? 12;
      for (const limit of [3, range]) expect(Math.abs(gap - limit)).toBeGreaterThan(CLEAR);
      const hasRetreated = unit.deeds.includes('retreated') && !RETREATERS.includes(unit.warscroll);
      const bars = [
        ...(unit.deeds.includes('ran') || hasRetreated ? ['moved'] : []),
        ...(gap > range ? ['tooFar'] : []),
        ...(gap <= 3 ? ['tooNear'] : []),
      ];
      expect(bars.length).toBeLessThan(2);
      expect(said(drill)).toEqual(bars[0] === undefined ? { say: 'yes' } : { say: 'no', because: bars[0] });
    });
  });

  test(`CHARGE-02 CHARGE-05 whether the roll suffices, by the slow gap, ${seeds}`, () => {
    each(drill => {
      const { battle, question, proof } = drill;
      if (question.about !== 'chargeMove' || proof.by !== 'chargeMove') return;
      const gap = slowGap(models(battle, question.unit), models(battle, question.target));
      expect(Math.abs(gap - 0.5 - question.roll)).toBeGreaterThan(CLEAR);
      expect(said(drill)).toEqual({ say: gap - 0.5 <= question.roll ? 'yes' : 'no' });
      expect(proof.needed).toBe(Math.ceil(gap - 0.5));
    });
  });

  test(`about half the charges are possible, before the roll and after it, and each reason comes up, ${seeds}`, () => {
    for (const about of ['tryCharge', 'chargeMove']) {
      const those = drills.filter(({ question }) => question.about === about);
      const part = share(those.filter(drill => said(drill)?.say === 'yes').length, those.length);
      expect(part).toBeGreaterThan(40);
      expect(part).toBeLessThan(60);
    }
    for (const because of ['tooFar', 'tooNear', 'moved']) {
      expect(drills.filter(drill => JSON.stringify(said(drill)).includes(because)).length).toBeGreaterThan(40);
    }
  });
});
