import { parseShape } from '../../../kernel/files/parse';
import { cleanName, lettersIn } from '../../../kernel/names';
import type { Fault } from '../../../kernel/system';
import { setupFaults } from '../armies/checks/validate';
import { MAX_NAME } from '../battle-setup';
import { layoutFaults } from '../layouts/own';
import { setupSchema } from '../schemas/setup';
import { SEATS, type Seat } from '../types';
import { faultWords, SETUP_FAULTS } from '../words/setup/setup';
import { type Choices, listOf, OWN_LAYOUT, seedOf, setupOf } from './choices';

/** Fields of a list line on the page. */
const LINE_FIELDS = ['artefact', 'mount', 'lore', 'weapon', 'traitWeapon'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** Army fields for enhancements. */
export type ArmyField = 'allegiance' | 'commandTrait' | `units[${number}].${LineField}`;

/** Fields of the page that can have a fault. */
export type Field = 'plan' | 'table' | 'seed' | `${Seat}.${'player' | 'list' | ArmyField}`;
export type FieldFaults = Partial<Readonly<Record<Field, string>>>;

/** Faults of an army's enhancements, by field. */
export const bearingFaults = (faults: FieldFaults, seat: Seat): Partial<Readonly<Record<ArmyField, string>>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => {
      const within = field.startsWith(`${seat}.`) ? field.slice(seat.length + 1) : '';
      return isArmyField(within) ? [[within, fault]] : [];
    }),
  );

const LINE_FIELD = new RegExp(`^units\\[\\d+\\]\\.(${LINE_FIELDS.join('|')})$`);
const isArmyField = (field: string): field is ArmyField =>
  field === 'allegiance' || field === 'commandTrait' || LINE_FIELD.test(field);

/** The faults of the choices, by field. */
export function fieldFaults(choices: Choices): FieldFaults {
  const faults: Partial<Record<Field, string>> = {};
  const say = (field: Field, reason: string) => {
    faults[field] ??= reason;
  };
  for (const seat of SEATS) {
    const { player } = choices.armies[seat];
    if (cleanName(player) === '') say(`${seat}.player`, SETUP_FAULTS.noName);
    if (lettersIn(cleanName(player)) > MAX_NAME) say(`${seat}.player`, SETUP_FAULTS.longName);
    if (!listOf(choices.armies[seat])) say(`${seat}.list`, SETUP_FAULTS.noArmy);
  }
  if (seedOf(choices.seed) === undefined) say('seed', SETUP_FAULTS.seed);
  if (choices.layout === OWN_LAYOUT) for (const reason of layoutFaults(choices.own)) say('table', reason);
  for (const { path, reason } of ruleFaults(choices)) say(fieldOf(path), faultWords(reason));
  return faults;
}

/** Faults from the schema and the rules of a set-up. */
function ruleFaults(choices: Choices): readonly Fault[] {
  const parsed = parseShape(setupSchema, setupOf(choices));
  return parsed.ok ? setupFaults(parsed.value) : parsed.error;
}

function fieldOf(path: string): Field {
  for (const seat of SEATS) {
    if (!path.startsWith(`armies.${seat}`)) continue;
    const within = path.slice(`armies.${seat}.`.length);
    if (within === 'player' || isArmyField(within)) return `${seat}.${within}`;
    return `${seat}.list`;
  }
  return /^(battleplan|ownPlans|proposals)/.test(path) ? 'plan' : 'table';
}
