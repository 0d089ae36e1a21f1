import { type ratings, bots as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { isOnline, type PublicBotRow, publicBots } from "../../../stores/accounts/bots-store.ts";

/** The ratings of accounts for every ruleset, by account. */
export type RatingsOf = (accounts: readonly string[]) => Promise<ReadonlyMap<string, readonly ratings.RulesetRating[]>>;

interface PublicBotDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly ratingsOf: RatingsOf;
}

/** The bot accounts that everyone can invite. */
export function publicBotsRoute(server: Server, { pool, now, ratingsOf }: PublicBotDeps): void {
  server.get(
    "/v1/bots",
    {
      config: { access: "public" },
      schema: {
        operationId: "listBots",
        summary: "List bot accounts",
        description:
          "Suspended bot accounts are left out. Those that were online last come first, at most 500. To play with one, create a game and invite it.",
        tags: ["accounts"],
        querystring: schemas.botsQuery,
        response: responses(schemas.publicBots),
      },
    },
    async ({ query: { ruleset, online } }) => {
      const rows = await publicBots(pool);
      const ratings = await ratingsOf(rows.map(({ account }) => account));
      const bots = rows.map((row) => ({ ...bodyOf(row, now()), ratings: [...(ratings.get(row.account) ?? [])] }));
      return {
        bots: bots.filter(
          ({ games, ...bot }) =>
            (ruleset === undefined || games.some((game) => game.ruleset === ruleset)) &&
            (online === undefined || bot.isOnline === online),
        ),
      };
    },
  );
}

function bodyOf(row: PublicBotRow, now: Date): Omit<z.output<typeof schemas.publicBot>, "ratings"> {
  const { owner: account, ownerName: name, ownerNameKind: nameKind, seenAt: _, ...bot } = row;
  return { ...bot, isOnline: isOnline(row, now), owner: { account, name, nameKind } };
}
