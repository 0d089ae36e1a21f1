import { bots as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { deleteAccessTokens } from "../../../stores/accounts/access-tokens-store.ts";
import { accountStatusOf } from "../../../stores/accounts/account-status-queries.ts";
import { botErrorsOf, botHoursOf } from "../../../stores/accounts/bot-activity-store.ts";
import {
  type BotRow,
  botOf,
  botsOf,
  changeBot,
  createBot,
  isOnline,
  recordRevocation,
} from "../../../stores/accounts/bots-store.ts";
import type { AccessTokens } from "../access-tokens/access-tokens.ts";
import { type AbuseCause, wordOfCause } from "../access-tokens/program-request.ts";
import type { AccountEmails } from "../emails/account-emails.ts";
import type { AccountDeletion } from "../own-data/account-deletion.ts";
import type { Sessions } from "../sessions/sessions.ts";

interface BotDeps {
  readonly pool: Pool;
  /** The time of the database. */
  readonly now: () => Date;
  /** The rulesets of the server. */
  readonly rulesets: readonly string[];
  readonly accessTokens: AccessTokens;
  readonly sessions: Sessions;
  readonly emails: AccountEmails;
  readonly deletion: AccountDeletion;
}

/** Why the server revokes tokens by itself. */

/** Bot accounts: their owner creates, changes and deletes them, and gives them tokens. */
export class Bots {
  readonly #deps: BotDeps;

  constructor(deps: BotDeps) {
    this.#deps = deps;
  }

  async list(owner: string): Promise<z.output<typeof schemas.ownBots>> {
    const { pool } = this.#deps;
    const bots = await botsOf(pool, owner);
    return { bots: await Promise.all(bots.map((bot) => bodyOf(this.#deps, bot))) };
  }

  /** @throws {Problem} not-found */
  async show(owner: string, bot: string): Promise<schemas.OwnBot> {
    return bodyOf(this.#deps, await this.#owned(owner, bot));
  }

  /** @throws {Problem} registration-required, email-not-verified, malformed-request, name-taken, list-full */
  async create(owner: Account, bot: schemas.NewBot): Promise<schemas.OwnBot> {
    const { pool } = this.#deps;
    assertMayOwnBots(owner);
    this.#assertKnown(bot.games);
    const created = await inTransaction(
      pool,
      (client) => createBot(client, { ...bot, owner: owner.id, max: schemas.botsMax }),
      (result) => result !== "name-taken" && result !== "list-full",
    );
    if (created === "name-taken") throw new Problem("name-taken");
    if (created === "list-full")
      throw new Problem("list-full", `You have ${schemas.botsMax} bot accounts. Delete one.`);
    return this.show(owner.id, created);
  }

  /** @throws {Problem} not-found, malformed-request */
  async change(owner: string, bot: string, change: schemas.BotChange): Promise<schemas.OwnBot> {
    await this.#owned(owner, bot);
    this.#assertKnown(change.games ?? []);
    await changeBot(this.#deps.pool, bot, change);
    return this.show(owner, bot);
  }

  /**
   * Deletes a bot account. It leaves its games as a person does who deletes their account.
   * @throws {Problem} not-found
   */
  async delete(owner: string, bot: string): Promise<void> {
    await this.#owned(owner, bot);
    await this.#deps.deletion.deleteBot(bot);
  }

  /**
   * Takes a bot account out of a game: in its name, it resigns or leaves its seat.
   * @throws {Problem} not-found
   */
  async leaveGame(owner: string, bot: string, game: string): Promise<void> {
    await this.#owned(owner, bot);
    if (await this.#deps.deletion.leaveGame(bot, game)) return;
    throw new Problem("not-found", "The bot account has no seat in this game, or the game is over.");
  }

  /** @throws {Problem} not-found */
  async tokens(owner: string, bot: string) {
    await this.#owned(owner, bot);
    return this.#deps.accessTokens.list(bot);
  }

  /** @throws {Problem} not-found, banned, malformed-request, list-full */
  async createToken(owner: string, bot: string, token: z.output<typeof schemas.newBotToken>) {
    const { pool, accessTokens } = this.#deps;
    const { sanctions } = await this.show(owner, bot);
    if (sanctions.some(({ kind }) => kind === "ban")) throw new Problem("banned", "This bot account is suspended.");
    const created = await accessTokens.createFor(bot, token);
    await recordRevocation(pool, bot, null);
    return created;
  }

  /** @throws {Problem} not-found */
  async deleteToken(owner: string, bot: string, token: string): Promise<void> {
    await this.#owned(owner, bot);
    await this.#deps.accessTokens.delete(bot, token);
  }

  /** @throws {Problem} not-found */
  async activity(owner: string, account: string): Promise<schemas.BotActivity> {
    const { pool } = this.#deps;
    await this.#owned(owner, account);
    const errors = await botErrorsOf(pool, account);
    const hours = await botHoursOf(pool, account);
    return {
      errors: errors.map((error) => ({ ...error, at: error.at.toISOString() })),
      hours: hours.map((one) => ({ ...one, hour: one.hour.toISOString() })),
    };
  }

  /** Revokes all tokens of a bot account that is a burden on the server, and tells its owner. */
  async revokeTokens(bot: string, cause: AbuseCause): Promise<void> {
    const { pool, sessions, emails } = this.#deps;
    if ((await deleteAccessTokens(pool, bot)) === 0) return;
    await recordRevocation(pool, bot, cause);
    await sessions.changed(bot);
    await emails.notifyHolder(bot, "token-revoked", { cause: wordOfCause[cause], reason: "" });
  }

  async #owned(owner: string, account: string): Promise<BotRow> {
    const bot = await botOf(this.#deps.pool, account);
    if (bot?.owner !== owner) throw new Problem("not-found", "You have no bot account with this id.");
    return bot;
  }

  #assertKnown(games: readonly schemas.BotGame[]): void {
    const place = games.findIndex(({ ruleset }) => !this.#deps.rulesets.includes(ruleset));
    if (place === -1) return;
    const errors = [{ path: `body/games/${place}/ruleset`, message: "not a ruleset of this server" }];
    throw new Problem("malformed-request", "This server does not have one of the rulesets.", { errors });
  }
}

function assertMayOwnBots({ kind, isEmailConfirmed }: Account): void {
  if (kind === "guest") throw new Problem("registration-required");
  if (isEmailConfirmed) return;
  throw new Problem("email-not-verified", "You need a confirmed e-mail address to own bot accounts.");
}

async function bodyOf({ pool, now }: Pick<BotDeps, "pool" | "now">, bot: BotRow): Promise<schemas.OwnBot> {
  const { owner: _, createdAt, seenAt, revokedAt, revokeReason, ...row } = bot;
  const { sanctions } = await accountStatusOf(pool, bot.account);
  const revocation = revokedAt === null ? null : { at: revokedAt.toISOString(), ...causeOf(revokeReason) };
  return { ...row, isOnline: isOnline(bot, now()), createdAt: createdAt.toISOString(), sanctions, revocation };
}

/** The stored reason is a cause of the server, or the words of a moderator. */
function causeOf(stored: string | null) {
  const cause = schemas.abuseCauses.find((one) => one === stored);
  return cause === undefined ? ({ cause: "moderator", reason: stored } as const) : { cause, reason: null };
}

/** The causes as the e-mail calls them: its messages cannot choose by words with hyphens. */
