import { tournaments as schemas } from "@seneschal/schema";
import { stageStandings, type state } from "@seneschal/tournament";
import { z } from "zod";
import { trfOfTournament } from "../../../domain/tournament/trf/trf-of-tournament.ts";
import { writeTrf } from "../../../domain/tournament/trf/write-trf.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { streamResponse } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { shownTournament, viewerIn } from "../access.ts";
import type { RouteDeps } from "../routes.ts";
import { showTournament } from "./show-tournament.ts";

/** Downloads a report for chess programs. */
export function tournamentReportRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament/report.trf",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournamentReport",
        summary: "Download a report in the format of the FIDE (TRF16)",
        description:
          "For tournaments at tables of two: players, clubs as teams, rounds and standings. Seat 0 is White; points are rounded to one decimal. Larger tables cannot be represented: the response is `unfit`.",
        tags: ["tournaments"],
        params: z.object({ tournament: schemas.tournamentId }),
        response: streamResponse("text/plain", "A TRF16 file.", "not-signed-in", "not-found", "unfit"),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const stored = await shownTournament(deps, request.params.tournament, viewer);
      const tournament = await showTournament(deps, stored, viewer);
      const report = trfOfTournament({
        tournament,
        nameOf: (player) => nameOf(tournament, player),
        points: pointsOf(stored.tournament),
      });
      if (typeof report === "string") throw new Problem("unfit", report);
      return reply
        .type("text/plain; charset=utf-8")
        .header("content-disposition", `attachment; filename="seneschal-tournament-${stored.id}.trf"`)
        .send(writeTrf(report));
    },
  );
}

/** Tournament points of all stages, by player. */
function pointsOf(tournament: state.Tournament): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const stage of tournament.stages) {
    for (const one of stageStandings(tournament, stage))
      points.set(one.player, (points.get(one.player) ?? 0) + one.points);
  }
  return points;
}

/** Bots and deleted accounts have no name: their id, which is unique in the tournament. */
function nameOf({ players }: schemas.TournamentBody, player: string): string {
  return players.find((one) => one.player === player)?.name || player;
}
