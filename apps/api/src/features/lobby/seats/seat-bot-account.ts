import type { games } from "@seneschal/schema";
import type { z } from "zod";
import type { GameEvent } from "../../../domain/game/events.ts";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import type { IdempotentRequest } from "../../../event-store/appending/idempotent-request.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { bannedAmong } from "../../../stores/accounts/account-status-queries.ts";
import { type BotRow, countGamesOfBot, isAnyBlockedBy, isOnline } from "../../../stores/accounts/bots-store.ts";
import { changeOpenGame, checkHost, checkOpen, checkVisible, gameNotFound } from "../change-open-game.ts";
import type { LobbyDeps } from "../types.ts";
import { type AskedBot, botRefusal } from "./bot-refusal.ts";
import { freeSeat } from "./free-seat.ts";

interface AskedSeat {
  readonly bot: BotRow;
  readonly seat: z.output<typeof games.newInvitation>["seat"];
  readonly request: IdempotentRequest | undefined;
}

/**
 * Seats a bot account that the host invites: the server accepts in its name, within the limits that its owner has set.
 * It gets a seat like a person.
 */
export async function seatBotAccount(
  deps: LobbyDeps,
  id: string,
  host: string,
  { bot, seat, request }: AskedSeat,
): Promise<games.GameBody> {
  const known = await deps.store.current(id);
  if (known === undefined) throw gameNotFound().problem;
  const asked = await askedBot(deps, known, bot);
  return changeOpenGame(deps, id, {
    by: host,
    request,
    events: (game) =>
      checkVisible(game, host) ??
      checkHost(game, host) ??
      checkOpen(game) ??
      checkAccepts(deps, game, asked) ??
      seatingEvents(game, bot.account, seat),
    async withinTransaction(client) {
      const others = await countGamesOfBot(client, bot.account, id);
      if (others >= bot.limits.gamesMax) throw declined("games");
    },
  });
}

async function askedBot({ pool, now }: LobbyDeps, game: Game, bot: BotRow): Promise<AskedBot> {
  const players = game.seats.flatMap((occupant) => (occupant.kind === "person" ? [occupant.account] : []));
  return {
    ...bot,
    isOnline: isOnline(bot, now()),
    isSuspended: (await bannedAmong(pool, [bot.account])).has(bot.account),
    isBlocked: await isAnyBlockedBy(pool, bot.owner, [game.settings.host, ...players]),
  };
}

function checkAccepts({ registry }: LobbyDeps, game: Game, asked: AskedBot): Rejection | undefined {
  const { schema } = registry.of(game.settings.ruleset);
  const refusal = botRefusal(asked, game, schema.options.safeParse({}).data ?? null);
  return refusal === undefined ? undefined : { type: "rejected", problem: declined(refusal) };
}

/** A game with a ready check does not wait for a bot account. */
function seatingEvents(game: Game, account: string, requested: number | undefined): readonly GameEvent[] | Rejection {
  if (seatOf(game, account) !== undefined) return rejected("seat-taken", "This player already has a seat.");
  const seat = freeSeat(game, requested, account);
  if (isRejected(seat)) return seat;
  const taken = seatTakenEvent(game, seat, { kind: "person", account });
  return game.settings.readyCheck === true ? [taken, { type: "ReadinessSaid", seat, isReady: true }] : [taken];
}

function declined(botLimit: NonNullable<Problem["extras"]["botLimit"]>): Problem {
  return new Problem("bot-declined", details[botLimit], { botLimit });
}

const details = {
  suspended: "The bot account is suspended.",
  paused: "Its owner has paused the bot account.",
  offline:
    "The program of the bot account is offline. It is online while it has a live stream open, and for two minutes after each request.",
  blocked: "The owner of the bot account has blocked a player of this game.",
  ruleset: "The bot account does not play this ruleset.",
  seats: "The bot account does not play with this number of seats.",
  options: "The bot account plays only with the default options.",
  visibility: "The bot account does not accept games with this visibility.",
  pace: "The bot account does not accept this time control.",
  games: "The bot account plays as many games as its owner allows.",
} as const;
