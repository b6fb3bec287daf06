import { isWithin } from '../../../../geometry/gaps/within';
import { type Face, totalOf } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { allHold } from '../../abilities/conditions';
import { EFFECTS } from '../../abilities/meanings';
import { crossedBy } from '../../abilities/reach';
import type { Deal } from '../../abilities/types';
import type { BattleEvent } from '../../events';
import { doomedModel } from '../../facts/attacks/damage';
import { amountIn, woundsIn } from '../../facts/characteristics';
import { changedUnit } from '../../facts/copy';
import { foreseen } from '../../facts/memory';
import { sceneryToLevel } from '../../facts/moving/levelling';
import { gapBetweenUnits } from '../../facts/places/distance';
import { hasKeyword, unitsOf } from '../../facts/units';
import type { Battle, Unit } from '../../types';
import { heal, inflict, woundsOf } from '../damage/inflict';
import { healOrReturn, openReturn } from '../damage/returns';
import { castNow } from '../magic/spells';
import { unbindNow } from '../magic/unbinding';
import { openRelocation, openSecondSetUp } from '../moving/relocation';
import { openSummons } from '../setup/reinforcements';
import { SPECIAL_DEALS } from '../specials/deals';
import { unitPicked } from '../trigger-events';
import { plainBravery } from '../turn/battleshock';
import { grantWeapon, openChoice, summonAny } from './ability-choice';
import { rolledBy } from './ability-rolls';
import { amountOf, rollDice } from './amounts';
import type { Dealing, DealTo, Meaning } from './dealing';
import { openStrikes } from './strikes';

/** Deals that roll their own dice. */
const OWN_DICE: readonly Deal['do'][] = ['strikes', 'pool', 'woundPool', 'crossing', 'empower', 'sweep'];

/** The events of an ability's deals on one unit, in order. */
export const dealTo: DealTo = (dealing, deals) =>
  gathered(deals, deal => {
    const isOneRoll = !OWN_DICE.includes(deal.do) && 'on' in deal;
    const rolled = isOneRoll && deal.on !== undefined ? rollFor(dealing, deal.on) : undefined;
    if (rolled && !rolled.passed) return [rolled.event];
    return [...(rolled ? [rolled.event] : []), ...meaningOf(dealing, deal)];
  });

/**
 * ABIL-01: fights or shoots at once, during its player's current question; it does not count as the attack of the
 * phase.
 */
const attackNow: Meaning<'attackNow'> = ({ target }, { how }) => [unitPicked(target.id, how, { isExtra: true })];

