import type { SeatedBots } from '../../../kernel/files/replay';
import { cleanName } from '../../../kernel/names';
import type { TableTheme } from '../../../table/picture';
import { READY_LISTS, type ReadyList } from '../armies/lists';
import type { ArmyList, Setup } from '../battle-setup';
import { acrossId } from '../battleplans';
import { type Battleplan, LEAST_SIDE, MOST_SIDE } from '../battleplans/types';
import type { Seated } from '../bots/seated-words';
import type { Aos } from '../game';
import { findLayout, LAYOUT_TABLE, terrainFor } from '../layouts';
import { fairLayout } from '../layouts/fair';
import { type OwnLayout, onTable, terrainOfOwn } from '../layouts/own';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { otherSeat, type PerSeat, type Seat, type Terrain } from '../types';
import { MOOD_WORDS } from './moods';

/** The layout without scenery, and the random one. */
export const OPEN_FIELD = 'open';
export const BY_CHANCE = 'chance';
/** The layout that the players make themselves. */
export const OWN_LAYOUT = 'own';

/** The list of the previous battle. */
export const LAST_LIST = 'last';
/** A player's wish for no realm. */
export const NO_REALM = 'none';

/** The computer that plays a side; the salt comes with the battle. */
export type BotChoice = Omit<Seated, 'salt'>;

export interface ArmyChoice {
  readonly player: string;
  /** Undefined: a person plays this side. */
  readonly bot?: BotChoice | undefined;
  /** The id of a ready-made list, or LAST_LIST. */
  readonly list: string;
  /** The list with its player's changes, if any. */
  readonly army?: ArmyList | undefined;
  /** The list of the previous battle, in a series. */
  readonly last?: ArmyList | undefined;
  /** TRI-01 */
  readonly wonMajorLast?: boolean | undefined;
}

/** The choices so far; numbers as typed. */
export interface Choices {
  readonly plan: string;
  /** PLAN-01: Ember's proposal, if the players disagree. */
  readonly rival?: string | undefined;
  /** PLAN-04: whether the armies set up along the short sides. */
  readonly isAcross: boolean;
  /** PLAN-02: the players' own battleplans. */
  readonly plans: readonly Battleplan[];
  readonly table: Setup['table'];
  readonly armies: PerSeat<ArmyChoice>;
  readonly mood: TableTheme;
  /** REALM-03: whether the realm's own rules are used. */
  readonly playsRealm: boolean;
  /** REALM-07 */
  readonly region?: string | undefined;
  /** REALM-01: the realm each player wants, or NO_REALM, if they disagree. */
  readonly realmWishes?: PerSeat<string> | undefined;
  readonly layout: string;
  readonly layoutSeed: number;
  readonly own: OwnLayout;
  readonly scenery: Setup['scenery'];
  readonly rulings: Rulings;
  readonly seed: string;
}

/** The defaults: a player who just wants to play need not change anything. */
export const proposed = (seed: number, plans: readonly Battleplan[] = []): Choices => ({
  plan: 'first-blood',
  isAcross: false,
  plans,
  table: LAYOUT_TABLE,
  armies: {
    azure: { player: 'Azure', list: READY_LISTS[0]?.id ?? '' },
    ember: { player: 'Ember', list: READY_LISTS[1]?.id ?? '' },
  },
  mood: 'life',
  playsRealm: false,
  layout: 'old-road',
  layoutSeed: seed,
  own: { table: LAYOUT_TABLE, placings: findLayout('old-road')?.half ?? [], isMirrored: true },
  scenery: 'asPlaced',
  rulings: DEFAULT_RULINGS,
  seed: `${seed}`,
});

/** The defaults for a battle against the computer. */
export function againstComputer(choices: Choices): Choices {
  const { armies } = choices;
  return {
    ...choices,
    armies: { ...armies, ember: { ...armies.ember, bot: { level: 'veteran', character: 'plain' } } },
  };
}

/** The computers by side, if there are any. Two of a kind get salts that differ. */
export function botsOf({ armies }: Choices, salt: number): SeatedBots<Aos> | undefined {
  const { azure, ember } = armies;
  if (!azure.bot && !ember.bot) return undefined;
  return {
    ...(azure.bot && { azure: { ...azure.bot, salt } }),
    ...(ember.bot && { ember: { ...ember.bot, salt: salt + 1 } }),
  };
}

