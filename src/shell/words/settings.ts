import type { BotPace } from '../../play/players/pace';
import type { Quality } from '../../table/drawing';
import type { Flag, HandOver, HintLevel, QualityChoice, Resolution, TextSize } from '../browser/settings';

interface SettingWords {
  readonly title: string;
  readonly says: string;
}

/** What can be switched on and off; whether a battle was finished is no wish. A switch without words does not compile. */
export const FLAG_WORDS: Readonly<Record<Exclude<Flag, 'hasFinished'>, SettingWords>> = {
  autoAnswer: {
    title: 'Answer for me where there is no choice',
    says: 'Passes, single targets and tests happen by themselves after a moment.',
  },
  stepThrough: {
    title: 'Step by step',
    says: 'Every roll, and every answer without a choice, waits for Enter.',
  },
  fastDice: {
    title: 'Fast dice',
    says: 'Everything is resolved at once; the panel still shows every die.',
  },
  followAction: {
    title: 'Follow the action',
    says: 'The camera goes to the unit that is asked about.',
  },
  thinkAloud: {
    title: 'The computer thinks aloud',
    says: 'After each of its acts the bar says why. The battle log always does.',
  },
  effects: {
    title: 'Effects',
    says: 'Shadows, reflections, sparks and glow. Without them the table is drawn faster.',
  },
};

export const SWITCHES = Object.keys(FLAG_WORDS) as readonly (keyof typeof FLAG_WORDS)[];

export const HAND_OVER_TITLE = 'When the other player must decide';

export const HAND_OVER_WORDS: Readonly<Record<HandOver, string>> = {
  off: 'Say it in the bar only',
  banner: 'Show a banner for a moment',
  curtain: 'Hide the table when the turn passes, to hand a tablet over',
};

export const BOT_PACE_TITLE = 'When the computer plays';

export const BOT_PACE_WORDS: Readonly<Record<BotPace, string>> = {
  atOnce: 'At once',
  brisk: 'Briskly: a short pause between acts',
  toRead: 'To read: a pause after each act, Enter goes on',
};

export const HINTS_TITLE = 'Hints';

export const HINT_LEVEL_WORDS: Readonly<Record<HintLevel, string>> = {
  off: 'No hints',
  some: 'When I could miss something',
  all: 'At every decision',
};

/** The words for how the table and the page are drawn. */
export const PICTURE_WORDS = {
  title: 'Picture and text',
  quality: 'Quality',
  resolution: 'Resolution of the table',
  textSize: 'Size of text and panels',
} as const;

/** What each quality is called; automatic says which one it has come to. */
export const qualityWords = (choice: QualityChoice, automatic: Quality): string =>
  choice === 'auto' ? `Automatic (now ${QUALITY_WORDS[automatic].toLowerCase()})` : QUALITY_WORDS[choice];

const QUALITY_WORDS: Readonly<Record<Quality, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

export const resolutionWords = (resolution: Resolution): string => `${resolution * 100} %`;

export const TEXT_SIZE_WORDS: Readonly<Record<TextSize, string>> = {
  small: 'Small',
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
};
