import { admin, gameId, type games, adminGames as schemas } from "@seneschal/schema";
import { z } from "zod";
import type { ProblemCode } from "../../../platform/http/problems/problem-kinds.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { csvRoute, mapRows } from "../csv-route.ts";
import { changeableBy, forDirectors, readableBy, requireRole } from "../permissions.ts";
import { eventsOf, inspect, listGames, streamMatchingGames } from "./inspection.ts";
import {
  annul,
  extendClock,
  fillWithBots,
  type GameAdminDeps,
  playForSeat,
  replaceSeat,
  rollBack,
} from "./interventions.ts";
import { proposeRollback, withdrawRollback } from "./rollback-proposals.ts";
import { rebuildGame, verifyGame } from "./verification.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const common = { tags: ["admin"] };
const staffProblems = ["not-signed-in", "forbidden"] as const;
const gameProblems = [...staffProblems, "not-found", "own-game"] as const;

/** Inspection of all games, and interventions. */
export function adminGameRoutes(server: Server, { game }: Schemas, deps: GameAdminDeps): void {
  listRoutes(server, deps);
  inspectionRoutes(server, deps);
  verificationRoutes(server, deps);
  interventionRoutes(server, game, deps);
  rollbackProposalRoutes(server, deps);
}

function listRoutes(server: Server, deps: GameAdminDeps): void {
  server.get(
    "/v1/admin/games",
    {
      config: readableBy(forDirectors),
      schema: {
        ...common,
        operationId: "searchGames",
        summary: "Search all games",
        description:
          "All games of the server, private ones as well, without hidden information. `inspectGame` shows one in detail.",
        querystring: schemas.adminGamesQuery,
        response: responses(schemas.adminGamesPage, ...staffProblems),
      },
    },
    async ({ query }) => listGames(deps, query),
  );
  csvRoute(server, forDirectors, {
    path: "/v1/admin/games.csv",
    operationId: "getGamesCsv",
    summary: "Download games (CSV)",
    list: "searchGames",
    query: schemas.adminGamesCsvQuery,
    columns,
    rows: (query) =>
      mapRows(streamMatchingGames(deps, query), ({ host, seats, activeSeats, ...line }) => ({
        ...line,
        host: host.name ?? host.account,
        players: seats.map(({ kind, name }) => name ?? kind).join(", "),
        activeSeats: activeSeats.join(" "),
      })),
  });
}

const columns = [
  ...["id", "name", "ruleset", "revision", "state", "visibility", "version", "host", "players", "activeSeats"],
  ...["openedAt", "movedAt", "finishedAt"],
];

function inspectionRoutes(server: Server, deps: GameAdminDeps): void {
  server.get(
    "/v1/admin/games/:game",
    {
      config: readableBy(forDirectors),
      schema: {
        ...common,
        operationId: "inspectGame",
        summary: "Inspect a game at any version: event, position, clocks, digests, projections, snapshots",
        description:
          "Shows hidden information, so it is refused to players of a running game. Staff who have inspected a game cannot take a seat in it.",
        params,
        querystring: schemas.inspectionQuery,
        response: responses(schemas.inspection, ...gameProblems),
      },
    },
    async (request) => inspect(deps, requireRole(request, forDirectors), request.params.game, request.query),
  );
  server.get(
    "/v1/admin/games/:game/events",
    {
      config: readableBy(forDirectors),
      schema: {
        ...common,
        operationId: "listEvents",
        summary: "List the events of a game, with facts and digests",
        description:
          "As they are stored, with hidden information: refused to players of the game. For the next page, send the version of the last event as `after`.",
        params,
        querystring: schemas.storedEventsQuery,
        response: responses(schemas.storedEvents, ...gameProblems),
      },
    },
    async (request) => eventsOf(deps, requireRole(request, forDirectors), request.params.game, request.query),
  );
}

function verificationRoutes(server: Server, deps: GameAdminDeps): void {
  server.post(
    "/v1/admin/games/:game/verification",
    {
      config: changeableBy(forDirectors),
      schema: {
        ...common,
        operationId: "verifyGame",
        summary: "Verify hash chain, chance, rules and projections of a game",
        description:
          "Computes the game again from its events: the chain of digests, the random draws, what the rules give, and the lists that are derived from it. Nothing is changed.",
        params,
        response: responses(schemas.verification, ...staffProblems, "not-found"),
      },
    },
    async ({ params: { game } }) => verifyGame(deps, game),
  );
  server.post(
    "/v1/admin/games/:game/rebuild",
    {
      config: changeableBy(forDirectors),
      schema: {
        ...common,
        operationId: "rebuildGame",
        summary: "Rebuild projections and snapshots of a game, and verify them",
        description:
          "Computes again what is derived from the events, such as lists and snapshots. The events stay as they are.",
        params,
        body: admin.reasonBody,
        response: responses(schemas.verification, ...gameProblems),
      },
    },
    async (request) => rebuildGame(deps, requireRole(request, forDirectors), request.params.game, request.body),
  );
}

