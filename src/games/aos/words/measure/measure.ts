import { findWarscroll } from '../../armies';
import { type Probability, shareOf } from '../../facts/probability';
import type { Answer } from '../../measure/answer';
import type { Question } from '../../measure/measuring';
import type { MeasureWords } from '../../measure/picture/views';
import type { ChargeReading } from '../../measure/readings/charge';
import type { CoherencyReading } from '../../measure/readings/coherency';
import type { ControlRow } from '../../measure/readings/control';
import type { GapsReading } from '../../measure/readings/gaps';
import type { Objection } from '../../measure/readings/objections';
import type { ReachReading } from '../../measure/readings/reach';
import type { WeaponsReading } from '../../measure/readings/targets';
import type { MeasureTable, MeasureUnit } from '../../measure/table';
import type { Seat } from '../../types';
import type { Names } from '../names';
import { chanceInWords, counted, inches, listed } from '../numbers';
import { readingInWords } from './tool-sentences';
import { TOOL_WORDS } from './tools';

export const QUESTION_NAMES: Readonly<Record<Question, string>> = {
  gaps: 'Gaps',
  coherency: 'Coherency',
  reach: 'Reach',
  charge: 'Charge',
  weapons: 'Ranges',
  sight: 'Sight',
  control: 'Objectives',
};

export const SIDE_NAMES: Readonly<Record<Seat, string>> = { azure: 'Azure', ember: 'Ember' };

/** What to do while nothing is selected for a question. */
export const NOBODY = 'Take a unit in hand: press it on the table, or choose it in the list.';

/** Names for one table. Things without a name are called after their warscroll or base; duplicates get a number. */
export function measureNames({ units }: MeasureTable): Names {
  const called = new Map(units.map(unit => [unit.id, ownName(unit)]));
  const unitName = (id: string): string => {
    const name = called.get(id) ?? id;
    const same = units.filter(unit => called.get(unit.id) === name);
    return same.length > 1 ? `${name} ${same.findIndex(unit => unit.id === id) + 1}` : name;
  };
  return {
    unit: unitName,
    model(id) {
      const unit = units.find(each => id.startsWith(`${each.id}/`));
      if (!unit) return id;
      if (unit.places.length === 1) return unitName(unit.id);
      return `Model ${id.slice(id.lastIndexOf('/') + 1)} of ${unitName(unit.id)}`;
    },
    weapon: id => id,
    feature: id => id,
    player: seat => SIDE_NAMES[seat],
  };
}

function ownName({ name, of }: MeasureUnit): string {
  if (name !== undefined) return name;
  if ('warscroll' in of) return findWarscroll(of.warscroll)?.name ?? of.warscroll;
  const { length, width } = of.base;
  return length === width ? `${length} mm base` : `${length} × ${width} mm base`;
}

/** A percentage, never rounded up to 100 or down to 0. */
export const percent = (chance: Probability): string => chanceInWords(shareOf(chance));

/** The words on the labels. */
export const BENCH_WORDS: MeasureWords = {
  tools: TOOL_WORDS,
  gap: ({ gap }) => ({ number: inches(gap), text: '' }),
  broken: ({ gap }) => ({ number: inches(gap), text: 'apart' }),
  way: ({ way, inches: most }) =>
    way?.found ? { number: inches(way.found.length), text: `of ${inches(most)}` } : { number: 'No way', text: '' },
  charge: ({ bar, needed, chance, gap }) => {
    if (bar === 'friend') return { number: inches(gap), text: '' };
    if (bar !== undefined || needed === undefined || !chance)
      return { number: inches(gap), text: BARS[bar ?? 'noWay'] };
    return { number: `${needed}+`, text: percent(chance) };
  },
  control: ({ counts }) => ({ number: `${counts.azure} : ${counts.ember}`, text: '' }),
};

const BARS = { tooFar: 'too far', tooNear: 'too near to charge', friend: 'a friend', noWay: 'no way there' } as const;

/** What the table answers, in one or two sentences. */
export function answerInWords(answer: Answer, names: Names, from: string): string {
  switch (answer.kind) {
    case 'gaps':
      return gapsInWords(answer, names, from);
    case 'coherency':
      return coherencyInWords(answer, names);
    case 'reach':
      return reachInWords(answer, names);
    case 'charge':
      return chargeInWords(answer, names);
    case 'weapons':
      return weaponsInWords(answer, names);
    case 'sight':
      return `${readingInWords(answer, names)}.`;
    case 'control':
      return answer.rows.length > 0 ? answer.rows.map(controlInWords).join('. ') : 'No objective lies on the table.';
  }
}

function gapsInWords({ rows, inches: length }: GapsReading, names: Names, from: string): string {
  const [nearest] = rows;
  if (!nearest) return `${from}: nobody else is on the table.`;
  const within = rows.filter(row => row.isWithin).length;
  return `${from} to ${names.unit(nearest.unit)}: ${inches(nearest.gap)}. ${within} of ${counted(rows.length, 'unit')} within ${inches(length)}.`;
}

