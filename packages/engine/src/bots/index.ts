import type { Bot } from "./bot.ts";
import { greedyWith } from "./greedy.ts";
import { searchWith } from "./search.ts";

export { type Bot, concluded, type Thought, type Turn } from "./bot.ts";
export { type Care, greedyWith } from "./greedy.ts";
export { random } from "./random.ts";
export { type Effort, searchWith } from "./search.ts";
export { type BotTable, type Moment, type PlayedGame, selfPlay } from "./self-play.ts";

/**
 * Every bot by its level. Easy plays any of the moves that it notices and that do no harm; medium the best of them, with
 * mistakes; hard compares all moves and simulates games.
 */
export const bots = {
  easy: greedyWith({ oneMistakeIn: 1, noticedMax: 6, samples: 1 }),
  medium: greedyWith({ oneMistakeIn: 5, noticedMax: 6 }),
  hard: searchWith(),
} as const satisfies Record<string, Bot>;
