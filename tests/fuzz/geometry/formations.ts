/** Formations against the rules they must keep: every step is surveyed again, in order, by the rules' own questions. */

import { isCoherent } from '../../../src/games/aos/ways/coherency';
import { type Formation, type FormUpOptions, formUp } from '../../../src/games/aos/ways/formation';
import { nearestTo } from '../../../src/geometry/gaps/along-path';
import { doOverlap, gapBetween } from '../../../src/geometry/gaps/gap';
import { isWithin } from '../../../src/geometry/gaps/within';
import type { Body, Outline } from '../../../src/geometry/shapes/shape';
import { type Surroundings, surveyMove } from '../../../src/geometry/ways/move';
import { isLegal } from '../../../src/geometry/ways/route/find-way';
import { type Seeded, seeded } from '../../geometry/seeded';
import { randomField, randomOutline } from '../../geometry/ways/scenes';
import { slowHeight } from '../../geometry/ways/slow-walk';

const SIDE = 24;
const SHAPES = ['keep', 'ranks', 'line', 'surround', 'straight'] as const;

/** A random unit, a random wish: whatever comes out is legal step by step, coherent, and the same the second time. */
export function formationAgainstRules(seed: number): void {
  const random = seeded(seed);
  const { unit, surroundings } = battlefield(random);
  const options = wish(random, surroundings);
  const destination = { x: random.between(1, SIDE - 1), y: random.between(1, SIDE - 1) };
  const facing = random.int(2) === 0 ? undefined : random.between(-3, 3);
  const formation = formUp(unit, destination, facing, surroundings, options);
  const again = formUp(unit, destination, facing, surroundings, options);
  if (JSON.stringify(again) !== JSON.stringify(formation)) throw new Error('the second time it came out differently');
  if (formation === undefined) return;
  const ends = replay(unit, formation, surroundings, options);
  if (!isCoherent(ends)) throw new Error('the unit falls apart');
  if (JSON.stringify(ends) !== JSON.stringify(formation.unit))
    throw new Error('the unit stands elsewhere than it says');
  if (options.shape === 'surround' || options.shape === 'straight') checkFight(unit, formation, surroundings, options);
}

/** Makes the steps one by one, each among the others as they stand then. */
function replay(
  unit: readonly Body[],
  { steps }: Formation,
  surroundings: Surroundings,
  options: FormUpOptions,
): readonly Body[] {
  const standing = [...unit];
  const moved = new Set<number>();
  for (const { model, step } of steps) {
    if (moved.has(model)) throw new Error(`model ${model} moves twice`);
    moved.add(model);
    const body = standing[model] as Body;
    const others = [...surroundings.others, ...standing.filter(other => other !== body)];
    const enemies = options.zone?.enemies ?? [];
    const survey = surveyMove(body, step, { ...surroundings, others, enemies }, options);
    const allowance = Number(options.allowance);
    if (!isLegal(survey, { ...options, allowance })) throw new Error(`the step of model ${model} is illegal`);
    standing[model] = survey.end;
  }
  return standing;
}

function checkFight(
  unit: readonly Body[],
  formation: Formation,
  { enemies }: Surroundings,
  { firstWithin, isPileIn }: FormUpOptions,
): void {
  const first = formation.steps[0];
  if (first !== undefined && firstWithin !== undefined) {
    const gap = nearestTo(first.end, enemies)?.gap ?? 99;
    if (!isWithin(gap, firstWithin)) throw new Error(`CHARGE-05: the first model ends ${gap}" away`);
  }
  if (!isPileIn) return;
  unit.forEach((body, i) => {
    const gap = nearestTo(body, enemies)?.gap ?? 0;
    for (const enemy of enemies) {
      if (!isWithin(gapBetween(body, enemy), gap)) continue;
      const after = gapBetween(formation.unit[i] as Body, enemy);
      if (!isWithin(after, gap)) throw new Error(`PILE-03: model ${i} goes from ${gap}" to ${after}"`);
    }
  });
}

function wish(random: Seeded, { enemies }: Surroundings): FormUpOptions {
  const shape = random.pick(SHAPES);
  const flies = random.int(6) === 0;
  if (shape === 'surround' || shape === 'straight') {
    const isPileIn = random.int(2) === 0;
    const range = { weaponRange: random.pick([1, 2]), flies, shape };
    return isPileIn
      ? { ...range, allowance: 3, isPileIn }
      : { ...range, allowance: random.between(2, 12), firstWithin: 0.5 };
  }
  const zone = random.int(2) === 0 ? { zone: { enemies, beyond: 3, onlyAtEnd: random.int(3) === 0 } } : {};
  return { shape, flies, allowance: random.between(3, 9), ...zone };
}

/** A coherent unit in ranks, some enemies and bystanders, some scenery. */
function battlefield(random: Seeded): { unit: readonly Body[]; surroundings: Surroundings } {
  const field = random.int(2) === 0 ? randomField(random, SIDE, 4) : { width: SIDE, depth: SIDE, features: [] };
  const outline: Outline =
    random.int(4) > 0 ? { kind: 'circle', radius: random.between(0.4, 0.8) } : randomOutline(random, 0.9);
  const x = random.between(4, SIDE - 4);
  const y = random.between(4, SIDE - 4);
  const unit: Body[] = [];
  for (let i = 1 + random.int(8); i > 0; i--) {
    const at = { x: x + (i % 3) * 2, y: y + Math.floor(i / 3) * 2 };
    const body = { ...at, z: 0, facing: 0, height: 1.3, outline };
    const standing = { ...body, z: slowHeight(field, body) };
    if (!unit.some(mate => doOverlap(mate, standing))) unit.push(standing);
  }
  const others: Body[] = [];
  for (let i = 2 + random.int(10); i > 0; i--) {
    const body = { ...unit[0], x: random.between(1, SIDE - 1), y: random.between(1, SIDE - 1), z: 0 } as Body;
    const other = {
      ...body,
      outline: random.int(3) > 0 ? ({ kind: 'circle', radius: 0.5 } as const) : randomOutline(random, 0.8),
    };
    const standing = { ...other, z: slowHeight(field, other) };
    if (![...unit, ...others].some(each => doOverlap(each, standing))) others.push(standing);
  }
  return { unit, surroundings: { field, others, enemies: others.slice(0, 1 + random.int(others.length)) } };
}
