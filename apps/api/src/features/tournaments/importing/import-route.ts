import { games, tournaments as schemas } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { createdResponses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { TournamentDeps } from "../types.ts";
import { showTournament } from "../viewing/show-tournament.ts";
import { importTournament } from "./import-tournament.ts";

type Schemas = ReturnType<typeof schemas.tournamentSchemas>;

/** Room for line breaks and other characters that JSON escapes. */
const bodyBytesMax = 2 * schemas.importMax;

/** Creates a tournament from a file. */
export function importTournamentRoute(server: Server, { imports, newTournament }: Schemas, deps: TournamentDeps): void {
  server.post(
    "/v1/tournament-imports",
    {
      config: { access: "tournaments:write", ...limitByUser(10), location: "/v1/tournaments/{tournament.id}" },
      bodyLimit: bodyBytesMax,
      schema: {
        operationId: "importTournament",
        summary: "Create a tournament from a file",
        description: `Reads a verification file (\`GET /v1/tournaments/{tournament}/export\`) or a report in TRF16, of at most ${schemas.importMax.toLocaleString("en")} characters. The new tournament is a draft with the settings, the players entered by name, clubs and pairs to keep apart; results are not imported. Players with an account register themselves. Nothing is created if anything in the file is wrong; \`errors\` names the line. The request may have up to ${bodyBytesMax / 1_000_000} MB.`,
        tags: ["tournaments"],
        headers: games.idempotencyHeaders,
        body: imports.newImport,
        response: createdResponses(imports.imported, "not-signed-in", "idempotency-key-reused", "unfit"),
      },
    },
    async (request, reply) => {
      const director = requireUser(request);
      const { file, ruleset } = request.body;
      const { stored, imported, skipped } = await importTournament(deps, director.id, {
        file,
        ruleset,
        planParser: newTournament.shape.plan,
        key: request.headers["idempotency-key"],
      });
      return reply.code(201).send({ tournament: await showTournament(deps, stored, director), imported, skipped });
    },
  );
}
