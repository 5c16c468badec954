/** The bots by name, the weakest first. */
export const BOT_NAMES = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'] as const;
export type BotName = (typeof BOT_NAMES)[number];