export const findReadyList = (id: string): ReadyList | undefined => READY_LISTS.find(each => each.id === id);

/** The scenery of a layout by its name. */
export function sceneryOf({
  layout,
  layoutSeed,
  own,
  table,
}: Pick<Choices, 'layout' | 'layoutSeed' | 'own' | 'table'>): readonly Terrain[] {
  if (layout === BY_CHANCE) return fairLayout(layoutSeed, table);
  if (layout === OWN_LAYOUT) return terrainOfOwn(own);
  const found = findLayout(layout);
  return found ? terrainFor(found, table) : [];
}

/** The choices on a table of another size, with the player's own layout. */
export const resizedTo = ({ own }: Choices, table: Setup['table']): Partial<Choices> => ({
  table,
  own: isTable(table) ? onTable(own, table) : own,
});

/** FIELD-01: whether the table size is legal; it may be anything while it is typed. */
export const isTable = ({ width, depth }: Setup['table']): boolean =>
  [width, depth].every(side => side >= LEAST_SIDE && side <= MOST_SIDE);

/** The plan that is played, by its id. */
export const planOf = ({ plan, isAcross, plans }: Pick<Choices, 'plan' | 'isAcross' | 'plans'>): string =>
  isAcross && !plans.some(({ id }) => id === plan) ? acrossId(plan) : plan;

/** PLAN-01: each player's proposal; undefined if they agree. */
function proposalsOf(choices: Choices): Setup['proposals'] {
  const { plan, rival } = choices;
  if (rival === undefined || rival === plan) return undefined;
  return { azure: planOf(choices), ember: planOf({ ...choices, plan: rival }) };
}

/** REALM-01, REALM-07: the agreed realm, or each player's wish if they disagree. */
function realmOf({ mood, playsRealm, region, realmWishes }: Choices): Pick<Setup, 'realm' | 'region' | 'realmWishes'> {
  if (!realmWishes) return playsRealm ? { realm: MOOD_WORDS[mood].realm, ...(region ? { region } : {}) } : {};
  const named = (realm: string) => (realm === NO_REALM ? undefined : realm);
  const { azure, ember } = realmWishes;
  if (azure !== ember) return { realmWishes: { azure: named(azure), ember: named(ember) } };
  return azure === NO_REALM ? {} : { realm: azure };
}

/** The set-up of the choices; it may still have faults. */
export function setupOf(choices: Choices): Setup {
  const proposals = proposalsOf(choices);
  const own = choices.plans.filter(({ id }) => id === choices.plan || (proposals && id === choices.rival));
  return {
    battleplan: planOf(choices),
    ...(own.length > 0 ? { ownPlans: own } : {}),
    ...(proposals ? { proposals } : {}),
    ...realmOf(choices),
    table: choices.table,
    terrain: sceneryOf(choices),
    scenery: choices.scenery,
    armies: { azure: armyOf(choices, 'azure'), ember: armyOf(choices, 'ember') },
    rulings: choices.rulings,
  };
}

const NO_ARMY: ArmyList = { player: '', units: [] };

/** The selected list with its player's changes. */
export const listOf = ({ list, army, last }: ArmyChoice): ArmyList | undefined =>
  army ?? (list === LAST_LIST ? last : findReadyList(list)?.list);

/** Both sides may choose the same list: the second then gets other unit ids. */
function armyOf({ armies }: Choices, seat: Seat): ArmyList {
  const { player, wonMajorLast } = armies[seat];
  const { wonMajorLast: _, ...own } = listOf(armies[seat]) ?? NO_ARMY;
  const other = listOf(armies[otherSeat(seat)]) ?? NO_ARMY;
  const taken = seat === 'ember' ? other.units.map(({ id }) => id) : [];
  const units = own.units.map(unit => (taken.includes(unit.id) ? { ...unit, id: `${seat}-${unit.id}` } : unit));
  return { ...own, player: cleanName(player), units, ...(wonMajorLast ? { wonMajorLast } : {}) };
}

/** The typed seed, if it is valid. */
export function seedOf(typed: string): number | undefined {
  const seed = Number(typed.trim());
  return typed.trim() !== '' && Number.isSafeInteger(seed) && seed >= 0 ? seed : undefined;
}
