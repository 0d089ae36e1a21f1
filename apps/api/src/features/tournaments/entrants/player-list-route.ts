import { tournaments } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { mayDirect, shownTournament } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { readPlayerList } from "./player-list.ts";

type Schemas = Pick<ReturnType<typeof tournaments.tournamentSchemas>, "newPlayerList" | "playerList">;

/** Reads a pasted list of names before a director enters them. */
export function playerListRoute(server: Server, { newPlayerList, playerList }: Schemas, deps: TournamentDeps): void {
  server.post(
    "/v1/tournaments/:tournament/player-list",
    {
      config: { access: "tournaments:write", ...limitByUser(60) },
      schema: {
        operationId: "readPlayerList",
        summary: "Read a pasted list of names",
        description:
          "For directors. Nothing is stored: send the names and accounts to enter in the action `enter-players`.",
        tags: ["tournaments"],
        params: z.object({ tournament: tournaments.tournamentId }),
        body: newPlayerList,
        response: responses(playerList, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const stored = await shownTournament(deps, request.params.tournament, actor);
      if (!mayDirect(actor, stored.tournament))
        throw new Problem("forbidden", "Only a director of the tournament may do this.");
      return readPlayerList(deps, stored, request.body.text);
    },
  );
}
