import type { Kinds } from '../kernel/system';
import type { GameEntry } from '../shell/parts/game-entry';
import { ageOfSigmarEntry } from './aos/panels/start/game-entry';

/** The games that can be played here. The first is the one that addresses without a game mean. */
export const GAMES: readonly GameEntry<Kinds>[] = [ageOfSigmarEntry];
