import type { Amount, RendDice } from '../../abilities/dice-words';
import type { ForcedReroll, Modifier, Profile, Reroll, Roll } from '../../activation';
import type { EffectiveUnit, EffectiveValue, EffectiveWeapon } from '../../effective-values';
import type { EventOf } from '../../events';
import type { RuleId } from '../../rulebook';
import { change, inches, signed } from '../numbers';
import { causeInWords, ruleOfCause } from './causes';

/** One line of a sum: the amount, its cause, and the rule to read. */
export interface SumLine {
  /** Its index in the sum. */
  readonly id?: number;
  readonly text: string;
  readonly because: string;
  readonly rule: RuleId;
}

/** How a number is made up. */
export interface Sum {
  readonly name: string;
  readonly now: string;
  readonly isChanged: boolean;
  /** Whether the change is an improvement; undefined without a change. */
  readonly isBetter: boolean | undefined;
  readonly lines: readonly SumLine[];
}

const WARSCROLL = 'Warscroll';

/** How a number is read: a roll to reach, a count, a length. */
type Reading = 'roll' | 'count' | 'length';

const read = (reading: Reading, value: Amount | RendDice): string => {
  if (typeof value !== 'number') return reading === 'length' ? `${value}″` : signed(value);
  return reading === 'roll' ? `${value}+` : reading === 'length' ? inches(value) : signed(value);
};

const lineOf = ({ by, cause }: Modifier): SumLine => ({
  text: change(by),
  because: causeInWords(cause),
  rule: ruleOfCause(cause) ?? 'ABIL-01',
});

const REROLLS: Readonly<Record<Reroll['which'], string>> = {
  ones: 're-roll 1s',
  failed: 're-roll failed',
  all: 're-roll any',
};

/** The source of a re-roll. */
const rerollLine = ({ which, cause }: Reroll): SumLine => ({
  text: REROLLS[which],
  because: causeInWords(cause),
  rule: ruleOfCause(cause) ?? 'RR-01',
});

function sumOf(name: string, rule: RuleId, reading: Reading, effective: EffectiveValue<Amount | RendDice>): Sum {
  const { printed, now, changes, reroll } = effective;
  const by = changes.reduce((total, each) => total + each.by, 0);
  const isOpen = typeof now !== 'number' && by !== 0;
  return {
    name,
    now: isOpen ? `${read(reading, now)} ${change(by)}` : read(reading, now),
    isChanged: now !== printed || isOpen,
    // higher is better for the roller; printed Rend is negative
    isBetter: by === 0 ? undefined : name === 'Rend' ? by < 0 : by > 0,
    lines: numbered([
      { text: read(reading, printed), because: WARSCROLL, rule },
      ...changes.filter(each => each.by !== 0).map(lineOf),
      ...(reroll ? [rerollLine(reroll)] : []),
    ]),
  };
}

const numbered = (lines: readonly SumLine[]): readonly SumLine[] => lines.map((line, id) => ({ ...line, id }));

const STEPS: Readonly<Record<Roll, { readonly name: string; readonly rule: RuleId }>> = {
  hit: { name: 'Hit', rule: 'SEQ-01' },
  wound: { name: 'Wound', rule: 'SEQ-03' },
  save: { name: 'Save', rule: 'SEQ-05' },
};

const SPOILS: Readonly<Record<ForcedReroll['which'], string>> = { passed: 'successes again', sixes: '6s again' };

/** An attack roll with all its modifiers. */
export function rollSum({ modifiers, rend, rerolls, spoil }: Profile, roll: Roll, needed: number): Sum {
  const { name, rule } = STEPS[roll];
  const changes = [...modifiers[roll], ...(roll === 'save' && rend !== 0 ? [{ by: rend, cause: 'SEQ-05' }] : [])];
  const by = changes.reduce((total, each) => total + each.by, 0);
  const reroll = rerolls[roll];
  const now = Math.max(2, needed - by);
  return {
    name,
    now: roll === 'save' && now > 6 ? 'none' : `${now}+`,
    isChanged: by !== 0,
    isBetter: by === 0 ? undefined : by > 0,
    lines: numbered([
      { text: `${needed}+`, because: WARSCROLL, rule },
      ...changes.filter(each => each.by !== 0).map(lineOf),
      ...(reroll ? [rerollLine(reroll)] : []),
      ...(roll === 'hit' && spoil
        ? [{ text: SPOILS[spoil.which], because: causeInWords(spoil.cause), rule: 'RR-01' as const }]
        : []),
    ]),
  };
}

