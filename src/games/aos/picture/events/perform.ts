import type { PerformTools } from '../../../../play/game-face';
import type { DiceThrow } from '../../../../table/dice';
import type { MovePath } from '../../../../table/stage';
import type { BattleEvent, EventOf, EventType } from '../../events';
import type { Battle } from '../../types';
import { isThrownBefore, throwOf } from './dice-throws';
import { magicIn } from './magic-shown';

type Act<T extends EventType> = (
  event: EventOf<T>,
  shown: Battle,
  tools: PerformTools,
  later: readonly BattleEvent[],
) => Promise<void> | undefined;
type Acts = { readonly [T in EventType]?: Act<T> };

const PHASE_MS = 260;

async function rollAndRead(tools: PerformTools, dice: DiceThrow['dice']): Promise<void> {
  await tools.roll(dice);
  await tools.read();
}

/** How events are shown besides their dice; those without an entry happen at once. */
const ACTS: Acts = {
  phaseBegan: (_event, _shown, tools) => tools.pause(PHASE_MS),
  unitMoved: ({ moved }, _, tools) =>
    tools.stage()?.march(
      moved.map(
        ({ model, path, end }): MovePath => ({
          id: model,
          path: [...path.slice(0, -1), { x: end.x, y: end.y, z: end.z }],
          facing: end.facing,
        }),
      ),
    ),
  modelSlain: ({ slain }, _, tools, later) => tools.stage()?.slay([slain.model, ...fallingWith(later)]),
};

const FALLING: readonly EventType[] = ['modelSlain', 'woundsAllocated', 'damageLeft'];

/** Models slain by consecutive events; they are shown falling together. */
function fallingWith(later: readonly BattleEvent[]): readonly string[] {
  const end = later.findIndex(({ type }) => !FALLING.includes(type));
  return later
    .slice(0, end < 0 ? later.length : end)
    .flatMap(event => (event.type === 'modelSlain' ? [event.slain.model] : []));
}

/** Shows one event of a battle; the promise resolves when it is done. */
type PerformEvent = (event: BattleEvent, shown: Battle, later: readonly BattleEvent[]) => Promise<void> | undefined;

export function createPerform(tools: PerformTools): PerformEvent {
  const fallen = new Set<string>();
  let before: BattleEvent | undefined;
  return (event, shown, later) => {
    const dice = isThrownBefore(event, before) ? [] : throwOf(event, shown, later);
    before = event;
    conjure(tools, event, shown);
    if (dice.length > 0) return throwing(tools, dice);
    if (tools.isStill()) return undefined;
    if (event.type === 'modelSlain') {
      if (fallen.has(event.slain.model)) return undefined;
      for (const model of [event.slain.model, ...fallingWith(later)]) fallen.add(model);
    }
    return (ACTS[event.type] as Act<EventType> | undefined)?.(event as never, shown, tools, later);
  };
}

/** Shows magic while its dice roll. */
function conjure(tools: PerformTools, event: BattleEvent, shown: Battle): void {
  const magic = tools.isStill() ? undefined : magicIn(event, shown);
  if (magic) tools.stage()?.conjure(magic);
}

/** Dice are thrown if animation is on; step mode always shows them. */
function throwing(tools: PerformTools, dice: DiceThrow['dice']): Promise<void> | undefined {
  if (!tools.isStill() && !tools.isFast()) return rollAndRead(tools, dice);
  return tools.isStepping() ? tools.read() : undefined;
}
