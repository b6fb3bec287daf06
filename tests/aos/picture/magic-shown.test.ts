import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/games/aos/events';
import { magicIn } from '../../../src/games/aos/picture/events/magic-shown';
import { createPerform } from '../../../src/games/aos/picture/events/perform';
import type { MagicPicture } from '../../../src/table/stage';
import { fakeStage } from '../../table/fake-stage';
import { clash, playTo } from '../hands/clash';

const { battle } = playTo(clash(1), 'act', 'hero').getGame();
const own = battle.units[0];
const unit = own?.id ?? '';
const everybody = own?.models.map(({ id }) => id) ?? [];
const cast = { unit, model: everybody[0], spell: 'arcane-bolt', total: 6, natural: 6 } as never;
const castRolled: BattleEvent = { type: 'castRolled', cast, faces: [2, 4], needed: 5, modifiers: [] };
const harm = (cause: 'spell' | 'attack'): BattleEvent => ({
  type: 'damageDealt',
  damage: { unit, owner: 'azure', wounds: 0, mortals: 1, cause, by: 'ember', source: undefined, order: undefined },
});

describe('magic is seen', () => {
  test.each<[string, BattleEvent, MagicPicture | undefined]>([
    ['on the caster', castRolled, { kind: 'cast', models: everybody.slice(0, 1) }],
    [
      'on the caster of a spell without dice',
      { type: 'castGiven', cast },
      { kind: 'cast', models: everybody.slice(0, 1) },
    ],
    [
      'on who unbinds',
      { type: 'unbindRolled', unit, faces: [3, 5], total: 8, needed: 7, modifiers: [], triggers: [] },
      { kind: 'unbind', models: everybody },
    ],
    [
      'on who rolls for an ability',
      { type: 'abilityRolled', unit, ability: 'omen', faces: [3], needed: 2 },
      { kind: 'ability', models: everybody },
    ],
    ['on units that a spell harms', harm('spell'), { kind: 'strike', models: everybody }],
    ['not on units that a blade harms', harm('attack'), undefined],
  ])('%s', (_, event, magic) => {
    expect(everybody.length).toBeGreaterThan(0);
    expect(magicIn(event, battle)).toEqual(magic);
  });

  test.each([
    [false, 1],
    [true, 0],
  ])('while pictures stand still (%s) it is shown %i times', (isStill, times) => {
    const seen: MagicPicture[] = [];
    const nothing = async () => {};
    const perform = createPerform({
      stage: () => fakeStage({ conjure: magic => seen.push(magic) }),
      roll: nothing,
      pause: nothing,
      read: nothing,
      isStill: () => isStill,
      isFast: () => false,
      isStepping: () => false,
    });
    void perform(castRolled, battle, []);
    expect(seen).toHaveLength(times);
  });
});
