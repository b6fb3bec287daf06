/** How fast bots play: without a pause, with a short one between acts, or with time to read each act. */
export const BOT_PACES = ['atOnce', 'brisk', 'toRead'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** How long the table rests between two acts of a bot. */
export const PACE_MS: Readonly<Record<BotPace, number>> = { atOnce: 0, brisk: 400, toRead: 1500 };