/** A deal without a meaning here does not compile. */
const MEANINGS: { readonly [K in Deal['do']]: Meaning<K> } = {
  ...SPECIAL_DEALS,
  mortalWounds,
  onRoll: (dealing, { deals }) => dealTo(dealing, deals),
  overBravery,
  pool: (dealing, { dicePerModel, on }) =>
    rollPool(
      dealing,
      amountOf(amountIn(dealing.bearer, dicePerModel), dealing.dice) * dealing.bearer.models.length,
      on,
    ),
  woundPool: (dealing, { on }) => rollPool(dealing, woundsOf(dealing.battle, dealing.target), on),
  crossing: (dealing, { on }) => rollPool(dealing, crossedBy(dealing.bearer, dealing.target) ?? 0, on),
  empower,
  spread,
  abjure: ({ bearer, target, source }) => [
    {
      type: 'marked',
      unit: bearer.id,
      mark: {
        ability: source.id,
        effect: { do: 'unbinds', by: 1, of: target.id },
        until: 'phase',
        seat: bearer.seat,
        against: false,
        given: [],
      },
    },
  ],
  unbindNow: ({ battle, bearer }) => unbindNow(battle, bearer),
  castNow: ({ battle, target, model, dice }, { spell }) => castNow(battle, target, spell, model, dice, dealTo),
  heal: ({ battle, bearer, target, dice }, { amount, given, isBearers }) =>
    allHold(given, { battle, unit: target, attack: undefined })
      ? heal(isBearers ? bearer : aboutToFall(battle, target), amountOf(amountIn(bearer, amount), dice))
      : [],
  slayModel,
  grant: (
    { bearer, target, source, model },
    { effect, until, given: asked = [], against = false, reach, isModels },
  ) => {
    const given = isModels && model !== undefined ? [...asked, { is: 'attackingModel', model } as const] : asked;
    const mark = { ability: source.id, effect, until, seat: bearer.seat, against, given };
    return [{ type: 'marked', unit: target.id, mark: reach ? { ...mark, reach } : mark }];
  },
  remember: ({ bearer, target, source }, { until }) => [
    {
      type: 'remembered',
      unit: target.id,
      memory: { kind: 'spent', ability: source.id, until, seat: bearer.seat },
    },
  ],
  points: ({ bearer }, { by }) => [{ type: 'pointsGained', seat: bearer.seat, points: by, because: 'ability' }],
  strikes: (dealing, { count }) => openStrikes(dealing, amountOf(amountIn(dealing.bearer, count), dealing.dice)),
  summon: ({ battle, bearer }, { warscroll, models, ...where }) =>
    openSummons(battle, bearer.seat, bearer.id, warscroll, models, where),
  summonAny,
  grantWeapon,
  healOrReturn: ({ battle, bearer, target, dice }, { amount, plus = 0 }) =>
    healOrReturn(battle, target, amountOf(amountIn(bearer, amount), dice) + plus),
  return: ({ battle, bearer, target, dice }, { amount, count, within }) => {
    const worth = amountOf(amountIn(bearer, amount), dice);
    const most = count === 'models' ? worth : Math.floor(worth / woundsIn(target));
    return openReturn(battle, target, most, within === undefined ? undefined : { unit: bearer.id, within });
  },
  attackNow,
  contest,
  foresee,
  relocate: ({ bearer, target }, deal) => openRelocation(bearer, target, deal),
  level: (dealing, deal) =>
    openChoice(
      dealing,
      sceneryToLevel(dealing.battle, dealing.bearer, deal).map(({ id, name }) => ({
        name,
        deals: [{ do: 'levelNow', feature: id }],
      })),
    ),
  levelNow: (_, { feature }) => [{ type: 'sceneryLevelled', feature }],
  spendMark: ({ bearer, source }) => [{ type: 'markSpent', unit: bearer.id, ability: source.id }],
  lendBravery: (dealing, { until }) =>
    dealTo(dealing, [
      { do: 'grant', effect: { do: 'setBravery', to: plainBravery(dealing.battle, dealing.bearer) }, until },
    ]),
};

const meaningOf = (dealing: Dealing, deal: Deal): readonly BattleEvent[] =>
  (MEANINGS[deal.do] as (dealing: Dealing, deal: Deal) => readonly BattleEvent[])(dealing, deal);

/** MW-01: rolls n dice; each that is high enough inflicts a mortal wound. */
function rollPool({ bearer, target, source, cause, dice }: Dealing, count: number, on: number): readonly BattleEvent[] {
  const faces = dice.roll(count);
  const wounds = faces.filter(face => face >= on).length;
  return [rolledBy(bearer.id, source.id, faces, on), ...inflict(target, wounds, cause, bearer.seat)];
}

/** Each die that is high enough raises the bearer's power by one level, permanently. */
function empower(
  { bearer, source, dice }: Dealing,
  { dice: count, on }: Extract<Deal, { do: 'empower' }>,
): readonly BattleEvent[] {
  const faces = dice.roll(count);
  const memory = { kind: 'power', ability: source.id, until: 'battle', seat: bearer.seat } as const;
  return [
    rolledBy(bearer.id, source.id, faces, on),
    ...faces.filter(face => face >= on).map(() => ({ type: 'remembered', unit: bearer.id, memory }) as const),
  ];
}

/** SLAIN-01: slays the named model if the die is higher than its Wounds, unless it makes a last stand. */
function slayModel({ battle, bearer, target, source, model, dice }: Dealing): readonly BattleEvent[] {
  const face = dice.d6();
  const needed = woundsOf(battle, target) + 1;
  const rolled = rolledBy(bearer.id, source.id, [face], needed);
  if (model === undefined || face < needed) return [rolled];
  const { id: unit, seat: owner } = target;
  const about = { cause: 'ability', by: bearer.seat, source: undefined, order: undefined } as const;
  return [rolled, { type: 'damageDealt', damage: { unit, owner, wounds: 0, mortals: 0, ...about, slays: model } }];
}

