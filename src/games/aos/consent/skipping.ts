import type { Dice } from '../../../kernel/dice';
import type { Ask, AskKind, AskOf } from '../asks';
import { check } from '../check';
import type { Command } from '../commands';
import { decide } from '../decide';
import type { BattleEvent } from '../events';
import { askedNow } from '../facts/open-question';
import { offers } from '../options';
import { answered } from '../rules/command-guards';
import { spellNow } from '../rules/magic/spells';
import { spellEnded } from '../rules/trigger-events';
import { unitsToTest } from '../rules/turn/battleshock';
import type { Battle } from '../types';

type Skip<K extends AskKind> = (battle: Battle, ask: AskOf<K>) => Command | readonly BattleEvent[] | undefined;

const pass = (_: Battle, { seat }: Ask): Command => ({ seat, type: 'pass' });
const stay = (_: Battle, { seat, unit }: AskOf<'runMove'> | AskOf<'randomMove'>): Command => ({
  seat,
  type: 'move',
  unit,
  steps: [],
});
/** The question has no effect. */
const nothing = (): readonly BattleEvent[] => [answered];
/** The battle needs an answer: the first legal one. */
const first = (): undefined => undefined;

/**
 * TABLE-01: the effect of skipping a question by consent, even if the rules require an answer. A question without one
 * does not compile.
 */
const SKIPS: { readonly [K in AskKind]: Skip<K> } = {
  chooseBattleplan: first,
  chooseRealm: first,
  choosePreBattle: first,
  chooseTerritory: first,
  deployMore: pass,
  chooseTrait: nothing,
  declareTriumph: pass,
  commitModels: first,
  summon: pass,
  deploy: first,
  nameGeneral: first,
  chooseFirst: first,
  act: (_, { seat }) => ({ seat, type: 'endPhase' }),
  useAbilities: pass,
  rideMove: (_, { seat, unit }) => ({ seat, type: 'rideMove', unit, distance: 0 }),
  scout: pass,
  unbind: pass,
  aimSpell: battle => [answered, spellEnded(spellNow(battle).cast, 'fizzled')],
  aimPoint: pass,
  changeDie: pass,
  choose: nothing,
  strike: pass,
  returnModels: nothing,
  relocate: pass,
  randomMove: stay,
  runMove: stay,
  chargeMove: (_, { seat, unit }) => ({ seat, type: 'declineCharge', unit }),
  pickFighter: pass,
  pileIn: nothing,
  pickTargets: nothing,
  pickDamaged: first,
  allocate: first,
  rerollDice: (_, { seat, unit }) => ({ seat, type: 'rerollDice', unit, dice: [] }),
  replaceGeneral: first,
  inspire: pass,
  testNerve: (battle, { seat }) => [
    { type: 'testsSkipped', units: unitsToTest(battle, seat).map(({ id }) => id) },
    answered,
  ],
  flee: nothing,
  keepGroup: first,
  agreeRuling: nothing,
};

/** Whether a skipped question of this kind gets the first legal answer. */
export const isAnsweredFirst = (kind: AskKind): boolean => SKIPS[kind] === first;

/** What happens when the open question is skipped. */
export function skipNow(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const ask = askedNow(battle);
  if (!ask) return [];
  const skip = (SKIPS[ask.kind] as Skip<AskKind>)(battle, ask) ?? firstLegal(battle) ?? [answered];
  return isEvents(skip) ? skip : decide(battle, skip, dice);
}

const isEvents = (skip: Command | readonly BattleEvent[]): skip is readonly BattleEvent[] => Array.isArray(skip);

/** The first legal answer to the open question, if there is any. */
export function firstLegal(battle: Battle): Command | undefined {
  for (const command of offers(battle)) if (check(battle, command).length === 0) return command;
  return undefined;
}
