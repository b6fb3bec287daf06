import { createStore } from 'zustand/vanilla';
import { HINT_LEVELS, type HintLevel } from '../teach/hints/hint';
import { notes } from './notes';

/** How the player likes it; kept in this browser. */
export interface Settings {
  /** Gives the only possible answer without being told. */
  readonly autoAnswer: boolean;
  /** Resolves attacks without throwing each handful of dice. */
  readonly fastDice: boolean;
  /** The camera goes to the unit that is asked about. */
  readonly followAction: boolean;
  /** How much is explained in a battle; left open, it depends on whether a battle was ever finished. */
  readonly hints: HintLevel | undefined;
  readonly hasFinished: boolean;
  /** Waits for the player's word after every roll and before every answer without a choice. */
  readonly stepThrough: boolean;
  /** How the screen is handed from one player to the other. */
  readonly handOver: HandOver;
}

/** Not at all, by a short banner, or by a curtain that hides the table until the other is there. */
export const HAND_OVERS = ['off', 'banner', 'curtain'] as const;
export type HandOver = (typeof HAND_OVERS)[number];

/** Whoever has not finished a battle is told what could be missed. */
export const hintLevelOf = ({ hints, hasFinished }: Settings): HintLevel => hints ?? (hasFinished ? 'off' : 'some');

/** What is simply on or off. */
export type Flag = 'autoAnswer' | 'fastDice' | 'followAction' | 'stepThrough' | 'hasFinished';

const KEY = 'realmtable.settings';
const DEFAULTS: Settings = {
  autoAnswer: true,
  fastDice: false,
  followAction: true,
  hints: undefined,
  hasFinished: false,
  stepThrough: false,
  handOver: 'banner',
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(notes.read(KEY) ?? '{}');
    const flag = (name: Flag) => {
      const value = (kept as Partial<Settings> | undefined)?.[name];
      return typeof value === 'boolean' ? value : DEFAULTS[name];
    };
    const hints: unknown = (kept as Partial<Settings> | undefined)?.hints;
    const handOver = HAND_OVERS.find(each => each === (kept as Partial<Settings> | undefined)?.handOver);
    return {
      autoAnswer: flag('autoAnswer'),
      fastDice: flag('fastDice'),
      followAction: flag('followAction'),
      hints: HINT_LEVELS.find(level => level === hints),
      hasFinished: flag('hasFinished'),
      stepThrough: flag('stepThrough'),
      handOver: handOver ?? DEFAULTS.handOver,
    };
  } catch {
    return DEFAULTS;
  }
}

export const settings = createStore<Settings>(load);

settings.subscribe(now => notes.write(KEY, JSON.stringify(now)));
