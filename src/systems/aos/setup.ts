import * as v from 'valibot';
import type { Feature, Inches } from '../../geometry/shape';
import type { Fault } from '../../kernel/system';
import { findWarscroll } from './armies';
import { findBattleplan } from './battleplans';
import { type Rulings, rulingsSchema } from './rulings';
import type { PerSeat, UnitId, WarscrollId } from './types';
import { SEATS } from './types';

/** One unit of an army list. */
export interface Muster {
  readonly id: UnitId;
  readonly warscroll: WarscrollId;
  readonly models: number;
}

export interface ArmyList {
  readonly player: string;
  readonly units: readonly Muster[];
}

/** Everything agreed before the first die: the battle follows from this, the seed and the commands. */
export interface Setup {
  readonly battleplan: string;
  readonly table: { readonly width: Inches; readonly depth: Inches };
  readonly terrain: readonly Feature[];
  readonly armies: PerSeat<ArmyList>;
  readonly rulings: Rulings;
}

const LEAST_SIDE: Inches = 24; // FIELD-01
const MOST_SIDE: Inches = 240;
const MAX_MODELS = 400;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id is small letters, figures and hyphens'));
const side = v.pipe(v.number(), v.finite(), v.minValue(LEAST_SIDE), v.maxValue(MOST_SIDE));
const length = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
const spot = v.strictObject({ x: length, y: length });
const polygon = v.pipe(v.array(spot), v.minLength(3), v.maxLength(64));
const top = v.variant('kind', [
  v.strictObject({ kind: v.literal('flat'), z: length }),
  v.strictObject({ kind: v.literal('slope'), from: spot, z: length, rise: spot }),
]);
const feature = v.strictObject({
  id,
  footprint: polygon,
  solids: v.pipe(v.array(v.strictObject({ outline: polygon, bottom: length, top })), v.maxLength(40)),
});
const army = v.strictObject({
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  units: v.pipe(
    v.array(
      v.strictObject({
        id,
        warscroll: id,
        models: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MODELS)),
      }),
    ),
    v.minLength(1, 'an army needs at least one unit'), // GEN-03
    v.maxLength(60),
  ),
});

/** The shape of a set-up that comes from outside. */
export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  battleplan: id,
  table: v.strictObject({ width: side, depth: side }),
  terrain: v.pipe(v.array(feature), v.maxLength(60)),
  armies: v.strictObject({ azure: army, ember: army }),
  rulings: rulingsSchema,
});

/** What a set-up of the right shape still gets wrong. */
export function setupFaults(setup: Setup): readonly Fault[] {
  const faults: Fault[] = [];
  if (!findBattleplan(setup.battleplan)) {
    faults.push({ path: 'battleplan', reason: `GEN-06: there is no battleplan "${setup.battleplan}"` });
  }
  const seen = new Set<UnitId>();
  for (const seat of SEATS) {
    setup.armies[seat].units.forEach((muster, index) => {
      const path = `armies.${seat}.units[${index}]`;
      if (seen.has(muster.id))
        faults.push({ path: `${path}.id`, reason: `another unit is called "${muster.id}" already` });
      seen.add(muster.id);
      faults.push(...musterFaults(muster, path));
    });
  }
  return faults;
}

function musterFaults({ warscroll: name, models }: Muster, path: string): readonly Fault[] {
  const warscroll = findWarscroll(name);
  if (!warscroll) return [{ path: `${path}.warscroll`, reason: `GEN-02: there is no warscroll "${name}"` }];
  const { least, step, most } = warscroll.size;
  if (models >= least && models <= most && (models - least) % step === 0) return [];
  const reason = `SIZE-01: ${warscroll.name} come in ${least} to ${most} models by steps of ${step}, not ${models}`;
  return [{ path: `${path}.models`, reason }];
}
