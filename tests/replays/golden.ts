import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { READY_LISTS } from '../../src/games/aos/armies/lists';
import type { ArmyList, Setup } from '../../src/games/aos/battle-setup';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import { findLayout, LAYOUT_TABLE, terrainFor } from '../../src/games/aos/layouts';
import { DEFAULT_RULINGS } from '../../src/games/aos/rulings';
import { bug } from '../../src/kernel/bug';
import { createMatch, type Match, newGame } from '../../src/match/match';
import { answerOf } from '../../src/play/players/policy';

/** A whole battle that is kept as a file and must always end the same. */
export interface Golden {
  readonly name: string;
  readonly seed: number;
  readonly plan: string;
  readonly realm: string;
  readonly layout: string;
  readonly armies: { readonly azure: string; readonly ember: string };
  readonly scenery: Setup['scenery'];
}

/** What is written down about a golden battle besides its replay. */
export interface Ending {
  readonly commands: number;
  readonly rounds: number;
  readonly hash: string;
}

export const GOLDEN: readonly Golden[] = [
  {
    name: 'first-blood-500',
    seed: 11,
    plan: 'first-blood',
    realm: 'ghyran',
    layout: 'old-road',
    armies: { azure: 'stormcast-500', ember: 'nighthaunt-500' },
    scenery: 'asPlaced',
  },
  {
    name: 'first-blood-500-in-fire',
    seed: 22,
    plan: 'first-blood',
    realm: 'aqshy',
    layout: 'twin-hills',
    armies: { azure: 'nighthaunt-500', ember: 'stormcast-500' },
    scenery: 'rolled',
  },
  {
    name: 'skirmish-500',
    seed: 33,
    plan: 'skirmish',
    realm: 'shyish',
    layout: 'standing-stones',
    armies: { azure: 'stormcast-500', ember: 'nighthaunt-500' },
    scenery: 'rolled',
  },
  {
    name: 'the-crossing-500',
    seed: 44,
    plan: 'the-crossing',
    realm: 'hysh',
    layout: 'old-road',
    armies: { azure: 'nighthaunt-500', ember: 'stormcast-500' },
    scenery: 'asPlaced',
  },
  {
    name: 'last-stand-500',
    seed: 55,
    plan: 'last-stand',
    realm: 'ghur',
    layout: 'twin-hills',
    armies: { azure: 'stormcast-500', ember: 'nighthaunt-500' },
    scenery: 'rolled',
  },
  {
    name: 'first-blood-1000',
    seed: 66,
    plan: 'first-blood',
    realm: 'aqshy',
    layout: 'standing-stones',
    armies: { azure: 'stormcast-1000', ember: 'nighthaunt-1000' },
    scenery: 'rolled',
  },
  {
    name: 'the-crossing-1000',
    seed: 77,
    plan: 'the-crossing',
    realm: 'chamon',
    layout: 'old-road',
    armies: { azure: 'nighthaunt-1000', ember: 'stormcast-1000' },
    scenery: 'asPlaced',
  },
];

const listOf = (id: string): ArmyList => READY_LISTS.find(each => each.id === id)?.list ?? bug(`no list ${id}`);

/** Plays a golden battle again, with the greedy bot on both sides. */
export function fightGolden({ seed, plan, realm, layout, armies, scenery }: Golden): Match<Aos> {
  const setup: Setup = {
    battleplan: plan,
    realm,
    table: LAYOUT_TABLE,
    terrain: terrainFor(findLayout(layout) ?? bug(`no layout ${layout}`)),
    scenery,
    armies: { azure: listOf(armies.azure), ember: listOf(armies.ember) },
    rulings: DEFAULT_RULINGS,
  };
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, seed));
  for (
    let command = answerOf(greedyBot, ageOfSigmar, match.getGame());
    command;
    command = answerOf(greedyBot, ageOfSigmar, match.getGame())
  ) {
    match.submit(command);
  }
  return match;
}

const here = (file: string): URL => new URL(file, import.meta.url);

/** Where the replay of a golden battle is kept. */
export const fileFor = ({ name }: Golden): URL => here(`${name}.json.gz`);

export const ENDINGS = here('endings.json');

/** The text of a kept replay. */
export const textOf = (golden: Golden): string => gunzipSync(readFileSync(fileFor(golden))).toString('utf8');
