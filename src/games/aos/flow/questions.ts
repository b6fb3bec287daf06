import type { Answerer, AskKind } from '../asks';
import type { CommandType } from '../commands';

/** Questions that may be opened, and the player who answers each. */
export type Asks = { readonly [K in AskKind]?: Answerer };

/** Questions that an ability or spell may ask when it takes effect. */
export const EFFECT: Asks = {
  choose: 'owner',
  aimSpell: 'same',
  strike: 'owner',
  summon: 'same',
  returnModels: 'owner',
  relocate: 'owner',
  scout: 'same',
  pileIn: 'owner',
  chargeMove: 'owner',
};

/** CAST-07: the first questions of a spell that was not unbound. */
const AIM: Asks = { aimSpell: 'caster', aimPoint: 'caster' };

type Opened = { readonly [C in CommandType]?: readonly Asks[] };

const SET_UP: Opened = {
  deploy: [{ deployMore: 'same' }],
  reserve: [{ deployMore: 'same' }],
  garrison: [{ deployMore: 'same' }],
};

/** The questions that each answer may open, in groups. An answer that is not listed opens none. */
export const OPENED: { readonly [K in AskKind]?: Opened } = {
  deploy: SET_UP, // BATT-06
  deployMore: SET_UP,
  nameGeneral: { nameGeneral: [{ chooseTrait: 'same' }] }, // TRAIT-03
  replaceGeneral: { nameGeneral: [{ chooseTrait: 'same' }] },
  useAbilities: { useAbility: [EFFECT] },
  act: {
    cast: [{ unbind: 'casterOpponent' }, AIM, EFFECT], // CAST-03
    rollMove: [{ randomMove: 'owner' }], // RAND-02
    run: [{ runMove: 'owner' }], // RUN-02
    rideWinds: [{ rideMove: 'owner' }],
    tryCharge: [{ chargeMove: 'owner' }], // CHARGE-02
    useAbility: [EFFECT],
  },
  pickFighter: { useAbility: [EFFECT] },
  unbind: { unbind: [AIM, EFFECT], pass: [AIM, EFFECT], useAbility: [EFFECT] },
  aimSpell: { aimSpell: [EFFECT] },
  aimPoint: { aimPoint: [EFFECT] },
  choose: { choose: [EFFECT] },
  strike: { strike: [{ strike: 'owner' }] },
  scout: { scout: [{ scout: 'same' }] },
  randomMove: { run: [{ runMove: 'owner' }] },
  changeDie: { changeDie: [{ changeDie: 'owner' }], pass: [{ changeDie: 'owner' }] },
  testNerve: { testNerve: [{ rerollDice: 'owner', flee: 'owner' }] }, // RR-06, SHOCK-07
  rerollDice: { rerollDice: [{ flee: 'owner' }] },
};

/** TABLE-01: opened by `propose`, which is legal during any question. */
export const PROPOSED: Asks = { agreeRuling: 'proposerOpponent' };

/** Abilities triggered by a move, a fight or a death, and the questions they ask. */
export const SET_OFF: Asks = { ...EFFECT, useAbilities: 'owner' };

/** The questions that this answer to this question may open. */
export const openedBy = (ask: AskKind, command: CommandType): Asks =>
  Object.assign({}, ...(command === 'propose' ? [PROPOSED] : (OPENED[ask]?.[command] ?? [])).toReversed());
