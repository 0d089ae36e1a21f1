import { gameId, games, tournaments } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { optionalUserId, requireUser } from "../../platform/http/identity.ts";
import { connectionOf } from "../../platform/http/long-computations/client-gone.ts";
import { queueClientOf } from "../../platform/http/long-computations/fair-queue.ts";
import { Problem } from "../../platform/http/problem.ts";
import { createdResponses, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { tableOfGame } from "../../stores/tournament-list-queries.ts";
import { shownTournament, viewerIn } from "./access.ts";
import { advanceTournament } from "./advancing/advance-tournament.ts";
import { createTournament } from "./commands/create-tournament.ts";
import { performAction } from "./commands/perform-action.ts";
import { playerListRoute } from "./entrants/player-list-route.ts";
import { simulateTournament } from "./simulation/simulate-tournament.ts";
import type { LiveDeps } from "./viewing/follow.ts";
import { tournamentsPage } from "./viewing/listing.ts";
import { mutableCopy, showTournament } from "./viewing/show-tournament.ts";

type Schemas = ReturnType<typeof tournaments.tournamentSchemas>;

const tags = ["tournaments"];
const params = z.object({ tournament: tournaments.tournamentId });

export interface RouteDeps extends LiveDeps {
  /** The address of the site, for links in calendars. */
  readonly site: string;
  /** Reports errors after the response was decided. */
  readonly onError: (error: unknown) => void;
}

/** Lists, creates, simulates and shows tournaments, and performs actions in them. */
export function tournamentRoutes(server: Server, schemas: Schemas, deps: RouteDeps): void {
  planRoutes(server, schemas, deps);
  tournamentActionRoutes(server, schemas, deps);
}

function planRoutes(server: Server, schemas: Schemas, deps: RouteDeps): void {
  listTournamentsRoute(server, schemas, deps);
  createTournamentRoute(server, schemas, deps);
  simulateTournamentRoute(server, schemas, deps);
}

function listTournamentsRoute(server: Server, { page, query }: Schemas, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "listTournaments",
        summary: "List tournaments, newest first",
        description: "Tournaments whose registration has not opened yet are listed only for their directors.",
        tags,
        querystring: query,
        response: responses(page, "not-signed-in"),
      },
    },
    async (request) => {
      const viewer = request.query.mine === true ? requireUser(request).id : optionalUserId(request);
      return tournamentsPage(deps, request.query, viewer);
    },
  );
}

function createTournamentRoute(server: Server, { tournament, newTournament }: Schemas, deps: RouteDeps): void {
  server.post(
    "/v1/tournaments",
    {
      config: { access: "tournaments:write", ...limitByUser(10), location: "/v1/tournaments/{id}" },
      schema: {
        operationId: "createTournament",
        summary: "Create a tournament",
        description: "Nobody else sees it until you open registration.",
        tags,
        headers: games.idempotencyHeaders,
        body: newTournament,
        response: createdResponses(tournament, "not-signed-in", "idempotency-key-reused"),
      },
    },
    async (request, reply) => {
      const director = requireUser(request);
      const key = request.headers["idempotency-key"];
      const created = await createTournament(deps, director.id, request.body.plan, { key });
      return reply.code(201).send(await showTournament(deps, created, director));
    },
  );
}

function simulateTournamentRoute(server: Server, { newSimulation }: Schemas, deps: RouteDeps): void {
  server.post(
    "/v1/tournament-simulations",
    {
      config: { access: "tournaments:write", ...limitByUser(12) },
      schema: {
        operationId: "simulateTournament",
        summary: "Simulate a tournament",
        description:
          "Simulates the tournament many times with random results, and returns the range of rounds, games, tables, byes, days, repeat pairings and seats. Takes some seconds for large fields. Simulations run one at a time; after 15 seconds, or if too many are waiting, the response is a problem with the time to retry.",
        tags,
        body: newSimulation,
        response: responses(tournaments.simulation, "not-signed-in"),
      },
    },
    async (request, reply) => {
      const client = { ...queueClientOf(request), account: requireUser(request).id };
      return mutableCopy(await simulateTournament(deps, request.body, client, connectionOf(reply)));
    },
  );
}

function tournamentActionRoutes(server: Server, schemas: Schemas, deps: RouteDeps): void {
  getTournamentRoute(server, schemas, deps);
  performTournamentActionRoute(server, schemas, deps);
  playerListRoute(server, schemas, deps);
  getTournamentOfGameRoute(server, deps);
}

function getTournamentRoute(server: Server, { tournament }: Schemas, deps: RouteDeps): void {
  server.get(
    "/v1/tournaments/:tournament",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "getTournament",
        summary: "Get a tournament: settings, players, rounds, tables",
        description:
          "Everything about a tournament in one response: settings, players, rounds with their tables and games, and what you have to do (`you`). Before registration opens, only its directors see it. Standings, log and chat have operations of their own; follow changes with `followTournament`.",
        tags,
        params,
        response: responses(tournament, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const viewer = viewerIn(request);
      return showTournament(deps, await shownTournament(deps, request.params.tournament, viewer), viewer);
    },
  );
}

function performTournamentActionRoute(server: Server, { tournament, newAction }: Schemas, deps: RouteDeps): void {
  server.post(
    "/v1/tournaments/:tournament/actions",
    {
      config: { access: "tournaments:write" },
      schema: {
        operationId: "performTournamentAction",
        summary: "Perform a tournament action: register, check in, withdraw, or direct",
        description:
          "Players act for themselves. Results of tables on physical boards are entered by a director, or reported by a player and confirmed by another; they are never rated. Directors must give a reason for changes that affect other players; everyone can read it in the log.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: newAction,
        response: responses(
          tournament,
          "not-signed-in",
          "not-found",
          "entry-refused",
          "not-now",
          "too-few-players",
          "done-already",
          "not-entered",
          "unfit",
          "stale-version",
          "idempotency-key-reused",
        ),
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const name = request.params.tournament;
      const stored = await performAction(deps, name, actor, {
        ...request.body,
        key: request.headers["idempotency-key"],
      });
      // The action is stored. If advancing fails, the scheduler does it later.
      await advanceTournament(deps, name).catch(deps.onError);
      return showTournament(deps, (await deps.store.current(name)) ?? stored, actor);
    },
  );
}

function getTournamentOfGameRoute(server: Server, deps: RouteDeps): void {
  server.get(
    "/v1/games/:game/tournament",
    {
      config: { access: "public" },
      schema: {
        operationId: "getTournamentOfGame",
        summary: "Get the tournament table of a game",
        description:
          "In which tournament, round and table the game is played. If it belongs to no tournament, the response is `not-found`.",
        tags,
        params: z.object({ game: gameId }),
        response: responses(tournaments.gameInTournament, "not-found"),
      },
    },
    async (request) => {
      const found = await tableOfGame(deps.pool, request.params.game);
      if (found === undefined) throw new Problem("not-found", "This game does not belong to a tournament.");
      return found;
    },
  );
}
