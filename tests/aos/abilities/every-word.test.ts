import { expect, test } from 'vitest';
import { allowanceOf } from '../../../src/games/aos/abilities/allowance';
import { chargeOf } from '../../../src/games/aos/abilities/charging';
import { holds } from '../../../src/games/aos/abilities/conditions';
import { EFFECTS } from '../../../src/games/aos/abilities/meanings';
import { attacksOf, profileOf } from '../../../src/games/aos/abilities/profile';
import type { Effect } from '../../../src/games/aos/abilities/types';
import { findSpell } from '../../../src/games/aos/armies/parts/spells';
import { check } from '../../../src/games/aos/check';
import { chosenWeapon, weaponsFor } from '../../../src/games/aos/facts/attacks/attacks';
import { dealTo } from '../../../src/games/aos/rules/abilities/deals';
import { followTrigger } from '../../../src/games/aos/rules/abilities/triggers';
import { woundsOf } from '../../../src/games/aos/rules/damage/inflict';
import { negations } from '../../../src/games/aos/rules/damage/negate';
import { answersTo, fall } from '../../../src/games/aos/rules/damage/slain';
import { checkFight } from '../../../src/games/aos/rules/fighting/combat';
import { decideCast } from '../../../src/games/aos/rules/magic/magic';
import { takeEffect } from '../../../src/games/aos/rules/magic/spells';
import { checkUnbinder, magicModifiers } from '../../../src/games/aos/rules/magic/unbinding';
import { afterRoll, beforeAttack } from '../../../src/games/aos/rules/specials';
import { SPECIAL_COMMANDS } from '../../../src/games/aos/rules/specials/commands';
import { checkMoveOrder } from '../../../src/games/aos/rules/specials/sequence';
import { afterNerveRoll, braveryOf, unitsToTest } from '../../../src/games/aos/rules/turn/battleshock';
import type { Battle, Unit } from '../../../src/games/aos/types';
import { diceFrom, scriptedState } from '../../../src/kernel/dice';
import { ahead, mark, stage, unit } from '../fixture';

const LORD = 'lord-celestant';

interface Seen {
  readonly battle: Battle;
  readonly lord: Unit;
  readonly foe: Unit;
}

/** One effect, who has it, and something the rules say that must be different with it. */
interface Case<E> {
  readonly effect: E;
  readonly on?: 'foe';
  readonly against?: true;
  /** For effects that only abilities have: an artefact with it, its allegiance, and the keyword it is for. */
  readonly artefact?: readonly [id: string, allegiance: string, keyword?: string];
  readonly see: (seen: Seen) => unknown;
}

const dice = (...faces: readonly number[]) =>
  diceFrom(scriptedState([...faces, ...Array.from({ length: 30 }, () => 6)]));
const attackOf = ({ battle, lord, foe }: Seen) => {
  const weapon = chosenWeapon(battle, lord) ?? weaponsFor(lord, 'fight')[0];
  const model = lord.models[0];
  if (!weapon || !model) throw new Error('the lord has no weapon');
  return { attacker: lord, model, weapon, target: foe };
};
const modelOf = ({ models }: Unit) => {
  const [model] = models;
  if (!model) throw new Error('nobody is left');
  return model;
};
const profile = (seen: Seen) => profileOf(seen.battle, attackOf(seen));
const attacks = (seen: Seen) => {
  const { attacker, model, weapon, target } = attackOf(seen);
  return attacksOf(seen.battle, attacker, model, weapon, target);
};
const damage = (seen: Seen) => ({
  unit: seen.foe.id,
  owner: seen.foe.seat,
  wounds: 1,
  mortals: 0,
  cause: 'attack' as const,
  by: seen.lord.seat,
  source: { unit: seen.lord.id, weapon: attackOf(seen).weapon.id },
  order: undefined,
});
const answers = (seen: Seen) => answersTo(seen.battle, seen.foe, modelOf(seen.foe), damage(seen), 1, dice());
const falling = (seen: Seen) => fall(seen.battle, seen.foe, modelOf(seen.foe).id, damage(seen), dice());
const BOLT = 'arcane-bolt';
const castBy = ({ lord }: Seen) => ({
  spell: BOLT,
  unit: lord.id,
  model: modelOf(lord).id,
  seat: lord.seat,
  total: 5,
  natural: 5,
  isAnswered: false,
});
const bolt = (seen: Seen) => {
  const spell = findSpell(BOLT);
  if (!spell) throw new Error('there is no such spell');
  return takeEffect(seen.battle, castBy(seen), spell, [seen.foe], dice(), dealTo);
};
const fight = ({ battle, lord }: Seen) => checkFight(battle, { seat: lord.seat, type: 'fight', unit: lord.id });
const onRoll = ({ battle, lord, foe }: Seen) =>
  dealTo(
    {
      battle,
      bearer: lord,
      target: foe,
      source: { id: 'omen', name: 'Omen' },
      cause: 'ability',
      total: 0,
      dice: dice(3),
      dealTo,
    },
    [{ do: 'onRoll', on: 4, deals: [] }],
  );
