import type { BattleEvent } from '../../src/games/aos/events';

/** Rolls that a script of dice can name. */
type RollName = 'hit' | 'wound' | 'save' | 'charge' | 'run' | 'nerve';

/** The dice of one named roll, in the order in which they fall; a die that is rolled again follows the one it replaces. */
export interface NamedRoll {
  readonly roll: RollName;
  readonly faces: readonly number[];
}

/** Faces, and rolls by their name. Where one roll is named, all of these kinds are; other dice are plain numbers. */
export type DiceScript = readonly (number | NamedRoll)[];

const named =
  (roll: RollName) =>
  (...faces: readonly number[]): NamedRoll => ({ roll, faces });

export const hit = named('hit');
export const wound = named('wound');
export const save = named('save');
export const charge = named('charge');
export const run = named('run');
export const nerve = named('nerve');

interface NamedFace {
  readonly roll: RollName | undefined;
  readonly face: number;
}

const facesIn = (script: DiceScript): readonly NamedFace[] =>
  script.flatMap((entry): readonly NamedFace[] =>
    typeof entry === 'number'
      ? [{ roll: undefined, face: entry }]
      : entry.faces.map(face => ({ roll: entry.roll, face })),
  );

/** The bare faces of a script. */
export const plainFaces = (script: DiceScript): readonly number[] => facesIn(script).map(({ face }) => face);

/** The dice of an event that scripts can name. */
function rolledIn(event: BattleEvent): readonly NamedFace[] {
  const of = (roll: RollName, faces: readonly (number | undefined)[]): readonly NamedFace[] =>
    faces.flatMap(face => (face === undefined ? [] : [{ roll, face }]));
  switch (event.type) {
    case 'diceRolled':
      return of(
        event.roll,
        event.dice.flatMap(({ before, face }) => [before, face]),
      );
    case 'chargeRolled':
      return of('charge', event.faces);
    case 'runRolled':
      return of('run', [event.face]);
    case 'nerveTested':
      return of('nerve', [event.before, event.face]);
    default:
      return [];
  }
}

/** Throws when a die fell for another roll than the script says. `used` is how many faces have fallen so far. */
export function checkNames(script: DiceScript, used: number, events: readonly BattleEvent[], isOpen: boolean): void {
  if (script.every(entry => typeof entry === 'number')) return;
  const expected = facesIn(script)
    .slice(0, used)
    .filter(({ roll }) => roll !== undefined);
  const fallen = events.flatMap(rolledIn);
  const wrong = fallen.findIndex(({ roll }, index) => roll !== expected[index]?.roll);
  if (wrong >= 0) {
    const { roll, face } = fallen[wrong] ?? {};
    throw new Error(`the ${face} fell for a ${roll} roll; the script has ${expected[wrong]?.roll ?? 'no name'} for it`);
  }
  // Dice that an ability may still change are rolled, but their event is still to come.
  if (!isOpen && expected.length > fallen.length)
    throw new Error(`the script names a ${expected[fallen.length]?.roll} roll, and the die fell for something else`);
}