const forStaffOutside =
  "Refused to staff who have or had a seat in the game. If the game has moved on since `expectedVersion`, the response is `stale-version`.";

type Intervene<Body> = (
  deps: GameAdminDeps,
  intervention: { readonly by: ReturnType<typeof requireRole>; readonly game: string; readonly instruction: Body },
) => Promise<games.GameBody>;

/** Interventions: each becomes an event of the game, and players see it with its reason. */
function interventionRoutes(server: Server, game: Schemas["game"], deps: GameAdminDeps): void {
  function rule<Body extends z.ZodType>(
    path: string,
    { operationId, summary, description, body, codes = [] }: InterventionRoute<Body>,
    act: Intervene<z.output<Body>>,
  ): void {
    const response = responses(game, ...gameProblems, "stale-version", ...codes);
    server.post(
      `/v1/admin/games/:game/${path}`,
      {
        config: changeableBy(forDirectors),
        schema: {
          ...common,
          operationId,
          summary,
          description: `${description} ${forStaffOutside}`,
          params,
          body,
          response,
        },
      },
      async (request) => {
        const { game } = request.params as z.output<typeof params>;
        return act(deps, { by: requireRole(request, forDirectors), game, instruction: request.body as z.output<Body> });
      },
    );
  }
  const extension = {
    operationId: "extendClock",
    summary: "Add time to the clock of a seat",
    description:
      "For a person in a running game with clocks; otherwise the response is `no-clock`. Players see the reason.",
  };
  rule("extensions", { ...extension, body: schemas.newExtension, codes: ["not-running", "no-clock"] }, extendClock);
  const replacement = {
    operationId: "replaceSeat",
    summary: "Replace a player by a bot or another account",
    description:
      "A bot takes over, or an account that has agreed to play on. Accounts that have or had another seat in the game are refused. Also returns `forbidden` if the host has removed that account from this game, or a director has removed it from the tournament.",
  };
  const taken = ["not-running", "done-already", "seat-taken"] as const;
  rule("replacements", { ...replacement, body: schemas.newReplacement, codes: taken }, replaceSeat);
  const move = {
    operationId: "playForSeat",
    summary: "Force a bot move",
    description: "A bot plays one move for a seat whose turn it is; the player keeps the seat. Players see the reason.",
  };
  rule(
    "caretaker-moves",
    { ...move, body: schemas.newCaretakerMove, codes: ["not-running", "done-already"] },
    playForSeat,
  );
  const rollback = {
    operationId: "rollBackGame",
    summary: "Roll back a game",
    description:
      "The position of version `to` is in force again. The undone events stay in the log, and players see the reason.",
  };
  rule("rollbacks", { ...rollback, body: schemas.newRollback, codes: ["not-running"] }, rollBack);
  const filling = {
    operationId: "fillWithBots",
    summary: "Add bots to all open seats",
    description: "Before the start.",
  };
  rule("bots", { ...filling, body: schemas.newFilling, codes: ["not-open", "done-already"] }, fillWithBots);
  const annulment = {
    operationId: "annulGame",
    summary: "Annul a game",
    description:
      "A running or finished game ends without a result, and counts for nothing. Its log stays, and players see the reason.",
  };
  rule("annulment", { ...annulment, body: schemas.newAnnulment, codes: ["done-already"] }, annul);
}

const proposalProblems = [...gameProblems, "stale-version", "not-running", "done-already"] as const;

function rollbackProposalRoutes(server: Server, deps: GameAdminDeps): void {
  server.post(
    "/v1/admin/games/:game/rollback-proposal",
    {
      config: changeableBy(forDirectors),
      schema: {
        ...common,
        operationId: "proposeRollback",
        summary: "Propose a rollback to the players",
        description:
          "Takes effect when all players have agreed by `answerUndoRequest`. Ends when a player declines or the game changes.",
        params,
        body: schemas.newRollback,
        response: responses(schemas.rollbackProposal, ...proposalProblems),
      },
    },
    async (request) => {
      const by = requireRole(request, forDirectors);
      return proposeRollback(deps, { by, game: request.params.game, instruction: request.body });
    },
  );
  server.post(
    "/v1/admin/games/:game/rollback-proposal/withdrawal",
    {
      config: changeableBy(forDirectors),
      schema: {
        ...common,
        operationId: "withdrawRollback",
        summary: "Withdraw a rollback proposal",
        description: "The players are no longer asked. The game stays as it is.",
        params,
        body: schemas.rollbackWithdrawal,
        response: noContent(...proposalProblems),
      },
    },
    async (request, reply) => {
      const by = requireRole(request, forDirectors);
      await withdrawRollback(deps, { by, game: request.params.game, instruction: request.body });
      return reply.code(204).send();
    },
  );
}

interface InterventionRoute<Body> {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body: Body;
  readonly codes?: readonly ProblemCode[];
}
