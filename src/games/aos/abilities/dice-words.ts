/** DICE-02, DICE-03: as many dice as are said, each of six sides or halved. */
type DiceSum = `D${3 | 6}` | `${number}D${3 | 6}`;

/** RAND-01: dice that are added up, and what is added to their sum or taken from it: "3D6", "D3+3", "2D6-1". */
export type DiceExpression = DiceSum | `${DiceSum}+${number}` | `${DiceSum}-${number}`;

/** RAND-01: a number, or dice that give one. */
export type Amount = number | DiceExpression;

/** RAND-01: a random Rend carries its printed sign, and nothing is added to it: "-D3". */
export type RendDice = `-${DiceSum}`;

/** DTAB-01: the number of this name in the damage table of the bearer. */
export interface TableNumber {
  readonly inTable: string;
}

/** What an ability of a bearer says: an amount, or where its damage table has it. */
export type BearerAmount = Amount | TableNumber;

/** What an expression says. */
export interface DiceParts {
  readonly count: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

const SHAPE = /^([1-9]\d?)?D([36])([+-][1-9]\d?)?$/;

/** RAND-01: whether a text is an expression of up to 99 dice. */
export const isDiceExpression = (text: unknown): text is DiceExpression => typeof text === 'string' && SHAPE.test(text);

const REND_SHAPE = /^-([1-9]\d?)?D[36]$/;

/** RAND-01: whether a text is a random Rend. */
export const isRendDice = (text: unknown): text is RendDice => typeof text === 'string' && REND_SHAPE.test(text);

/** The dice of an expression, and whether what they come to is below nothing. */
export const unsigned = (expression: DiceExpression | RendDice): { dice: DiceExpression; sign: 1 | -1 } =>
  isRendDice(expression) ? { dice: expression.slice(1) as DiceExpression, sign: -1 } : { dice: expression, sign: 1 };

const known = new Map<DiceExpression, DiceParts>();

/** RAND-01: how many dice of which kind, and what is added. */
export function diceIn(expression: DiceExpression): DiceParts {
  const before = known.get(expression);
  if (before) return before;
  const [, count = '1', sides, plus = '0'] = SHAPE.exec(expression) ?? [];
  const parts = { count: Number(count), sides: sides === '3' ? 3 : 6, plus: Number(plus) } as const;
  known.set(expression, parts);
  return parts;
}

/** DICE-02, DICE-03, MOD-02, MOD-03: what dice that show these values come to; nothing that is taken away makes it less than 1. */
export const sumOfDice = ({ plus }: DiceParts, values: readonly number[]): number =>
  Math.max(
    1,
    values.reduce((sum, value) => sum + value, plus),
  );

/** What an amount is on the average, near enough where something is taken away. */
export function meanOf(amount: Amount | RendDice): number {
  if (typeof amount === 'number') return amount;
  const { dice, sign } = unsigned(amount);
  const { count, sides, plus } = diceIn(dice);
  return sign * Math.max(1, (count * (sides + 1)) / 2 + plus);
}

/** The most that dice can come to. */
export function mostOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { count, sides, plus } = diceIn(amount);
  return Math.max(1, count * sides + plus);
}
