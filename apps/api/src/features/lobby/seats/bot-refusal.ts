import { type bots, canonicalJson } from "@seneschal/schema";
import type { Game } from "../../../domain/game/game.ts";

/** A bot account that a host wants to seat. */
export interface AskedBot {
  readonly games: readonly bots.BotGame[];
  readonly limits: bots.BotLimits;
  readonly isPaused: boolean;
  readonly isOnline: boolean;
  readonly isSuspended: boolean;
  /** Whether its owner has blocked a player of the game. */
  readonly isBlocked: boolean;
}

/** Returns why a bot account does not accept a game, or `undefined` if it does. Its number of games is not checked. */
export function botRefusal(
  { games, limits, ...bot }: AskedBot,
  { settings, seats }: Pick<Game, "settings" | "seats">,
  defaultOptions: unknown,
): bots.BotRefusal | undefined {
  const game = games.find(({ ruleset }) => ruleset === settings.ruleset);
  const hasDefaultOptions = canonicalJson(settings.options) === canonicalJson(defaultOptions);
  const refusals: readonly (readonly [bots.BotRefusal, boolean])[] = [
    ["suspended", bot.isSuspended],
    ["paused", bot.isPaused],
    ["offline", limits.onlyOnline && !bot.isOnline],
    ["blocked", bot.isBlocked],
    ["ruleset", game === undefined],
    ["seats", game !== undefined && (seats.length < game.seats.min || seats.length > game.seats.max)],
    ["options", game?.options === "default" && !hasDefaultOptions],
    ["visibility", !limits.visibilities.includes(settings.visibility)],
    ["pace", !limits.paces.includes(settings.clock?.pace ?? "none")],
  ];
  return refusals.find(([, isSo]) => isSo)?.[0];
}