const lostSome = (foe: Unit): Unit => ({ ...foe, slainThisTurn: 3 });

/** A word without a case does not compile; one that changes nothing fails. */
const CASES: { readonly [W in Effect['do']]: Case<Extract<Effect, { do: W }>> } = {
  modify: { effect: { do: 'modify', roll: 'hit', by: 1 }, see: profile },
  reroll: { effect: { do: 'reroll', roll: 'hit', which: 'ones' }, see: profile },
  spoil: { effect: { do: 'spoil', which: 'sixes' }, on: 'foe', against: true, see: profile },
  saveSixes: { effect: { do: 'saveSixes', mortals: 1 }, on: 'foe', against: true, see: profile },
  attacks: { effect: { do: 'attacks', by: 1 }, see: attacks },
  attacksEqualEnemies: { effect: { do: 'attacksEqualEnemies', within: 12 }, see: attacks },
  noAttacks: { effect: { do: 'noAttacks' }, see: attacks },
  rend: { effect: { do: 'rend', by: -1 }, see: profile },
  setRend: { effect: { do: 'setRend', to: -3 }, see: profile },
  damage: { effect: { do: 'damage', by: 1 }, see: profile },
  onSix: { effect: { do: 'onSix', roll: 'hit', what: { kind: 'damage', by: 1 } }, see: profile },
  hits: { effect: { do: 'hits', amount: 2 }, see: profile },
  ignoreSaveModifiers: { effect: { do: 'ignoreSaveModifiers' }, on: 'foe', against: true, see: profile },
  coverBonus: {
    effect: { do: 'coverBonus', by: 2 },
    on: 'foe',
    against: true,
    see: seen => profile({ ...seen, foe: { ...seen.foe, where: { kind: 'garrison', feature: 'keep' } } }),
  },
  negate: {
    effect: { do: 'negate', on: 6, kind: 'any' },
    on: 'foe',
    see: seen =>
      negations(seen.battle, seen.foe, modelOf(seen.foe), { damage: damage(seen), wound: 'wounds' }, dice()).events,
  },
  move: { effect: { do: 'move', by: 2 }, see: ({ battle, lord }) => allowanceOf(battle, lord, 'move') },
  halve: { effect: { do: 'halve' }, see: ({ battle, lord }) => allowanceOf(battle, lord, 'move') },
  rollPerModels: {
    effect: { do: 'rollPerModels', roll: 'cast', per: 1 },
    see: ({ battle, lord }) => magicModifiers(battle, lord, modelOf(lord), 'cast'),
  },
  spite: { effect: { do: 'spite', on: 2 }, on: 'foe', see: answers },
  taint: {
    effect: { do: 'taint' },
    artefact: ['soulthief', 'stormcast-eternals', 'ANVILS OF THE HELDENHAMMER'],
    see: answers,
  },
  chill: { effect: { do: 'chill', by: -1 }, artefact: ['hoarfrost', 'order'], see: answers },
  avenge: { effect: { do: 'avenge', on: 2, mortals: 1 }, on: 'foe', see: falling },
  lastStand: { effect: { do: 'lastStand', on: 2 }, on: 'foe', see: falling },
  fightsLast: { effect: { do: 'fightsLast' }, see: fight },
  fightsFirst: { effect: { do: 'fightsFirst' }, on: 'foe', see: fight },
  refund: {
    effect: { do: 'refund', on: 5 },
    artefact: ['patricians-helm', 'stormcast-eternals', 'TEMPEST LORDS'],
    see: ({ battle, lord }) =>
      followTrigger({ ...battle, triggers: [{ moment: 'pointSpent', unit: lord.id }] }, dice()),
  },
  mustRetreat: { effect: { do: 'mustRetreat' }, see: ({ battle, lord }) => checkMoveOrder(battle, lord) },
  dreadRend: {
    effect: { do: 'dreadRend', to: -3 },
    see: seen => beforeAttack(seen.battle, attackOf(seen), dice()).rend,
  },
  bravery: { effect: { do: 'bravery', by: 1 }, see: ({ battle, lord }) => braveryOf(battle, lord) },
  setBravery: { effect: { do: 'setBravery', to: 3 }, see: ({ battle, lord }) => braveryOf(battle, lord) },
  wounds: { effect: { do: 'wounds', by: 1 }, see: ({ battle, lord }) => woundsOf(battle, lord) },
  waive: {
    effect: { do: 'waive', refusal: 'charge.hasRun' },
    see: ({ battle, lord }) => [...EFFECTS.permissions.waive(battle, lord)],
  },
  forbid: {
    effect: { do: 'forbid', commands: ['fight'] },
    see: ({ battle, lord }) => check(battle, { seat: lord.seat, type: 'fight', unit: lord.id }),
  },
  chargeDice: { effect: { do: 'chargeDice', dice: 3, range: 18 }, see: ({ battle, lord }) => chargeOf(battle, lord) },
  changeSpell: { effect: { do: 'changeSpell', spell: BOLT, deals: [] }, see: bolt },
  alsoSpell: {
    effect: { do: 'alsoSpell', spell: BOLT, keyword: 'LIBERATORS', deals: [{ do: 'remember', until: 'turn' }] },
    see: bolt,
  },
  ignoreSpells: { effect: { do: 'ignoreSpells', on: 4 }, on: 'foe', see: bolt },
  spellMortals: { effect: { do: 'spellMortals', by: 1 }, see: bolt },
  unravel: {
    effect: { do: 'unravel', mortals: 1 },
    see: seen =>
      decideCast(
        seen.battle,
        { seat: 'azure', type: 'cast', unit: LORD, model: modelOf(seen.lord).id, spell: BOLT },
        dice(2, 3),
      ),
  },
  unbinds: {
    effect: { do: 'unbinds', by: 1 },
    see: seen =>
      checkUnbinder(
        { ...seen.battle, cast: { ...castBy(seen), unit: 'foe', model: modelOf(seen.foe).id, seat: 'ember' } },
        seen.lord,
        modelOf(seen.lord),
      ),
  },
  changeDie: {
    effect: { do: 'changeDie', rolls: ['hit'], into: 'again' },
    artefact: ['gift-of-the-six-smiths', 'stormcast-eternals'],
    see: seen => {
      const { weapon } = attackOf(seen);
      const about = { weapon: weapon.id, target: 'foe', attacks: 1, standing: 1 };
      const volley = { ...about, profile: profile(seen), step: 'hit' } as const;
      const activation = { unit: LORD, how: 'fight', volleys: [volley], asked: [] } as const;
      const fallen = { roll: 'hit', dice: [{ face: 1, result: 1, passed: false }], amounts: [] } as const;
      return afterRoll({ ...seen.battle, activation }, volley, fallen);
    },
  },
  abilityRoll: { effect: { do: 'abilityRoll', ability: 'omen', by: 1 }, see: onRoll },
  fleeTimes: {
    effect: { do: 'fleeTimes', times: 2 },
    on: 'foe',
    see: ({ battle, foe }) => afterNerveRoll(battle, lostSome(foe), 6, undefined),
  },
  spareNerve: {
    effect: { do: 'spareNerve' },
    on: 'foe',
    see: ({ battle, foe }) =>
      unitsToTest(
        { ...battle, units: battle.units.map(each => (each.id === foe.id ? lostSome(each) : each)) },
        foe.seat,
      ).length,
  },
  rideWinds: {
    effect: { do: 'rideWinds', dice: 2 },
    see: ({ battle, lord }) =>
      SPECIAL_COMMANDS.rideWinds.check(battle, { seat: lord.seat, type: 'rideWinds', unit: lord.id, direction: 0 }),
  },
  hangover: {
    effect: { do: 'hangover' },
    see: ({ battle, lord }) => holds({ is: 'bears', effect: 'hangover' }, { battle, unit: lord, attack: undefined }),
  },
  owed: {
    effect: { do: 'owed' },
    see: ({ battle, lord }) => holds({ is: 'bears', effect: 'owed' }, { battle, unit: lord, attack: undefined }),
  },
};

