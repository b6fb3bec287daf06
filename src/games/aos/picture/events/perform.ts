import type { Perform } from '../../../../play/director';
import type { DiceThrow } from '../../../../table/dice';
import type { MovePath, Stage } from '../../../../table/stage';
import type { BattleEvent, EventOf, EventType } from '../../events';
import type { Battle } from '../../types';
import { isThrownBefore, throwOf } from './dice-throws';
import { magicIn } from './magic-shown';

/** What acting needs: a stage if there is one, dice to throw, and time to look. */
export interface Props {
  stage(): Stage | undefined;
  /** Settles when the dice lie still. */
  roll(dice: DiceThrow['dice']): Promise<void>;
  /** Settles after so long, or at once when hurried. */
  pause(ms: number): Promise<void>;
  isStill(): boolean;
  /** Settles when the dice have been read: after a while, or when the player says so. */
  read(): Promise<void>;
  /** Whether everything is resolved at once, without throwing dice on the table. */
  isFast(): boolean;
  /** Whether the player goes on by hand from one roll to the next. */
  isStepping(): boolean;
}

type Act<T extends EventType> = (
  event: EventOf<T>,
  shown: Battle,
  props: Props,
  later: readonly BattleEvent[],
) => Promise<void> | undefined;
type Acts = { readonly [T in EventType]?: Act<T> };

const PHASE_MS = 260;

async function rollAndRead(props: Props, dice: DiceThrow['dice']): Promise<void> {
  await props.roll(dice);
  await props.read();
}

/** How events are acted out besides the dice that fall in them; those without an act simply happen. */
const ACTS: Acts = {
  phaseBegan: (_event, _shown, props) => props.pause(PHASE_MS),
  unitMoved: ({ moved }, _, props) =>
    props.stage()?.march(
      moved.map(
        ({ model, path, end }): MovePath => ({
          id: model,
          path: [...path.slice(0, -1), { x: end.x, y: end.y, z: end.z }],
          facing: end.facing,
        }),
      ),
    ),
  modelSlain: ({ slain }, _, props, later) => props.stage()?.slay([slain.model, ...fallingWith(later)]),
};

const FALLING: readonly EventType[] = ['modelSlain', 'woundsAllocated', 'damageLeft'];

/** Those who fall in the same breath: they are shown falling together. */
function fallingWith(later: readonly BattleEvent[]): readonly string[] {
  const end = later.findIndex(({ type }) => !FALLING.includes(type));
  return later
    .slice(0, end < 0 ? later.length : end)
    .flatMap(event => (event.type === 'modelSlain' ? [event.slain.model] : []));
}

/** The director's way to act out events with these props. */
export function createPerform(props: Props): Perform {
  const fallen = new Set<string>();
  let before: BattleEvent | undefined;
  return (event, shown, later) => {
    const dice = isThrownBefore(event, before) ? [] : throwOf(event, shown, later);
    before = event;
    conjure(props, event, shown);
    if (dice.length > 0) return throwing(props, dice);
    if (props.isStill()) return undefined;
    if (event.type === 'modelSlain') {
      if (fallen.has(event.slain.model)) return undefined;
      for (const model of [event.slain.model, ...fallingWith(later)]) fallen.add(model);
    }
    return (ACTS[event.type] as Act<EventType> | undefined)?.(event as never, shown, props, later);
  };
}

/** Magic shines while its dice roll. */
function conjure(props: Props, event: BattleEvent, shown: Battle): void {
  const magic = props.isStill() ? undefined : magicIn(event, shown);
  if (magic) props.stage()?.conjure(magic);
}

/** Dice are thrown where pictures move; whoever goes step by step reads them in any case. */
function throwing(props: Props, dice: DiceThrow['dice']): Promise<void> | undefined {
  if (!props.isStill() && !props.isFast()) return rollAndRead(props, dice);
  return props.isStepping() ? props.read() : undefined;
}