/** The base value and its modifiers, each with its cause. */
const added = (name: string, now: string, first: readonly SumLine[], modifiers: readonly Modifier[]): Sum => ({
  name,
  now,
  isChanged: modifiers.length > 0,
  isBetter: undefined,
  lines: numbered([...first, ...modifiers.filter(({ by }) => by !== 0).map(lineOf)]),
});

/** A casting roll with its modifiers. */
export const castSum = (needed: number, modifiers: readonly Modifier[]): Sum =>
  added(
    'Cast',
    `${needed}+`,
    [{ text: `${needed}+`, because: 'The spell’s casting value', rule: 'CAST-02' }],
    modifiers,
  );

/** An unbinding roll with its modifiers. */
export const unbindSum = (needed: number, modifiers: readonly Modifier[]): Sum =>
  added(
    'Unbind',
    `${needed}+`,
    [{ text: `${needed}+`, because: 'More than the casting roll', rule: 'CAST-04' }],
    modifiers,
  );

const MOVES = {
  run: { name: 'Run', rule: 'RUN-02', die: 'The die' },
  charge: { name: 'Charge', rule: 'CHARGE-02', die: 'The dice' },
  double: { name: 'Run', rule: 'CMD-10', die: 'At the Double' },
} as const satisfies Record<string, { name: string; rule: RuleId; die: string }>;

/** The distance of a run or charge: the dice and their modifiers. */
export function moveSum(of: keyof typeof MOVES, roll: number, natural: number, modifiers: readonly Modifier[]): Sum {
  const { name, rule, die } = MOVES[of];
  return added(name, inches(roll), [{ text: inches(natural), because: die, rule }], modifiers);
}

/** A battleshock test: the roll plus losses, against the Bravery. */
export const nerveSums = (
  { face, total, bravery, modifiers }: EventOf<'nerveTested'>,
  printed: number,
): { readonly roll: Sum; readonly bravery: Sum } => ({
  roll: added(
    'Nerve',
    `${total}`,
    [
      { text: `${face}`, because: 'The die', rule: 'SHOCK-03' },
      { text: change(total - face), because: 'slain this turn', rule: 'SHOCK-03' },
    ],
    [],
  ),
  bravery: added('Bravery', `${bravery}`, [{ text: `${printed}`, because: WARSCROLL, rule: 'SHOCK-05' }], modifiers),
});

/** The causes that affect a roll: "−1 Rend, re-roll 1s Mystic Shield". */
export const causesOf = ({ lines }: Sum): string | undefined =>
  lines.length < 2
    ? undefined
    : lines
        .slice(1)
        .map(({ text, because }) => `${text} ${because}`)
        .join(', ');

/** The numbers at the head of the card. */
export const unitSums = ({ move, bravery, save }: EffectiveUnit) => ({
  move: sumOf('Move', 'MOVE-12', 'length', move),
  bravery: sumOf('Bravery', 'SHOCK-05', 'count', bravery),
  save: save && sumOf('Save', 'SEQ-05', 'roll', save),
});

/** The numbers of one weapon, in the order of its line. */
export const weaponSums = ({ attacks, hit, wound, rend, damage }: EffectiveWeapon) => ({
  attacks: sumOf('Attacks', 'ATK-12', 'count', attacks),
  hit: sumOf('Hit', 'SEQ-01', 'roll', hit),
  wound: sumOf('Wound', 'SEQ-03', 'roll', wound),
  rend: sumOf('Rend', 'SEQ-05', 'count', rend),
  damage: sumOf('Damage', 'SEQ-07', 'count', damage),
});

/** A sum as one sentence: "Hit 4+: 3+ Warscroll, −1 Look Out, Sir!". */
export const sumInWords = ({ name, now, lines }: Sum): string =>
  `${name} ${now}: ${lines.map(({ text, because }) => `${text} ${because}`).join(', ')}`;

/** Only what differs from the warscroll: "hit 3+ → 4+ (−1 Look Out, Sir!)". */
export function changeInWords({ name, now, isChanged, lines }: Sum): string | undefined {
  const [printed, ...changes] = lines;
  if (!printed || changes.length === 0) return undefined;
  const causes = changes.map(({ text, because }) => `${text} ${because}`).join(', ');
  return isChanged ? `${name.toLowerCase()} ${printed.text} → ${now} (${causes})` : `${name.toLowerCase()}: ${causes}`;
}
