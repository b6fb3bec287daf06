import * as v from 'valibot';
import { list } from '../../../kernel/list';
import { cleanName, lettersIn } from '../../../kernel/names';
import { MAX_MODELS, MAX_NAME, type Setup } from '../battle-setup';
import { ROLES, SCENERY, type Scenery, type Terrain } from '../types';
import { battleplanSchema, sideSchema } from './battleplan';
import { rulingsSchema } from './rulings';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,47}$/, 'an id is small letters, figures and hyphens'));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MODELS));
const length = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
const name = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(60),
  v.regex(/^\P{Surrogate}*$/u, 'this name holds half a letter'),
);
const spot = v.strictObject({ x: length, y: length });
const polygon = list(spot, { least: 3, most: 64 });
const top = v.variant('kind', [
  v.strictObject({ kind: v.literal('flat'), z: length }),
  v.strictObject({ kind: v.literal('slope'), from: spot, z: length, rise: spot }),
]);
const scenery: v.GenericSchema<unknown, Scenery> = v.picklist(SCENERY);
const terrain: v.GenericSchema<unknown, Terrain> = v.strictObject({
  id,
  name,
  footprint: polygon,
  solids: list(v.strictObject({ outline: polygon, bottom: length, top }), { most: 40 }),
  isObstacle: v.boolean(),
  isGarrison: v.boolean(),
  scenery: v.optional(scenery),
});
const muster = v.strictObject({
  id,
  warscroll: id,
  models: count,
  loadout: v.optional(id),
  swaps: v.optional(list(v.strictObject({ id, count }), { most: 12 })),
  command: v.optional(list(v.picklist(ROLES), { most: ROLES.length })),
  isAlly: v.optional(v.literal(true)),
  battalion: v.optional(id),
  greater: v.optional(id),
  lore: v.optional(id),
  artefact: v.optional(id),
  mount: v.optional(id),
  weapon: v.optional(id),
  traitWeapon: v.optional(id),
  keywords: v.optional(list(name, { most: 8 })),
});
/** A player's name, always cleaned. A name without visible letters gets a default. */
const player = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_NAME * 10),
  v.transform(written => cleanName(written) || 'Player'),
  v.check(clean => lettersIn(clean) <= MAX_NAME, `a name has at most ${MAX_NAME} letters`),
);
const army = v.strictObject({
  player,
  allegiance: v.optional(id),
  commandTrait: v.optional(id),
  wonMajorLast: v.optional(v.literal(true)),
  units: list(muster, { least: 1, tooShort: 'GEN-03: an army needs at least one unit', most: 60 }),
});

/** The shape of a set-up that comes from outside. */
export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  battleplan: id,
  ownPlans: v.optional(list(battleplanSchema, { least: 1, most: 2 })),
  proposals: v.optional(v.strictObject({ azure: id, ember: id })),
  realm: v.optional(id),
  region: v.optional(id),
  realmWishes: v.optional(v.strictObject({ azure: v.optional(id), ember: v.optional(id) })),
  table: v.strictObject({ width: sideSchema, depth: sideSchema }), // FIELD-01
  terrain: list(terrain, { most: 60 }),
  scenery: v.picklist(['asPlaced', 'rolled']),
  armies: v.strictObject({ azure: army, ember: army }),
  rulings: rulingsSchema,
});