function coherencyInWords({ units, own }: CoherencyReading, names: Names): string {
  const broken = units.filter(({ groups }) => groups > 1);
  const mine = broken.find(({ unit }) => unit === own?.unit);
  const link = mine?.broken[0];
  if (mine && link) {
    return `${names.unit(mine.unit)} is in ${mine.groups} groups: the nearest gap is ${inches(link.gap)}, 1″ is allowed.`;
  }
  if (broken.length === 0) return 'Every unit is one group.';
  return `Broken: ${listed(broken.map(({ unit }) => names.unit(unit)))}.`;
}

function reachInWords({ model, inches: length, way, keepsAway }: ReachReading, names: Names): string {
  const who = names.model(model);
  const away = keepsAway ? ', more than 3″ from enemies' : '';
  if (!way) return `${who} with ${inches(length)}${away}: anywhere on the marked ground.`;
  if (!way.found) return `${who}: no way leads to the goal${away}.`;
  const verdict = way.found.isInReach ? 'in reach' : 'out of reach';
  return `${who} to the goal: ${inches(way.found.length)} of ${inches(length)}, ${verdict}${away}.`;
}

/** Why a charge cannot be tried, or what it takes. */
export function chargeInWords(reading: ChargeReading, names: Names): string {
  const pair = `${names.unit(reading.unit)} to ${names.unit(reading.target)}: ${inches(reading.gap)}`;
  if (reading.bar === 'friend') return `${pair}. Both are of one side.`;
  if (reading.bar === 'tooNear') return `${pair}. With an enemy within 3″ it cannot charge.`;
  if (reading.bar === 'tooFar') return `${pair}. It needs an enemy within ${inches(reading.range)} to try.`;
  if (reading.needed === undefined || !reading.chance || !reading.again) return `${pair}. No way leads to within ½″.`;
  return `${pair}. Needs ${reading.needed} or more on ${reading.dice}D6: ${percent(reading.chance)}, with a re-roll ${percent(reading.again)}.`;
}

function weaponsInWords({ rows, target }: WeaponsReading, names: Names): string {
  if (target === undefined) return 'Nobody else is on the table.';
  const able = rows.filter(row => row.able > 0);
  if (able.length === 0) return `No weapon reaches ${names.unit(target)}.`;
  return `At ${names.unit(target)}: ${listed(able.map(row => `${row.able} of ${row.carried} with ${row.name}`))}.`;
}

/** The side that would hold an objective. */
function controlInWords({ counts, holder }: ControlRow, index: number): string {
  const verdict = holder ? `${SIDE_NAMES[holder]} gains it` : 'nobody gains it';
  return `Objective ${index + 1}: ${counts.azure} of Azure, ${counts.ember} of Ember, ${verdict}`;
}

/** Why a battle would not allow this position, each reason once. */
export function objectionsInWords(objections: readonly Objection[], names: Names): readonly string[] {
  const over = objections.filter(({ why }) => why === 'overEdge').length;
  const steep = objections.filter(({ why }) => why === 'cannotStand').length;
  const met = objections.flatMap(each => (each.why === 'overlaps' ? [names.unit(each.unit)] : []));
  return [
    ...(over > 0 ? [`${counted(over, 'base reaches', 'bases reach')} over the edge of the table.`] : []),
    ...(met.length > 0
      ? [`${counted(met.length, 'base lies', 'bases lie')} on a base of ${listed([...new Set(met)])}.`]
      : []),
    ...(steep > 0
      ? [`${counted(steep, 'model stands', 'models stand')} where the ground is too steep or too small.`]
      : []),
  ];
}

/** The list of keys at a measuring table. */
export const BENCH_KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['1 … 7'], does: 'Ask about gaps, coherency, reach, charge, ranges, sight, objectives' },
  { keys: ['N'], does: 'Next thing on the table; with Shift the one before' },
  { keys: ['M'], does: 'One model after another instead of the whole unit; with the mouse hold Alt' },
  { keys: ['T'], does: 'Ask about the next unit; with the mouse the right button' },
  { keys: ['← ↑ ↓ →'], does: 'Move what is in hand by 1″; with Shift by ¼″; with Alt move the goal' },
  { keys: ['Q', 'E'], does: 'Turn it to the left or to the right' },
  { keys: ['[', ']'], does: 'Ask for 1″ less or more' },
  { keys: ['G'], does: 'Set or lift a goal for the way round; with the mouse the right button' },
  { keys: ['K'], does: 'Keep 3″ away from enemies, or not' },
  { keys: ['Z'], does: 'Show the 3″ around every model' },
  { keys: ['R'], does: 'Mend a unit that has come apart, as proposed' },
  { keys: ['V'], does: 'See through the model’s eyes; Esc leads back' },
  { keys: ['A'], does: 'Add to the table' },
  { keys: ['D'], does: 'The same once more' },
  { keys: ['Delete'], does: 'Take it off the table' },
  { keys: ['U'], does: 'Undo; with Shift redo' },
  { keys: ['F', 'H', 'O'], does: 'Look at the unit, at the whole table, from straight above' },
  { keys: ['S'], does: 'Save, share, picture, file' },
];