/** ABIL-02: if a model of the unit is about to be slain outright, only that model. */
function aboutToFall(battle: Battle, unit: Unit): Unit {
  const doomed = doomedModel(battle, unit);
  return doomed ? changedUnit(unit, { models: [doomed] }) : unit;
}

/** SCEN-03, SCEN-06: rolls against the unit's Bravery. */
function overBravery(
  dealing: Dealing,
  { dice: amount, orEqual, deals }: Extract<Deal, { do: 'overBravery' }>,
): readonly BattleEvent[] {
  const { battle, bearer, target, source, dice } = dealing;
  const needed = plainBravery(battle, target) + (orEqual ? 0 : 1);
  const { faces, sum } = rollDice(amount, dice);
  return [rolledBy(bearer.id, source.id, faces, needed, sum), ...(sum >= needed ? dealTo(dealing, deals) : [])];
}

/** Rolls for the first unit how many units may be set up again. */
function foresee(
  { battle, bearer, target, source, dice }: Dealing,
  { units }: Extract<Deal, { do: 'foresee' }>,
): readonly BattleEvent[] {
  const known = foreseen(battle, bearer.seat)[0];
  const most = known ?? amountOf(units, dice);
  const rolled = rolledBy(bearer.id, source.id, [most as Face], 1);
  return [
    ...(known === undefined ? [rolled] : []),
    {
      type: 'remembered',
      unit: target.id,
      memory: { kind: 'foreseen', most, ability: source.id, until: 'turn', seat: bearer.seat },
    },
    ...openSecondSetUp(target),
  ];
}

const OWN_CHAINS = 3;

/** Three dice against two for a HERO or three for a MONSTER; the higher sum wins, and a tie has no winner. */
function contest(dealing: Dealing, { deals }: Extract<Deal, { do: 'contest' }>): readonly BattleEvent[] {
  const { battle, bearer, target, source, dice } = dealing;
  const theirs = dice.roll(hasKeyword(battle, target, 'MONSTER') ? 3 : 2);
  const own = dice.roll(OWN_CHAINS);
  const needed = totalOf(theirs) + 1;
  const sum = totalOf(own);
  return [
    rolledBy(target.id, source.id, theirs, 0, totalOf(theirs)),
    rolledBy(bearer.id, source.id, own, needed, sum),
    ...(sum >= needed ? dealTo(dealing, deals) : []),
  ];
}

/** Damage to one unit spreads to other units of its side nearby. */
function spread(dealing: Dealing, { within, deals }: Extract<Deal, { do: 'spread' }>): readonly BattleEvent[] {
  const { battle, target } = dealing;
  return unitsOf(battle, target.seat)
    .filter(unit => unit.id !== target.id && isWithin(gapBetweenUnits(battle, target, unit), within))
    .flatMap(unit => dealTo({ ...dealing, target: unit }, deals));
}

/** MW-01: n times, on a unit that meets the condition. */
function mortalWounds(
  { battle, bearer, target, cause, dice }: Dealing,
  { amount, times: said = 1, given, heals, perRound }: Extract<Deal, { do: 'mortalWounds' }>,
): readonly BattleEvent[] {
  if (!allHold(given, { battle, unit: target, attack: undefined })) return [];
  const times = perRound ? said * battle.round : said;
  const each = Array.from({ length: times }, () => amountOf(amountIn(bearer, amount), dice));
  const added = cause === 'spell' ? EFFECTS.magic.spellMortals(battle, bearer) : [];
  return inflict(
    target,
    [...each, ...added].reduce((sum, one) => sum + one, 0),
    cause,
    bearer.seat,
    heals && bearer.id,
  );
}

function rollFor(
  { battle, bearer, source, dice }: Dealing,
  needed: number,
): { readonly passed: boolean; readonly event: BattleEvent } {
  const face: Face = dice.d6();
  const added = EFFECTS.abilityDice.abilityRoll(battle, bearer, source.id); // MOD-01
  const sum = added.reduce((total, by) => total + by, face as number);
  return {
    passed: sum >= needed,
    event: rolledBy(bearer.id, source.id, [face], needed, added.length > 0 ? sum : undefined),
  };
}
