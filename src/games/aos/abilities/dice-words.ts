/** DICE-02, DICE-03: a number of D6 or D3. */
type DiceSum = `D${3 | 6}` | `${number}D${3 | 6}`;

/** RAND-01: a sum of dice, with an optional bonus or penalty: "3D6", "D3+3", "2D6-1". */
export type DiceExpression = DiceSum | `${DiceSum}+${number}` | `${DiceSum}-${number}`;

/** RAND-01: a number or dice. */
export type Amount = number | DiceExpression;

/** RAND-01: a random Rend has its printed sign and no bonus: "-D3". */
export type RendDice = `-${DiceSum}`;

/** DTAB-01: a named number from the bearer's damage table. */
export interface TableNumber {
  readonly inTable: string;
}

/** An amount of an ability, fixed or from its bearer's damage table. */
export type BearerAmount = Amount | TableNumber;

/** The parts of a dice expression. */
export interface DiceParts {
  readonly count: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

const SHAPE = /^([1-9]\d?)?D([36])([+-][1-9]\d?)?$/;

/** RAND-01: whether a text is a dice expression of up to 99 dice. */
export const isDiceExpression = (text: unknown): text is DiceExpression => typeof text === 'string' && SHAPE.test(text);

const REND_SHAPE = /^-([1-9]\d?)?D[36]$/;

/** RAND-01: whether a text is a random Rend. */
export const isRendDice = (text: unknown): text is RendDice => typeof text === 'string' && REND_SHAPE.test(text);

/** The dice of an expression, and its sign. */
export const unsigned = (expression: DiceExpression | RendDice): { dice: DiceExpression; sign: 1 | -1 } =>
  isRendDice(expression) ? { dice: expression.slice(1) as DiceExpression, sign: -1 } : { dice: expression, sign: 1 };

const known = new Map<DiceExpression, DiceParts>();

/** RAND-01: the number and kind of dice, and the bonus. */
export function diceIn(expression: DiceExpression): DiceParts {
  const before = known.get(expression);
  if (before) return before;
  const [, count = '1', sides, plus = '0'] = SHAPE.exec(expression) ?? [];
  const parts = { count: Number(count), sides: sides === '3' ? 3 : 6, plus: Number(plus) } as const;
  known.set(expression, parts);
  return parts;
}

/** DICE-02, DICE-03, MOD-02, MOD-03: the total of dice with these values; at least 1. */
export const sumOfDice = ({ plus }: DiceParts, values: readonly number[]): number =>
  Math.max(
    1,
    values.reduce((sum, value) => sum + value, plus),
  );

/** The mean of an amount; approximate if something is subtracted. */
export function meanOf(amount: Amount | RendDice): number {
  if (typeof amount === 'number') return amount;
  const { dice, sign } = unsigned(amount);
  const { count, sides, plus } = diceIn(dice);
  return sign * Math.max(1, (count * (sides + 1)) / 2 + plus);
}

/** The maximum of an amount. */
export function mostOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { count, sides, plus } = diceIn(amount);
  return Math.max(1, count * sides + plus);
}
