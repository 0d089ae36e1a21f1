import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";
import { searchWith } from "./search.ts";

export { type Bot, concluded, type Thought, type Turn } from "./bot.ts";
export { type Effort, searchWith } from "./search.ts";
export { type BotTable, type Moment, type PlayedGame, selfPlay } from "./self-play.ts";

/** Every bot by its level. */
export const bots = { random, greedy, search: searchWith() } as const satisfies Record<string, Bot>;
