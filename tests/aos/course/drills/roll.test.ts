import { expect, test } from 'vitest';
import type { Drill } from '../../../../src/games/aos/course/drills';
import { unitOf } from '../../../../src/games/aos/facts/units';
import type { Battle, Unit } from '../../../../src/games/aos/types';
import { cornersOf } from '../../../geometry/sight/slow-sight';
import { slowContains, windingOf } from '../../../geometry/slow';
import { everyDrill, SEEDS, slowGap } from './slow-answers';

/** What the warscrolls print, copied by hand: to hit, to wound, Rend. */
const WEAPONS: Readonly<Record<string, readonly [number, number, number]>> = {
  'skybolt-bow': [3, 3, -1],
  'thunderhead-greatbow': [3, 3, -1],
  'stormbolts-single-shot': [3, 3, -2],
  'celestial-hammer-thrown': [4, 4, 0],
  'ghastflails-missile': [4, 3, -2],
  warhammer: [4, 3, 0],
  'lightning-hammer': [3, 3, -1],
  'tempest-blade-and-stormstave': [3, 3, -1],
  runeblade: [3, 3, -1],
  'slasher-scythe': [4, 3, -1],
  'malignant-weapon': [4, 4, 0],
  'tomb-greatblade': [3, 3, -1],
  'decapitating-greataxe': [3, 3, -2],
  'chill-dagger': [4, 3, -2],
};
/** Save, and Wounds where they are 5 or more. */
const SAVES: Readonly<Record<string, number>> = {
  'lord-celestant': 3,
  'knight-incantor': 3,
  'lord-relictor': 3,
  liberators: 4,
  sequitors: 4,
  retributors: 4,
  evocators: 4,
  'grimghast-reapers': 4,
  'chainrasp-horde': 5,
  'glaivewraith-stalkers': 4,
  'spirit-hosts': 4,
  'guardian-of-souls': 4,
  'lord-executioner': 4,
  'spirit-torment': 4,
};
const HEROES = [
  'lord-celestant',
  'knight-incantor',
  'lord-relictor',
  'guardian-of-souls',
  'lord-executioner',
  'spirit-torment',
];
const MISSILES = [
  'skybolt-bow',
  'thunderhead-greatbow',
  'stormbolts-single-shot',
  'celestial-hammer-thrown',
  'ghastflails-missile',
];

/** LOOK-01: a unit of three or more beside the hero. */
const isGuarded = (battle: Battle, target: Unit): boolean =>
  battle.units.some(
    ({ id, seat, models }) =>
      id !== target.id && seat === target.seat && models.length >= 3 && slowGap(models, target.models) <= 3,
  );

/** COVER-01: every corner of every base is on the one piece of scenery. */
const isCovered = ({ field }: Battle, { models }: Unit): boolean =>
  field.features.some(({ footprint }) =>
    models.every(model => cornersOf(model, 'inscribed').every(corner => windingOf(footprint, corner) !== 0)),
  );

/** The lantern: every base of the unit wholly within 12" of it. */
const isLit = (battle: Battle, { models, seat }: Unit): boolean =>
  battle.units.some(
    lantern =>
      lantern.warscroll === 'guardian-of-souls' &&
      lantern.seat === seat &&
      lantern.models.some(({ x, y, outline }) => {
        const reach = {
          x,
          y,
          z: 0,
          facing: 0,
          height: 1,
          outline: { ...outline, radius: 12 + (outline.kind === 'circle' ? outline.radius : 0) },
        };
        return models.every(model =>
          cornersOf(model, 'inscribed').every(corner => slowContains(reach as never, corner)),
        );
      }),
  );

/** The sum by hand: what is printed and what changes it. */
function byHand({ battle, question }: Drill): number | undefined {
  if (question.about !== 'attack') throw new Error('no attack');
  const [attacker, target] = [unitOf(battle, question.unit), unitOf(battle, question.target)];
  const [toHit, toWound, rend] = WEAPONS[question.weapon] ?? [0, 0, 0];
  const save = SAVES[target.warscroll];
  if (toHit === 0 || save === undefined)
    throw new Error(`${question.weapon} or ${target.warscroll} is not in the table`);
  const isMissile = MISSILES.includes(question.weapon);
  const isHero = HEROES.includes(target.warscroll);
  if (question.roll === 'hit') {
    const tyrants = attacker.warscroll === 'liberators' && isHero ? 1 : 0;
    const guarded = isMissile && isHero && isGuarded(battle, target) ? -1 : 0;
    return Math.min(6, Math.max(2, toHit - tyrants - guarded));
  }
  if (question.roll === 'wound') {
    const lantern = !isMissile && attacker.seat === 'ember' && isLit(battle, attacker) ? 1 : 0;
    return Math.min(6, Math.max(2, toWound - lantern));
  }
  const isEthereal = target.seat === 'ember';
  const hasCharged = !isMissile && target.deeds.includes('charged');
  const cover = isCovered(battle, target) && !hasCharged ? 1 : 0;
  const face = isEthereal ? save : Math.max(2, save - cover - rend);
  return face > 6 ? undefined : face;
}

const { drills, each } = everyDrill('roll');

test(`SEQ-01 to SEQ-06 the least face, by a table copied by hand, seeds 1 to ${SEEDS}`, () => {
  each(drill => {
    if (drill.question.about !== 'attack') return;
    const expected = byHand(drill);
    expect(drill.choices[drill.answer]).toEqual({ say: 'face', face: expected });
    if (drill.proof.by !== 'sum') throw new Error('no sum');
    const { printed, rend, modifiers } = drill.proof;
    const sum = printed - rend - modifiers.reduce((total, { by }) => total + by, 0);
    expect(drill.proof.face).toBe(expected);
    if (expected !== undefined && sum >= 2 && sum <= 6) expect(sum).toBe(expected);
  });
});

test(`CHARGE-05 the least total, by the slow gap, seeds 1 to ${SEEDS}`, () => {
  each(({ battle, question, choices, answer }) => {
    if (question.about !== 'chargeRoll') return;
    const gap = slowGap(unitOf(battle, question.unit).models, unitOf(battle, question.target).models);
    expect(choices[answer]).toEqual({ say: 'total', total: Math.ceil(gap - 0.5) });
  });
});

test(`every roll is asked for, every face is right now and then, every cause comes up, seeds 1 to ${SEEDS}`, () => {
  const count = (holds: (drill: Drill) => boolean) => drills.filter(holds).length;
  for (const roll of ['hit', 'wound', 'save']) {
    expect(count(({ question }) => question.about === 'attack' && question.roll === roll)).toBeGreaterThan(50);
  }
  expect(count(({ question }) => question.about === 'chargeRoll')).toBeGreaterThan(150);
  for (const face of [2, 3, 4, 5, 6]) {
    const isRight = ({ choices, answer }: Drill) =>
      JSON.stringify(choices[answer]) === JSON.stringify({ say: 'face', face });
    expect(count(isRight)).toBeGreaterThan(10);
    expect(count(isRight)).toBeLessThan(0.45 * SEEDS);
  }
  for (const cause of [
    'COVER-01',
    'LOOK-01',
    'liberators-lay-low-the-tyrants',
    'guardian-of-souls-nightmare-lantern',
  ]) {
    expect(
      count(({ proof }) => proof.by === 'sum' && proof.modifiers.some(each => each.cause === cause)),
    ).toBeGreaterThan(15);
  }
});
