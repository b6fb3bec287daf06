import { everyWay } from '../../../../kernel/every-way';
import type { Profile, Roll } from '../../activation';
import { damageFrom, throwDice } from '../../rules/fighting/attack-dice';
import { type Onward, outcomeOfAttacks, outcomeOfSaves, type StepOutcome } from '../../rules/fighting/outcomes';
import { isForced } from '../../rules/fighting/reroll-rules';
import { DEFAULT_RULINGS, type Rulings } from '../../rulings';
import { spreadOfAmount } from '../amounts';
import { meanOf, mixed, NOTHING, plus, type Spread, times } from '../spread';
import { profileKey } from './profile-key';

/**
 * How likely each wound counts: a wound and a mortal wound on the target, and a mortal wound that falls back on the
 * attacker. NEG-01: wounds are negated one by one, so a ward is a chance below 1.
 */
export interface Counted {
  readonly wound: number;
  readonly mortal: number;
  readonly returned: number;
}

/** Damage on the target, before anything negates it. */
export const INFLICTED: Counted = { wound: 1, mortal: 1, returned: 0 };

/** Cached results, up to a limit: attacks repeat, and each result is constant. */
const known = new Map<string, Spread>();
const MOST_KNOWN = 20_000;

/**
 * SEQ-08: how likely each number is that one attack with this profile comes to. The rules roll each step in every way in
 * which its die may fall and name what follows; each attack that follows is independent of the others.
 */
export const oneAttack = (profile: Profile, counted: Counted, rulings: Rulings = DEFAULT_RULINGS): Spread =>
  new AttackTree(counted, rulings).after({ step: 'hit', standing: 1, profile });

/** The mean result of one attack. */
export const meanOfOne = (profile: Profile, counted: Counted, rulings: Rulings = DEFAULT_RULINGS): number =>
  meanOf(oneAttack(profile, counted, rulings));

class AttackTree {
  readonly #counted: Counted;
  readonly #rulings: Rulings;
  readonly #key: string;

  constructor(counted: Counted, rulings: Rulings) {
    this.#counted = counted;
    this.#rulings = rulings;
    this.#key = `${counted.wound} ${counted.mortal} ${counted.returned} ${rulings.orderedRerollsForced}`;
  }

  /** What the attacks that stand before a step come to. */
  after({ step, standing, profile }: Onward): Spread {
    const key = `${step} ${this.#key} ${profileKey(profile)}`;
    let one = known.get(key);
    if (!one) {
      one = step === 'damage' || step === 'special' ? this.#damage(profile) : this.#rolled(profile, step);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, one);
    }
    return standing === 1 ? one : times(one, standing);
  }

  /** SEQ-07, RAND-04 */
  #damage(profile: Profile): Spread {
    const wound = counting(this.#counted.wound);
    const amounts = [...spreadOfAmount(profile.damage)];
    return mixed(amounts.map((chance, amount) => [times(wound, damageFrom(profile, amount)), chance]));
  }

  #rolled(profile: Profile, roll: Roll): Spread {
    const reroll = profile.rerolls[roll];
    const given = { reroll, isForced: isForced(this.#rulings, reroll) };
    const outcomes = new Map<string, { readonly outcome: StepOutcome; chance: number }>();
    everyWay(
      dice => {
        const { dice: rolled } = throwDice(profile, roll, 1, given, dice);
        return roll === 'save' ? outcomeOfSaves(profile, 1, rolled) : outcomeOfAttacks(profile, roll, rolled, dice);
      },
      (outcome, chance) => {
        const key = outcomeKey(outcome);
        const same = outcomes.get(key);
        if (same) same.chance += chance;
        else outcomes.set(key, { outcome, chance });
      },
    );
    return mixed([...outcomes.values()].map(({ outcome, chance }) => [this.#following(outcome), chance]));
  }

  /** MULT-03: what one outcome of a die comes to in the end. */
  #following({ mortals, returned, next }: StepOutcome): Spread {
    const { mortal, returned: back } = this.#counted;
    return next.reduce<Spread>(
      (sum, volley) => plus(sum, this.after(volley)),
      plus(times(counting(mortal), mortals), times(counting(back), returned)),
    );
  }
}

/** A wound that counts with this chance. */
const counting = (chance: number): Spread => (chance === 0 ? NOTHING : Float64Array.of(1 - chance, chance));

const outcomeKey = ({ mortals, returned, next }: StepOutcome): string =>
  `${mortals} ${returned} ${next.map(({ step, standing, profile }) => `${step} ${standing} ${profileKey(profile)}`).join()}`;
