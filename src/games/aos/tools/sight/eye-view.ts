import { boundingRadius } from '../../../../geometry/shapes/outline';
import type { EyeView } from '../../../../table/stage';
import { gapBetweenUnits } from '../../facts/places/distance';
import { findUnit, unitOfModel, unitsOf } from '../../facts/units';
import type { Interaction } from '../../hands/interaction';
import { type Battle, otherSeat, type Unit } from '../../types';
import { readingOf } from '../reading';
import type { Mark } from '../tool';
import { type SightReading, sightReading } from './reading';

/**
 * A model's view: along the line of the sight tool, otherwise from the selected unit to the enemy under the pointer or
 * the nearest one. Undefined without a selection or a target.
 */
export function eyeViewOf(interaction: Interaction): EyeView | undefined {
  const reading = readingOf(interaction);
  const sight = reading?.kind === 'sight' ? reading : ownSight(interaction);
  const line = sight?.ray ?? sight?.blocked[0];
  return (
    sight && line && { kind: 'eye', from: line.from, to: line.to, girth: girthAt(interaction.battle, sight, line.from) }
  );
}

function ownSight({ battle, selected, focus, hovered }: Interaction): SightReading | undefined {
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  const pointed = hovered === undefined ? undefined : unitOfModel(battle, hovered);
  const target = unit && (pointed && pointed.seat !== unit.seat ? pointed : nearestTo(battle, unit));
  if (!unit || !target) return undefined;
  const from: Mark = focus === undefined ? { kind: 'unit', unit: unit.id } : { kind: 'model', model: focus };
  return sightReading(battle, from, { kind: 'unit', unit: target.id });
}

function nearestTo(battle: Battle, unit: Unit): Unit | undefined {
  const gaps = unitsOf(battle, otherSeat(unit.seat)).map(enemy => ({
    enemy,
    gap: gapBetweenUnits(battle, unit, enemy),
  }));
  return gaps.toSorted((a, b) => a.gap - b.gap)[0]?.enemy;
}

/** The viewer is the model whose eyes the line starts from. */
function girthAt(battle: Battle, { from }: SightReading, eyes: EyeView['from']): number {
  const models = findUnit(battle, from)?.models ?? [];
  const away = ({ x, y }: (typeof models)[number]) => (x - eyes.x) ** 2 + (y - eyes.y) ** 2;
  const looker = models.toSorted((a, b) => away(a) - away(b))[0];
  return looker ? boundingRadius(looker.outline) : 0;
}
