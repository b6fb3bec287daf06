import type { Effect, Mark } from '../../../src/games/aos/abilities/types';
import type { Scene, StagedUnit } from '../fixture';
import { mark, unit } from '../fixture';
import { type Bout, boutOf, type How } from './plays';

const against = (effect: Effect): Mark => ({ ...mark(effect), against: true });

const LORD = 'lord-celestant';
const RASPS = 'chainrasp-horde';
const LIBERATORS = 'liberators';

/** Everything that bears on an attack and that no two warscrolls alone bring about. */
const CASES: readonly [name: string, one: StagedUnit, other: StagedUnit, more?: Partial<Scene>, how?: How][] = [
  ['re-roll ones', unit(LORD, { marks: [mark({ do: 'reroll', roll: 'hit', which: 'ones' })] }), unit(LIBERATORS)],
  [
    're-roll failed, with a bonus',
    unit(LIBERATORS, {
      marks: [mark({ do: 'reroll', roll: 'wound', which: 'failed' }), mark({ do: 'modify', roll: 'wound', by: 1 })],
    }),
    unit(RASPS),
  ],
  [
    're-roll all, with a malus',
    unit(LORD, {
      marks: [mark({ do: 'reroll', roll: 'hit', which: 'all' }), mark({ do: 'modify', roll: 'hit', by: -2 })],
    }),
    unit(LIBERATORS),
  ],
  ['successes rolled again', unit(LORD), unit(LIBERATORS, { marks: [against({ do: 'spoil', which: 'passed' })] })],
  ['sixes rolled again', unit(LORD), unit(LIBERATORS, { marks: [against({ do: 'spoil', which: 'sixes' })] })],
  ['saves of 6 come back', unit(LIBERATORS), unit(LIBERATORS, { marks: [against({ do: 'saveSixes', mortals: 1 })] })],
  [
    'saves of 6 come back on a ward',
    unit(LIBERATORS, { marks: [mark({ do: 'negate', on: 4, kind: 'mortal' })] }),
    unit(LIBERATORS, { marks: [against({ do: 'saveSixes', mortals: 2 })] }),
  ],
  ['D3 hits', unit(LORD, { marks: [mark({ do: 'hits', amount: 'D3' })] }), unit(LIBERATORS)],
  [
    'one more hit on a 6',
    unit(LORD, { marks: [mark({ do: 'onSix', roll: 'hit', what: { kind: 'moreHits', by: 1 } })] }),
    unit(LIBERATORS),
  ],
  [
    'mortal wounds instead',
    unit(LORD, { marks: [mark({ do: 'onSix', roll: 'hit', what: { kind: 'mortal', amount: 'D3' } })] }),
    unit(LIBERATORS),
  ],
  [
    'mortal wounds as well',
    unit(LORD, { marks: [mark({ do: 'onSix', roll: 'wound', what: { kind: 'alsoMortal', amount: 1 } })] }),
    unit(LIBERATORS),
  ],
  [
    'attacks that are added',
    unit(LIBERATORS, { marks: [mark({ do: 'onSix', roll: 'wound', what: { kind: 'attacks', amount: 'D3' } })] }),
    unit(RASPS),
  ],
  [
    'hits that a wound roll scores',
    unit(LIBERATORS, { marks: [mark({ do: 'onSix', roll: 'wound', what: { kind: 'moreHits', by: 2 } })] }),
    unit(RASPS),
  ],
  [
    'double damage, and more damage',
    unit(LORD, {
      marks: [mark({ do: 'onSix', roll: 'wound', what: { kind: 'doubleDamage' } }), mark({ do: 'damage', by: 1 })],
    }),
    unit(LIBERATORS),
  ],
  [
    'other damage and Rend on a 6 or more',
    unit(LORD, {
      marks: [
        mark({ do: 'onSix', roll: 'hit', what: { kind: 'setDamage', to: 'D6' }, isModified: true }),
        mark({ do: 'onSix', roll: 'wound', what: { kind: 'setRend', to: -3 } }),
        mark({ do: 'modify', roll: 'hit', by: 1 }),
      ],
    }),
    unit(LIBERATORS),
  ],
  ['Rend against Bravery', unit(LIBERATORS, { marks: [mark({ do: 'dreadRend', to: -3 })] }), unit(LIBERATORS)],
  ['one ward', unit(LORD), unit(LIBERATORS, { marks: [mark({ do: 'negate', on: 5, kind: 'any' })] })],
  [
    'two wards',
    unit(LORD),
    unit(LIBERATORS, {
      marks: [mark({ do: 'negate', on: 5, kind: 'any' }), mark({ do: 'negate', on: 6, kind: 'melee' }, 'another')],
    }),
  ],
  [
    'a ward against mortal wounds alone',
    unit('retributors'),
    unit(LIBERATORS, { marks: [mark({ do: 'negate', on: 4, kind: 'mortal' })] }),
  ],
  ['a wounded model', unit(LORD), unit('retributors', { wounds: 2 })],
  ['more Wounds', unit(LORD), unit(LIBERATORS, { marks: [mark({ do: 'wounds', by: 1 })] })],
  ['spite', unit(LIBERATORS), unit(LIBERATORS, { marks: [mark({ do: 'spite', on: 5 })] })],
  ['vengeance', unit(LIBERATORS), unit(RASPS, { marks: [mark({ do: 'avenge', on: 4, mortals: 'D3' })] })],
  [
    'spite and vengeance on a ward',
    unit(LIBERATORS, { marks: [mark({ do: 'negate', on: 5, kind: 'any' })] }),
    unit(RASPS, { marks: [mark({ do: 'spite', on: 4 }), mark({ do: 'avenge', on: 5, mortals: 1 })] }),
  ],
  ['more attacks than enemies', unit(LORD, { marks: [mark({ do: 'attacksEqualEnemies', within: 3 })] }), unit(RASPS)],
  ['half the attacks', unit(LIBERATORS, { marks: [mark({ do: 'halve' })] }), unit(RASPS)],
  ['twenty against twenty', unit(RASPS, { models: 20 }), unit(RASPS, { models: 20 })],
  [
    'a general who makes the ward',
    unit(LORD),
    unit(RASPS),
    { allegiances: { ember: 'nighthaunt' }, generals: { ember: 'struck/2' } },
  ],
  [
    'a general with a ward before a storm of arrows',
    unit('judicators', { models: 10 }),
    unit(RASPS),
    { allegiances: { ember: 'nighthaunt' }, generals: { ember: 'struck/2' } },
    'shoot',
  ],
];

export function specialBouts(): readonly Bout[] {
  return CASES.map(([name, one, other, more, how = 'fight']) => {
    const bout = boutOf(one, other, how, more);
    if (!bout) throw new Error(`${name}: nobody can attack`);
    return { ...bout, name };
  });
}
