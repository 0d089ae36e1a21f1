import { accountId, players } from "@seneschal/schema";
import type { Pool } from "pg";
import { z } from "zod";
import { reliabilityOf } from "../../domain/game/seats/reliability.ts";
import { Problem } from "../../platform/http/problem.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { playerOf, playRecordOf } from "../../stores/games/play-record-queries.ts";
import { accountKindOf } from "../../stores/names/name-claims-store.ts";

/** A player as others see them. */
export function playerRoute(server: Server, pool: Pool): void {
  server.get(
    "/v1/players/:player",
    {
      config: { access: "public" },
      schema: {
        operationId: "getPlayer",
        summary: "Get a player and their reliability",
        description:
          "The public profile: name, sort of account, and how often the player stays to the end. Ratings, results and games have operations of their own: `getPlayerRatings`, `getPlayerResults`, `listPlayerGames`.",
        tags: ["accounts"],
        params: z.object({ player: accountId }),
        response: responses(players.player, "not-found"),
      },
    },
    async (request) => showPlayer(pool, request.params.player),
  );
}

async function showPlayer(pool: Pool, account: string): Promise<players.Player> {
  const found = await playerOf(pool, account);
  if (found === undefined) throw new Problem("not-found", "No player has this id.");
  const { id, name, name_kind: nameKind, created_at } = found;
  const reliability = reliabilityOf(await playRecordOf(pool, account));
  return { account: id, name, kind: accountKindOf(nameKind), nameKind, since: created_at.toISOString(), reliability };
}
