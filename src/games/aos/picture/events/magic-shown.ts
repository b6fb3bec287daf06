import type { MagicPicture } from '../../../../table/stage';
import type { BattleEvent, EventOf, EventType } from '../../events';
import { findUnit } from '../../facts/units';
import type { Battle, ModelId, UnitId } from '../../types';

type Shown<T extends EventType> = (event: EventOf<T>, shown: Battle) => MagicPicture | undefined;
type AllShown = { readonly [T in EventType]?: Shown<T> };

const modelsOf = (battle: Battle, unit: UnitId): readonly ModelId[] =>
  findUnit(battle, unit)?.models.map(({ id }) => id) ?? [];

/** The visible magic of an event: around units that cast, unbind or use an ability, and on units that a spell harms. */
const SHOWN: AllShown = {
  castRolled: ({ cast }) => ({ kind: 'cast', models: [cast.model] }),
  castGiven: ({ cast }) => ({ kind: 'cast', models: [cast.model] }),
  unbindRolled: ({ unit }, shown) => ({ kind: 'unbind', models: modelsOf(shown, unit) }),
  abilityRolled: ({ unit }, shown) => ({ kind: 'ability', models: modelsOf(shown, unit) }),
  damageDealt: ({ damage }, shown) =>
    damage.cause === 'spell' ? { kind: 'strike', models: modelsOf(shown, damage.unit) } : undefined,
};

export const magicIn = (event: BattleEvent, shown: Battle): MagicPicture | undefined =>
  (SHOWN[event.type] as Shown<EventType> | undefined)?.(event as never, shown);
