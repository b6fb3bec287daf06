import type { Replay } from '../kernel/files/replay';
import type { Kinds } from '../kernel/system';
import type { SaveHead, Saves } from './saves';

/** A complete battle, as it would be stored. */
export interface HeldBattle {
  readonly head: SaveHead;
  readonly replay: Replay<Kinds>;
}

/** Saved battles that last as long as the page. No other page sees them, so none can take hold of one. */
export interface MemorySaves extends Saves {
  has(id: string): boolean;
  all(): readonly HeldBattle[];
}

export function memorySaves(): MemorySaves {
  const held = new Map<string, HeldBattle>();
  const change = async (id: string, how: (battle: HeldBattle) => HeldBattle): Promise<void> => {
    const battle = held.get(id);
    if (battle) held.set(id, how(battle));
  };
  const withCommands = ({ head, replay }: HeldBattle, commands: Replay<Kinds>['commands'], summary: string) => ({
    head: { ...head, summary, count: commands.length, changedAt: Date.now() },
    replay: { ...replay, commands },
  });
  const read = async (id: string): Promise<unknown> => held.get(id)?.replay;
  return {
    has: id => held.has(id),
    all: () => [...held.values()],
    list: async () => [...held.values()].map(({ head }) => head),
    create: async (head, replay) => void held.set(head.id, { head: { ...head, system: replay.system }, replay }),
    append: (id, index, command, summary) =>
      change(id, battle =>
        withCommands(battle, [...battle.replay.commands.slice(0, index), command as Kinds['command']], summary),
      ),
    truncate: (id, count, summary) =>
      change(id, battle => withCommands(battle, battle.replay.commands.slice(0, count), summary)),
    load: read,
    read,
    renew: (id, replay) => change(id, ({ head }) => ({ head, replay })),
    rename: (id, name) => change(id, ({ head, replay }) => ({ head: { ...head, name }, replay })),
    remove: async id => void held.delete(id),
  };
}
