import { type SightReading, sightReading } from '../tools/sight/reading';
import type { Mark } from '../tools/tool';
import type { Battle } from '../types';
import { battleOf } from './battle-of';
import { type Measuring, selectedModel, selectedUnit, targetUnit } from './measuring';
import { type ChargeReading, chargeReading } from './readings/charge';
import { type CoherencyReading, coherencyReading } from './readings/coherency';
import { type ControlReading, controlReading } from './readings/control';
import { type GapsReading, gapsFrom, gapsFromFeature } from './readings/gaps';
import { type ReachReading, reachReading } from './readings/reach';
import { type WeaponsReading, weaponsReading } from './readings/targets';

/** The answer to a question. */
export type Answer =
  | GapsReading
  | CoherencyReading
  | ReachReading
  | ChargeReading
  | WeaponsReading
  | SightReading
  | ControlReading;

const known = new WeakMap<Measuring, Answer>();

/** Answers the question, cached per state because picture and words both ask. Undefined if nothing is selected. */
export function answerOf(measuring: Measuring): Answer | undefined {
  const before = known.get(measuring);
  if (before) return before;
  const answer = read(measuring, battleOf(measuring.measureTable));
  if (answer) known.set(measuring, answer);
  return answer;
}

function read(measuring: Measuring, battle: Battle): Answer | undefined {
  const { question, selected, inches } = measuring;
  const unit = selectedUnit(measuring);
  const from = fromMark(measuring);
  switch (question) {
    case 'gaps':
      if (selected?.kind === 'piece') return gapsFromFeature(battle, selected.id, inches);
      return from && gapsFrom(battle, from, inches);
    case 'coherency':
      return coherencyReading(battle, unit);
    case 'control':
      return controlReading(battle);
    case 'reach': {
      const model = selectedModel(measuring);
      return unit && model && reachReading(battle, unit, model, measuring);
    }
    case 'weapons':
      return unit && weaponsReading(battle, unit, targetUnit(measuring));
    case 'charge': {
      const target = targetUnit(measuring);
      return unit && target && chargeReading(battle, unit, target);
    }
    case 'sight': {
      const target = targetUnit(measuring);
      return from && target && sightReading(battle, from, { kind: 'unit', unit: target.id });
    }
  }
}

/** The start of a measurement: the unit, its focused model, or the centre of an objective. */
export function fromMark({ measureTable, selected, focus }: Measuring): Mark | undefined {
  if (selected?.kind === 'unit') {
    return focus === undefined ? { kind: 'unit', unit: selected.id } : { kind: 'model', model: focus };
  }
  const marker = selected?.kind === 'marker' ? measureTable.markers.find(({ id }) => id === selected.id) : undefined;
  return marker && { kind: 'spot', spot: { x: marker.x, y: marker.y } };
}
