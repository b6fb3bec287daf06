import { expect, test } from 'vitest';
import { haltingSteps } from '../../../src/games/aos/facts/moving/halting';
import { movedBy, surveySteps } from '../../../src/games/aos/facts/moving/movement';
import type { Battle, Step, Unit } from '../../../src/games/aos/types';
import { type Seeded, seeded } from '../../geometry/seeded';
import { randomField, randomStep } from '../../geometry/ways/scenes';
import { stage, unit } from '../fixture';
import { piece, rectangle } from '../rules/terrain-pieces';

const SIDE = 24;
const MOVE = 6;
const [walkers, flyers] = ['liberators', 'prosecutors'];

/** Half of the table lies under it: who walks passes below, who flies may land on top. */
const deck = rectangle(SIDE / 2, 0, SIDE, SIDE);
const bridge = piece(deck, { id: 'bridge', solids: [{ outline: deck, bottom: 3.2, top: { kind: 'flat', z: 3.5 } }] });

/** Some on foot and some on wings, on a table full of walls and ramps. */
function amongSolids(random: Seeded, midClimbStop: boolean): Battle {
  const battle = stage({
    phase: 'movement',
    azure: [unit(walkers, { at: { x: 8, y: 8 } }), unit(flyers, { at: { x: 8, y: 14 } })],
    ember: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    rulings: { midClimbStop },
  }).battle();
  const features = randomField(random, SIDE, 40).features.map(({ id, footprint, solids }) =>
    piece(footprint, { id, solids }),
  );
  return { ...battle, field: { ...battle.field, features: [...features, bridge] } };
}

/** Any ways, some of them to any height; or the same as far as they go, halting in mid-climb where that may be. */
function randomSteps(random: Seeded, battle: Battle, mover: Unit): readonly Step[] {
  const steps = mover.models.map(model => {
    const step = { model: model.id, ...randomStep(random, model, SIDE) };
    return random.int(2) === 0 ? step : { ...step, level: random.between(0, 4) };
  });
  return haltingSteps(battle, mover, steps, MOVE) ?? steps;
}

const seeds = Array.from({ length: 30 }, (_, i) => i + 1);

test.each(seeds)('a move ends where its survey says, on foot, in mid-climb and in flight (seed %d)', seed => {
  const random = seeded(seed);
  const battle = amongSolids(random, seed % 2 === 0);
  for (const mover of battle.units.filter(({ seat }) => seat === 'azure')) {
    const steps = randomSteps(random, battle, mover);
    const ends = surveySteps(battle, mover, steps, MOVE).map(({ model, path, end }) => ({ model, path, end }));
    expect(movedBy(battle, mover, steps)).toEqual(ends);
    const carried = surveySteps(battle, mover, steps, MOVE, true).map(({ end }) => end);
    expect(movedBy(battle, mover, steps, true).map(({ end }) => end)).toEqual(carried);
  }
});

test('the seeds hold climbs, halts in mid-climb and landings on the bridge', () => {
  const found = { climbs: 0, halts: 0, landings: 0 };
  for (const seed of seeds) {
    const random = seeded(seed);
    const battle = amongSolids(random, seed % 2 === 0);
    for (const mover of battle.units.filter(({ seat }) => seat === 'azure')) {
      const survey = surveySteps(battle, mover, randomSteps(random, battle, mover), MOVE);
      found.halts += survey.filter(({ hangs }) => hangs).length;
      if (mover.id === flyers) found.landings += survey.filter(({ end }) => end.z === 3.5).length;
      else found.climbs += survey.filter(({ end }) => end.z > 0).length;
    }
  }
  expect(Math.min(found.climbs, found.halts, found.landings)).toBeGreaterThan(3);
});
