import { type Aos, ageOfSigmar } from '../../../src/games/aos';
import { firstClash, nighthaunt1000, vanguard } from '../../../src/games/aos/armies/lists';
import type { AskKind } from '../../../src/games/aos/asks';
import type { ArmyList, Setup } from '../../../src/games/aos/battle-setup';
import { splitOf } from '../../../src/games/aos/hands/draft/attack-split';
import { type Dice, diceFrom, seededState } from '../../../src/kernel/dice';
import type { Replay } from '../../../src/kernel/files/replay';
import { createMatch, type Match, newGame } from '../../../src/match/match';
import { randomSetup } from '../../fuzz/random/random-setup';

const MOST_BATTLES = 600;
const TRIES = 12;

/**
 * No unit in the two armies has a random Move; the rules' own tests stage one (RAND-02). No offer is a proposal
 * (TABLE-01).
 */
type Unmet = 'randomMove' | 'agreeRuling';

/** A kind that is missing here does not compile. */
const KINDS: Readonly<Record<Exclude<AskKind, 'act' | Unmet>, true>> = {
  chooseBattleplan: true,
  chooseRealm: true,
  choosePreBattle: true,
  chooseTerritory: true,
  deployMore: true,
  chooseTrait: true,
  declareTriumph: true,
  commitModels: true,
  summon: true,
  deploy: true,
  nameGeneral: true,
  chooseFirst: true,
  useAbilities: true,
  rideMove: true,
  scout: true,
  unbind: true,
  aimSpell: true,
  aimPoint: true,
  changeDie: true,
  choose: true,
  strike: true,
  returnModels: true,
  relocate: true,
  runMove: true,
  chargeMove: true,
  pickFighter: true,
  pileIn: true,
  pickTargets: true,
  pickDamaged: true,
  allocate: true,
  rerollDice: true,
  replaceGeneral: true,
  inspire: true,
  testNerve: true,
  flee: true,
  keepGroup: true,
};
const ACTING = ['act hero', 'act movement', 'act shooting', 'act charge'];

/** Every kind of decision, with the free acts of each phase listed separately. */
const EVERY_KIND = [...Object.keys(KINDS), ...ACTING];

/** For each of these kinds of decision a battle that has come to it. */
export function momentsOf(wanted: readonly string[] = EVERY_KIND): ReadonlyMap<string, Replay<Aos>> {
  const moments = new Map<string, Replay<Aos>>();
  for (const { setup, seed } of battles()) {
    if (wanted.every(kind => moments.has(kind))) return moments;
    playThrough(setup, seed, match => {
      const kind = kindOf(match);
      if (kind !== undefined && wanted.includes(kind) && !moments.has(kind)) moments.set(kind, match.replay());
    });
  }
  throw new Error(`no battle came to ${wanted.filter(kind => !moments.has(kind)).join(', ')}`);
}

/** A battle in which archers see two enemies in range, and may share their attacks among them. */
export function splitMoment(): Replay<Aos> {
  const archers: ArmyList = {
    ...vanguard,
    units: [...(captain ? [captain] : []), { id: 'judicators', warscroll: 'judicators', models: 5 }],
  };
  const setup = { ...firstClash, armies: { ...firstClash.armies, azure: archers } };
  for (let seed = 1; seed <= TRIES; seed++) {
    let found: Replay<Aos> | undefined;
    playThrough(setup, seed, match => {
      found ??= canSplit(match) ? match.replay() : undefined;
    });
    if (found) return found;
  }
  throw new Error('the archers never saw two enemies');
}

function canSplit(match: Match<Aos>): boolean {
  const { battle } = match.getGame();
  if (battle.asks.at(-1)?.kind !== 'pickTargets') return false;
  const split = splitOf({ battle, draft: undefined, options: match.options() });
  return split?.arms.some(({ arm }) => arm.targets.length === 2 && arm.attacks >= 4) ?? false;
}

/** The current question, by phase where units act one by one. */
function kindOf(match: Match<Aos>): string | undefined {
  const ask = match.getGame().battle.asks.at(-1);
  return ask?.kind === 'act' ? `act ${ask.phase}` : ask?.kind;
}

/** What random armies rarely bring along comes first: a battalion, scouts on both sides, a spell at a spot, a lucky stone. */
function* battles(): Generator<{ readonly setup: Setup; readonly seed: number }> {
  yield { setup: { ...firstClash, armies: { ...firstClash.armies, ember: nighthaunt1000 } }, seed: 1 };
  yield { setup: { ...firstClash, armies: { azure: scouts, ember: otherScouts } }, seed: 1 };
  for (let seed = 1; seed <= TRIES; seed++)
    for (const azure of [starGazers, lucky])
      yield { setup: { ...firstClash, armies: { ...firstClash.armies, azure } }, seed };
  for (let seed = 1; seed <= MOST_BATTLES; seed++) yield { setup: randomSetup(seed), seed };
}

const scouts: ArmyList = { ...vanguard, commandTrait: 'cunning-strategist' };
const otherScouts: ArmyList = { ...scouts, units: scouts.units.map(unit => ({ ...unit, id: `${unit.id}-2` })) };
const [captain, ...ranks] = vanguard.units;
const starGazers: ArmyList = {
  ...vanguard,
  units: [{ id: 'knight-incantor', warscroll: 'knight-incantor', models: 1, lore: 'starfall' }, ...ranks],
};
const lucky: ArmyList = {
  ...vanguard,
  units: [...(captain ? [{ ...captain, artefact: 'luckstone' }] : []), ...ranks],
};

function playThrough(setup: Setup, seed: number, look: (match: Match<Aos>) => void): void {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, seed));
  const dice = diceFrom(seededState(seed, 'bot'));
  while (match.outcome() === undefined) {
    look(match);
    act(match, dice);
  }
}

/** One of the options, more often one of the first. */
function act(match: Match<Aos>, dice: Dice): void {
  const offers = [...ageOfSigmar.offers(match.getGame())];
  while (offers.length > 0) {
    const share = ((dice.die(1000) - 1) / 1000) ** 3;
    const [command] = offers.splice(Math.floor(offers.length * share), 1);
    if (command && match.submit(command).ok) return;
  }
  throw new Error(`nothing to do after ${match.replay().commands.length} commands`);
}
