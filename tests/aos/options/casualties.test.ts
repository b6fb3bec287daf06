import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../src/games/aos';
import type { Ask } from '../../../src/games/aos/asks';
import { greedyBot } from '../../../src/games/aos/bots/greedy-bot';
import { casualtyOrder } from '../../../src/games/aos/facts/attacks/casualties';
import { pickModel } from '../../../src/games/aos/hands/draft/pick-models';
import { offers } from '../../../src/games/aos/options';
import type { Battle, Model, Unit } from '../../../src/games/aos/types';
import { isCoherent } from '../../../src/games/aos/ways/coherency';
import { scriptedState } from '../../../src/kernel/dice';
import { answerOf } from '../../../src/play/players/policy';
import { stage, unit } from '../fixture';

const MODELS = 6;
const WOUNDS = 2;
/** Neighbours on this lattice hold together (a gap of 0.33"), diagonals do not (1.11"). */
const STEP = 1.9;

const staged = stage({
  azure: [unit('liberators', { at: { x: 20, y: 20 }, models: 10 })],
  ember: [unit('lord-celestant', { id: 'foe', at: { x: 40, y: 30 } })],
});

/** Every way in which six models can stand on nine places, three by three. */
function* layouts(): Generator<readonly number[]> {
  for (let bits = 0; bits < 1 << 9; bits++) {
    const places = Array.from({ length: 9 }, (_, i) => i).filter(i => bits & (1 << i));
    if (places.length === MODELS) yield places;
  }
}

/** The battle with the Liberators on those places, one of them wounded if so named, and this question open. */
function asked(places: readonly number[], ask: Ask, wounded = -1): Battle {
  const battle = staged.battle();
  const units = battle.units.map(each =>
    each.id === 'liberators'
      ? {
          ...each,
          models: each.models.slice(0, MODELS).map((model, i) => ({
            ...model,
            x: 20 + STEP * ((places[i] ?? 0) % 3),
            y: 20 + STEP * Math.floor((places[i] ?? 0) / 3),
            wounds: i === wounded ? 1 : 0,
          })),
        }
      : each,
  );
  return { ...battle, units, asks: [ask] };
}

const modelsIn = (battle: Battle): readonly Model[] => battle.units.find(({ id }) => id === 'liberators')?.models ?? [];

/** All choices of n models. */
function* choices<T>(from: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  for (const [i, first] of from.entries()) {
    if (count > 0) for (const rest of choices(from.slice(i + 1), count - 1)) yield [first, ...rest];
  }
}

/** Whether any choice of n losses leaves one group, with this one among the lost if one is named. */
function canHold(models: readonly Model[], losses: number, must?: Model): boolean {
  for (const lost of choices(models, losses)) {
    if (must && losses > 0 && !lost.includes(must)) continue;
    if (isCoherent(models.filter(model => !lost.includes(model)))) return true;
  }
  return false;
}

const isLeftWhole = (models: readonly Model[], lost: readonly string[]): boolean =>
  isCoherent(models.filter(({ id }) => !lost.includes(id)));

describe('UNIT-05 SPLIT-01 suggested casualties keep a unit together whenever some choice does', () => {
  test.each([1, 2, 3, 4, 5])('SHOCK-07 %i flee, in every layout of six', count => {
    for (const places of layouts()) {
      const battle = asked(places, { kind: 'flee', seat: 'azure', unit: 'liberators', count });
      const models = modelsIn(battle);
      const suggested = [...offers(battle)].filter(offer => offer.type === 'flee');
      expect(suggested.length).toBeGreaterThan(0);
      for (const { models: lost } of suggested) {
        expect(lost).toHaveLength(count);
        expect(isLeftWhole(models, lost), `${places} without ${lost}`).toBe(canHold(models, count));
      }
    }
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'WND-02 WND-04 %i wounds, in every layout of six, for every wounded model',
    wounds => {
      for (const places of layouts()) {
        for (let wounded = -1; wounded < MODELS; wounded++) {
          const battle = asked(places, { kind: 'allocate', seat: 'azure', unit: 'liberators', wounds }, wounded);
          const models = modelsIn(battle);
          const losses = Math.min(MODELS, Math.floor((wounds + (wounded < 0 ? 0 : 1)) / WOUNDS));
          const rows = [...offers(battle)].filter(offer => offer.type === 'allocate' && offer.models.length >= losses);
          expect(rows.length).toBeGreaterThan(0);
          for (const offer of rows) {
            const lost = 'models' in offer ? offer.models.slice(0, losses) : [];
            if (wounded >= 0) expect(lost[0] ?? models[wounded]?.id).toBe(models[wounded]?.id);
            const can = canHold(models, losses, models[wounded]);
            expect(isLeftWhole(models, lost), `${places} without ${lost}`).toBe(can);
          }
        }
      }
    },
  );

  test('a unit that is torn whatever it loses keeps its largest group', () => {
    // places 0 1 2 / 3 . 5 / . . 8: without 2 the groups are 3 and 2
    const battle = asked([0, 1, 2, 3, 5, 8], { kind: 'allocate', seat: 'azure', unit: 'liberators', wounds: 3 }, 2);
    const [first] = offers(battle);
    const lost = first?.type === 'allocate' ? first.models.slice(0, 2) : [];
    expect(lost[0]).toBe('liberators/3');
    expect(['liberators/5', 'liberators/6']).toContain(lost[1]);
  });

  test('the bot gives the first suggestion', () => {
    // a row of three, and one behind each: the middle of the row holds the unit together
    const battle = asked([0, 1, 2, 3, 5, 8], { kind: 'flee', seat: 'azure', unit: 'liberators', count: 2 });
    const command = answerOf(greedyBot, aos, { at: 'battleshock', battle, dice: scriptedState([]) });
    expect(command).toEqual([...offers(battle)][0]);
  });

  test('GARR-04 a garrison is one group wherever its models stand', () => {
    const row = staged.unit('liberators');
    const [one, two, three] = row.models;
    if (!one || !two || !three) throw new Error('there are no models');
    const order = (where: Unit['where']) =>
      casualtyOrder({ ...row, where, models: [one, two, three] }, [two, one, three], [], 1).map(({ id }) => id);
    expect(order({ kind: 'table' })[0]).not.toBe(two.id);
    expect(order({ kind: 'garrison', feature: 'tower' })).toEqual([two.id, one.id, three.id]);
  });

  describe('a player who points at a model', () => {
    /** A row of five and one behind its first. */
    const row = asked([0, 1, 2, 5, 8, 3], { kind: 'allocate', seat: 'azure', unit: 'liberators', wounds: 4 });
    const suggestion = () => {
      const [first] = offers(row);
      if (first?.type !== 'allocate') throw new Error('nothing is offered');
      return first;
    };

    test('is suggested mates that leave the unit whole', () => {
      for (const { id } of modelsIn(row)) {
        const draft = pickModel(row, suggestion(), id);
        expect(draft.models[0]).toBe(id);
        const others = modelsIn(row).filter(model => model.id !== id);
        const can = others.some(other => isLeftWhole(modelsIn(row), [id, other.id]));
        expect(isLeftWhole(modelsIn(row), draft.models)).toBe(can);
      }
    });

    test('has the last word all the same', () => {
      const draft = pickModel(row, pickModel(row, suggestion(), 'liberators/2'), 'liberators/4');
      expect(draft.models).toEqual(['liberators/4', 'liberators/2']);
    });
  });
});
