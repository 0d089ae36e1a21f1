import { desk, gameId, type games, deskGames as words } from "@seneschal/schema";
import { z } from "zod";
import type { ProblemCode } from "../../../platform/http/problem.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { forDirectors, requireRole, roleHook, securityFor } from "../permissions.ts";
import { eachAs, tableRoute } from "../table-route.ts";
import { eventsOf, everyGame, inspect, listGames } from "./inspection.ts";
import {
  annul,
  extendClock,
  fillWithBots,
  type GameDeskDeps,
  playForSeat,
  replaceSeat,
  rollBack,
} from "./interventions.ts";
import { proposeRollback, withdrawRollback } from "./proposing.ts";
import { rebuildGame, verifyGame } from "./verifying.ts";

type Words = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const common = { tags: ["admin"], security: securityFor(forDirectors) };
const onRequest = roleHook(forDirectors);
const asked = ["not-signed-in", "forbidden"] as const;
const ofGame = [...asked, "not-found", "own-game"] as const;

/** Inspection of all games, and interventions. */
export function deskGameRoutes(server: Server, { game }: Words, deps: GameDeskDeps): void {
  finding(server, deps);
  inspecting(server, deps);
  verifying(server, deps);
  ruling(server, game, deps);
  proposing(server, deps);
}

function finding(server: Server, deps: GameDeskDeps): void {
  server.get(
    "/v1/admin/games",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "searchGames",
        summary: "Search all games",
        querystring: words.deskGamesQuery,
        response: responses(words.deskGamesPage, ...asked),
      },
    },
    async ({ query }) => listGames(deps, query),
  );
  tableRoute(server, forDirectors, {
    path: "/v1/admin/games.csv",
    operationId: "getGamesCsv",
    query: words.deskGamesTableQuery,
    columns,
    rows: (query) =>
      eachAs(everyGame(deps, query), ({ host, seats, activeSeats, ...line }) => ({
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

function inspecting(server: Server, deps: GameDeskDeps): void {
  server.get(
    "/v1/admin/games/:game",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "inspectGame",
        summary: "Inspect a game at any version: event, position, clocks, digests, projections, snapshots",
        description:
          "Shows hidden information, so it is refused to players of a running game. Staff who have inspected a game cannot take a seat in it.",
        params,
        querystring: words.inspectionQuery,
        response: responses(words.inspection, ...ofGame),
      },
    },
    async (request) => inspect(deps, requireRole(request, forDirectors), request.params.game, request.query),
  );
  server.get(
    "/v1/admin/games/:game/events",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "listEvents",
        summary: "List the events of a game, with facts and digests",
        params,
        querystring: words.deskEventsQuery,
        response: responses(words.deskEvents, ...ofGame),
      },
    },
    async (request) => eventsOf(deps, requireRole(request, forDirectors), request.params.game, request.query),
  );
}

function verifying(server: Server, deps: GameDeskDeps): void {
  server.post(
    "/v1/admin/games/:game/verification",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "verifyGame",
        summary: "Verify hash chain, chance, rules and projections of a game",
        params,
        response: responses(words.verification, ...asked, "not-found"),
      },
    },
    async ({ params: { game } }) => verifyGame(deps, game),
  );
  server.post(
    "/v1/admin/games/:game/rebuild",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "rebuildGame",
        summary: "Rebuild projections and snapshots of a game, and verify them",
        params,
        body: desk.reasonGiven,
        response: responses(words.verification, ...ofGame),
      },
    },
    async (request) => rebuildGame(deps, requireRole(request, forDirectors), request.params.game, request.body),
  );
}

type Deed<Body> = (
  deps: GameDeskDeps,
  intervention: { readonly by: ReturnType<typeof requireRole>; readonly game: string; readonly asked: Body },
) => Promise<games.GameBody>;

/** Interventions: each becomes an event of the game, and players see it with its reason. */
function ruling(server: Server, game: Words["game"], deps: GameDeskDeps): void {
  function rule<Body extends z.ZodType>(
    path: string,
    { operationId, summary, description, body, codes = [] }: Ruled<Body>,
    act: Deed<z.output<Body>>,
  ): void {
    const response = responses(game, ...ofGame, "stale-version", ...codes);
    server.post(
      `/v1/admin/games/:game/${path}`,
      {
        onRequest,
        schema: { ...common, operationId, summary, ...(description && { description }), params, body, response },
      },
      async (request) => {
        const { game } = request.params as z.output<typeof params>;
        return act(deps, { by: requireRole(request, forDirectors), game, asked: request.body as z.output<Body> });
      },
    );
  }
  const extension = { operationId: "extendClock", summary: "Add time to the clock of a seat" };
  rule("extensions", { ...extension, body: words.newExtension, codes: ["not-running", "no-clock"] }, extendClock);
  const replacement = {
    operationId: "replaceSeat",
    summary: "Replace a player by a bot or another account",
    description:
      "Also returns `forbidden` if the host has removed that account from this game, or a director has removed it from the tournament.",
  };
  const taken = ["not-running", "done-already", "seat-taken"] as const;
  rule("replacements", { ...replacement, body: words.newReplacement, codes: taken }, replaceSeat);
  const move = { operationId: "playForSeat", summary: "Force a bot move" };
  rule(
    "caretaker-moves",
    { ...move, body: words.newCaretakerMove, codes: ["not-running", "done-already"] },
    playForSeat,
  );
  const rollback = { operationId: "rollBackGame", summary: "Roll back a game" };
  rule("rollbacks", { ...rollback, body: words.newRollback, codes: ["not-running"] }, rollBack);
  const filling = { operationId: "fillWithBots", summary: "Add bots to all open seats" };
  rule("bots", { ...filling, body: words.newFilling, codes: ["not-open", "done-already"] }, fillWithBots);
  const annulment = { operationId: "annulGame", summary: "Annul a game" };
  rule("annulment", { ...annulment, body: words.newAnnulment, codes: ["done-already"] }, annul);
}

function proposing(server: Server, deps: GameDeskDeps): void {
  const codes = [...ofGame, "stale-version", "not-running", "done-already"] as const;
  server.post(
    "/v1/admin/games/:game/rollback-proposal",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "proposeRollback",
        summary: "Propose a rollback to the players",
        description:
          "Takes effect when all players have agreed by `answerUndoRequest`. Ends when a player declines or the game changes.",
        params,
        body: words.newRollback,
        response: responses(words.rollbackProposal, ...codes),
      },
    },
    async (request) => {
      const by = requireRole(request, forDirectors);
      return proposeRollback(deps, { by, game: request.params.game, asked: request.body });
    },
  );
  server.post(
    "/v1/admin/games/:game/rollback-proposal/withdrawal",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "withdrawRollback",
        summary: "Withdraw a rollback proposal",
        params,
        body: words.rollbackWithdrawal,
        response: noContent(...codes),
      },
    },
    async (request, reply) => {
      const by = requireRole(request, forDirectors);
      await withdrawRollback(deps, { by, game: request.params.game, asked: request.body });
      return reply.code(204).send();
    },
  );
}

interface Ruled<Body> {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly body: Body;
  readonly codes?: readonly ProblemCode[];
}