/** A lord and liberators of the enemy face to face, with the effect or without it. */
function seen({ effect, on, against, artefact }: Case<Effect>, isThere: boolean): Seen {
  const given = isThere && !artefact ? [{ ...mark(effect), against: against === true }] : [];
  const [id, allegiance, keyword] = artefact ?? [];
  const staged = stage({
    azure: [
      unit(LORD, {
        at: { x: 20, y: 20 },
        ...(on ? {} : { marks: given }),
        ...(isThere && id !== undefined ? { artefact: id } : {}),
        ...(keyword === undefined ? {} : { keywords: [keyword] }),
      }),
    ],
    ember: [
      unit('liberators', {
        id: 'foe',
        at: { x: 20, y: 20 + ahead(LORD, 'liberators', 0.5) },
        ...(on ? { marks: given } : {}),
      }),
    ],
    ...(allegiance === undefined ? {} : { allegiances: { azure: allegiance } }),
  });
  return { battle: staged.battle(), lord: staged.unit(LORD), foe: staged.unit('foe') };
}

test.each(Object.entries(CASES) as [Effect['do'], Case<Effect>][])(
  'ABIL-01 %s changes what the rules say',
  (_, one) => {
    expect(one.see(seen(one, true))).not.toEqual(one.see(seen(one, false)));
  },
);
