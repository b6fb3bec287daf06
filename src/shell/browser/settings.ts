import { createStore } from 'zustand/vanilla';
import { BOT_PACES, type BotPace } from '../../play/players/pace';
import type { Quality } from '../../table/drawing';
import { notes } from './notes';
import { QUALITIES } from './quality';

/** The player's preferences, kept in this browser. */
export interface Settings {
  /** Gives the only possible answer by itself. */
  readonly autoAnswer: boolean;
  /** Resolves attacks without showing each throw. */
  readonly fastDice: boolean;
  /** The camera moves to the unit in question. */
  readonly followAction: boolean;
  /** How much is explained in a battle. Undefined: depends on `hasFinished`. */
  readonly hints: HintLevel | undefined;
  readonly hasFinished: boolean;
  /** Waits for Enter after every roll and before every answer without a choice. */
  readonly stepThrough: boolean;
  /** How the screen passes from one player to the other. */
  readonly handOver: HandOver;
  /** How fast the computer plays. */
  readonly botPace: BotPace;
  /** The computer says why it acts. */
  readonly thinkAloud: boolean;
  /** The rendering quality. */
  readonly quality: QualityChoice;
  /** The quality that `auto` has settled on. */
  readonly automatic: Quality;
  /** The share of the screen's pixels that is rendered. */
  readonly resolution: Resolution;
  /** Shadows, reflections and the like. */
  readonly effects: boolean;
  /** The size of text and panels. */
  readonly textSize: TextSize;
}

/** How much a player wants explained in a game. */
export const HINT_LEVELS = ['off', 'some', 'all'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** `auto` starts with the best quality and steps down while frames are slow. */
export const QUALITY_CHOICES = ['auto', ...QUALITIES] as const;
export type QualityChoice = (typeof QUALITY_CHOICES)[number];

export const RESOLUTIONS = [0.5, 0.75, 1] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Not at all, by a short banner, or by a screen that hides the table. The names are stored in browsers: keep them. */
export const HAND_OVERS = ['off', 'banner', 'curtain'] as const;
export type HandOver = (typeof HAND_OVERS)[number];

/** Players who have not finished a battle yet get hints. */
export const hintLevelOf = ({ hints, hasFinished }: Settings): HintLevel => hints ?? (hasFinished ? 'off' : 'some');

/** Settings that are on or off. */
export type Flag =
  | 'autoAnswer'
  | 'fastDice'
  | 'followAction'
  | 'stepThrough'
  | 'effects'
  | 'thinkAloud'
  | 'hasFinished';

const KEY = 'realmtable.settings';
const DEFAULTS: Settings = {
  autoAnswer: true,
  fastDice: false,
  followAction: true,
  hints: undefined,
  hasFinished: false,
  stepThrough: false,
  handOver: 'banner',
  botPace: 'brisk',
  thinkAloud: false,
  quality: 'auto',
  automatic: 'high',
  resolution: 1,
  effects: true,
  textSize: 'normal',
};

/** The stored settings. A value that is not a valid choice falls back to its default. */
function load(): Settings {
  try {
    const found: unknown = JSON.parse(notes.read(KEY) ?? '{}');
    const kept: Partial<Record<keyof Settings, unknown>> = typeof found === 'object' && found !== null ? found : {};
    const one = <T>(choices: readonly T[], name: keyof Settings): T | undefined =>
      choices.find(choice => choice === kept[name]);
    const flag = (name: Flag) => one([true, false], name) ?? DEFAULTS[name];
    return {
      autoAnswer: flag('autoAnswer'),
      fastDice: flag('fastDice'),
      followAction: flag('followAction'),
      hints: one(HINT_LEVELS, 'hints'),
      hasFinished: flag('hasFinished'),
      stepThrough: flag('stepThrough'),
      handOver: one(HAND_OVERS, 'handOver') ?? DEFAULTS.handOver,
      botPace: one(BOT_PACES, 'botPace') ?? DEFAULTS.botPace,
      thinkAloud: flag('thinkAloud'),
      quality: one(QUALITY_CHOICES, 'quality') ?? DEFAULTS.quality,
      automatic: one(QUALITIES, 'automatic') ?? DEFAULTS.automatic,
      resolution: one(RESOLUTIONS, 'resolution') ?? DEFAULTS.resolution,
      effects: flag('effects'),
      textSize: one(TEXT_SIZES, 'textSize') ?? DEFAULTS.textSize,
    };
  } catch {
    return DEFAULTS;
  }
}

export const settings = createStore<Settings>(load);

settings.subscribe(now => notes.write(KEY, JSON.stringify(now)));
