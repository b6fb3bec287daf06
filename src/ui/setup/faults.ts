import { cleanName, lettersIn } from '../../kernel/names';
import { parseShape } from '../../kernel/parse';
import type { Fault } from '../../kernel/system';
import { setupFaults } from '../../systems/aos/armies/validate';
import { layoutFaults } from '../../systems/aos/layouts/own';
import { MAX_NAME, setupSchema } from '../../systems/aos/setup';
import { SETUP_FAULTS } from '../text/setup';
import { type Choices, findReadyList, OWN_LAYOUT, seedOf, setupOf } from './choices';

/** The fields of the page beside which something can be wrong. */
export type Field = 'plan' | 'azure.player' | 'azure.list' | 'ember.player' | 'ember.list' | 'table' | 'seed';
export type FieldFaults = Partial<Readonly<Record<Field, string>>>;

/** What is wrong with the choices, each said beside its field. */
export function fieldFaults(choices: Choices): FieldFaults {
  const faults: Partial<Record<Field, string>> = {};
  const say = (field: Field, reason: string) => {
    faults[field] ??= reason;
  };
  for (const seat of ['azure', 'ember'] as const) {
    const { player, list } = choices.armies[seat];
    if (cleanName(player) === '') say(`${seat}.player`, SETUP_FAULTS.noName);
    if (lettersIn(cleanName(player)) > MAX_NAME) say(`${seat}.player`, SETUP_FAULTS.longName);
    if (!findReadyList(list)) say(`${seat}.list`, SETUP_FAULTS.noArmy);
  }
  if (seedOf(choices.seed) === undefined) say('seed', SETUP_FAULTS.seed);
  if (choices.layout === OWN_LAYOUT) for (const reason of layoutFaults(choices.own)) say('table', reason);
  for (const { path, reason } of ruleFaults(choices)) say(fieldOf(path), reason);
  return faults;
}

/** What the shape and the rules of a set-up say. */
function ruleFaults(choices: Choices): readonly Fault[] {
  const parsed = parseShape(setupSchema, setupOf(choices));
  return parsed.ok ? setupFaults(parsed.value) : parsed.error;
}

function fieldOf(path: string): Field {
  const seat = /^armies\.(azure|ember)\b/.exec(path)?.[1] as 'azure' | 'ember' | undefined;
  if (seat) return path.endsWith('.player') ? `${seat}.player` : `${seat}.list`;
  return /^(battleplan|ownPlans|proposals)/.test(path) ? 'plan' : 'table';
}
