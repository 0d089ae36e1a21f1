import type { Bot } from "./bot.ts";
import { greedyWith } from "./greedy.ts";
import { searchWith } from "./search.ts";

export { type Bot, concluded, type Thought, type Turn } from "./bot.ts";
export { type Care, greedyWith } from "./greedy.ts";
export { random } from "./random.ts";
export { type Effort, searchWith } from "./search.ts";
export { type BotTable, type Moment, type PlayedGame, selfPlay } from "./self-play.ts";

/** Every bot by its level. Easy and medium look one move ahead and make mistakes; hard simulates games. */
export const bots = {
  easy: greedyWith({ oneMistakeIn: 2, candidatesMax: 24, noticedMax: 6, samples: 1 }),
  medium: greedyWith(),
  hard: searchWith(),
} as const satisfies Record<string, Bot>;
