import type { Die } from '../systems/aos/activation';
import type { BattleEvent, EventOf, EventType } from '../systems/aos/events';
import { unitOf } from '../systems/aos/facts/units';
import { type Battle, SEATS, type Seat } from '../systems/aos/types';
import type { Perform } from './director';
import type { Stage, Thrown, Way } from './stage';

/** What acting needs: a stage if there is one, dice to throw, and time to look. */
export interface Props {
  stage(): Stage | undefined;
  /** Settles when the dice lie still. */
  roll(dice: Thrown['dice']): Promise<void>;
  /** Settles after so long, or at once when hurried. */
  pause(ms: number): Promise<void>;
  isStill(): boolean;
  /** Whether attacks are resolved without throwing each handful. */
  isFast(): boolean;
}

type Act<T extends EventType> = (
  event: EventOf<T>,
  shown: Battle,
  props: Props,
  later: readonly BattleEvent[],
) => Promise<void> | undefined;
type Acts = { readonly [T in EventType]?: Act<T> };

/** Time to read what the dice say. */
const READING_MS = 450;
const PHASE_MS = 260;

const indexOf = (seat: Seat): 0 | 1 => (seat === SEATS[0] ? 0 : 1);

const throwOf = (faces: readonly Thrown['dice'][number]['face'][], seat: Seat): Thrown['dice'] =>
  faces.map(face => ({ face, seat: indexOf(seat) }));

const attackDice = (dice: readonly Die[], seat: Seat): Thrown['dice'] =>
  dice.map(({ face, passed }) => ({ face, seat: indexOf(seat), failed: !passed }));

async function rollAndRead(props: Props, dice: Thrown['dice']): Promise<void> {
  await props.roll(dice);
  await props.pause(READING_MS);
}

/** How events are acted out; those without an act simply happen. */
const ACTS: Acts = {
  territoriesRolled: ({ rolls }, _, props) => {
    const last = rolls.at(-1);
    return last && rollAndRead(props, [...throwOf([last.azure], 'azure'), ...throwOf([last.ember], 'ember')]);
  },
  priorityRolled: ({ faces }, _, props) =>
    rollAndRead(props, [...throwOf([faces.azure], 'azure'), ...throwOf([faces.ember], 'ember')]),
  phaseBegan: (_event, _shown, props) => props.pause(PHASE_MS),
  runRolled: ({ unit, face }, shown, props) => rollAndRead(props, throwOf([face], unitOf(shown, unit).seat)),
  chargeRolled: ({ unit, faces }, shown, props) => rollAndRead(props, throwOf(faces, unitOf(shown, unit).seat)),
  nerveTested: ({ unit, face }, shown, props) => rollAndRead(props, throwOf([face], unitOf(shown, unit).seat)),
  diceRolled: ({ roll, dice }, { activation, units }, props) => {
    const volley = activation?.volleys[0];
    const roller = units.find(({ id }) => id === (roll === 'save' ? volley?.target : activation?.unit));
    if (!roller || dice.length === 0 || props.isFast()) return undefined;
    return rollAndRead(props, attackDice(dice, roller.seat));
  },
  unitMoved: ({ moved }, _, props) =>
    props.stage()?.march(
      moved.map(
        ({ model, path, end }): Way => ({
          id: model,
          path: [...path.slice(0, -1), { x: end.x, y: end.y, z: end.z }],
          facing: end.facing,
        }),
      ),
    ),
  modelSlain: ({ slain }, _, props, later) => props.stage()?.slay([slain.model, ...fallingWith(later)]),
};

/** Those who fall in the same breath: they are shown falling together. */
function fallingWith(later: readonly BattleEvent[]): readonly string[] {
  const end = later.findIndex(({ type }) => type !== 'modelSlain' && type !== 'woundsAllocated');
  return later
    .slice(0, end < 0 ? later.length : end)
    .flatMap(event => (event.type === 'modelSlain' ? [event.slain.model] : []));
}

/** The director's way to act out events with these props. */
export function createActing(props: Props): Perform {
  const fallen = new Set<string>();
  return (event, shown, later) => {
    if (props.isStill()) return undefined;
    if (event.type === 'modelSlain') {
      if (fallen.has(event.slain.model)) return undefined;
      for (const model of [event.slain.model, ...fallingWith(later)]) fallen.add(model);
    }
    return (ACTS[event.type] as Act<EventType> | undefined)?.(event as never, shown, props, later);
  };
}
