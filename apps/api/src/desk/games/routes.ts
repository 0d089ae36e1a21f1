import { desk, gameId, type games, deskGames as words } from "@seneschal/schema";
import { z } from "zod";
import { answers, answersNothing } from "../../http/answers.ts";
import type { ProblemCode } from "../../http/problem.ts";
import type { Server } from "../../http/server.ts";
import { eachAs, tableRoute } from "../table-route.ts";
import { forDirectors, keeper, only, securityFor } from "../who-may.ts";
import {
  annul,
  extendClock,
  fillWithBots,
  type GameDeskNeeds,
  playForSeat,
  replaceSeat,
  rollBack,
} from "./intervening.ts";
import { eventsOf, everyGame, inspect, listGames } from "./looking.ts";
import { proposeRollback, withdrawRollback } from "./proposing.ts";
import { rebuildGame, verifyGame } from "./verifying.ts";

type Words = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

const params = z.object({ game: gameId });
const common = { tags: ["desk"], security: securityFor(forDirectors) };
const onRequest = only(forDirectors);
const asked = ["not-signed-in", "forbidden"] as const;
const ofGame = [...asked, "not-found", "own-game"] as const;

/** Every game of the house, and what may be done to it. */
export function deskGameRoutes(server: Server, { game }: Words, needs: GameDeskNeeds): void {
  finding(server, needs);
  inspecting(server, needs);
  verifying(server, needs);
  ruling(server, game, needs);
  proposing(server, needs);
}

function finding(server: Server, needs: GameDeskNeeds): void {
  server.get(
    "/v1/desk/games",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "searchGames",
        summary: "All games of the house, searched, filtered and sorted",
        querystring: words.deskGamesQuery,
        response: answers(words.deskGamesPage, ...asked),
      },
    },
    async ({ query }) => listGames(needs, query),
  );
  tableRoute(server, forDirectors, {
    path: "/v1/desk/games.csv",
    operationId: "getGamesTable",
    query: words.deskGamesTableQuery,
    columns,
    rows: (query) =>
      eachAs(everyGame(needs, query), ({ host, seats, asked, ...line }) => ({
        ...line,
        host: host.name ?? host.account,
        players: seats.map(({ kind, name }) => name ?? kind).join(", "),
        asked: asked.join(" "),
      })),
  });
}

const columns = [
  ...["id", "name", "ruleset", "revision", "state", "visibility", "version", "host", "players", "asked"],
  ...["openedAt", "movedAt", "finishedAt"],
];

function inspecting(server: Server, needs: GameDeskNeeds): void {
  server.get(
    "/v1/desk/games/:game",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "inspectGame",
        summary: "A game at any version: event, position, clocks, digests, projections, snapshots side by side",
        description:
          "Shows what is hidden: not to those who play in it, before it is over. Whoever has looked cannot sit down there.",
        params,
        querystring: words.inspectionQuery,
        response: answers(words.inspection, ...ofGame),
      },
    },
    async (request) => inspect(needs, keeper(request, forDirectors), request.params.game, request.query),
  );
  server.get(
    "/v1/desk/games/:game/events",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "listEvents",
        summary: "The event stream of a game, with facts and digests",
        params,
        querystring: words.deskEventsQuery,
        response: answers(words.deskEvents, ...ofGame),
      },
    },
    async (request) => eventsOf(needs, keeper(request, forDirectors), request.params.game, request.query),
  );
}

function verifying(server: Server, needs: GameDeskNeeds): void {
  server.post(
    "/v1/desk/games/:game/verification",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "verifyGame",
        summary: "Do chain, chance, rules and projections of a game fit together?",
        params,
        response: answers(words.verification, ...asked, "not-found"),
      },
    },
    async ({ params: { game } }) => verifyGame(needs, game),
  );
  server.post(
    "/v1/desk/games/:game/rebuild",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "rebuildGame",
        summary: "Make projections and snapshots of a game again from its events, and verify them",
        params,
        body: desk.reasonGiven,
        response: answers(words.verification, ...ofGame),
      },
    },
    async (request) => rebuildGame(needs, keeper(request, forDirectors), request.params.game, request.body),
  );
}

type Deed<Body> = (
  needs: GameDeskNeeds,
  intervention: { readonly by: ReturnType<typeof keeper>; readonly game: string; readonly asked: Body },
) => Promise<games.GameBody>;

/** What becomes an event of the game, and is told to its players with its reason. */
function ruling(server: Server, game: Words["game"], needs: GameDeskNeeds): void {
  function rule<Body extends z.ZodType>(
    path: string,
    { operationId, summary, description, body, codes = [] }: Ruled<Body>,
    act: Deed<z.output<Body>>,
  ): void {
    const response = answers(game, ...ofGame, "stale-version", ...codes);
    server.post(
      `/v1/desk/games/:game/${path}`,
      {
        onRequest,
        schema: { ...common, operationId, summary, ...(description && { description }), params, body, response },
      },
      async (request) => {
        const { game } = request.params as z.output<typeof params>;
        return act(needs, { by: keeper(request, forDirectors), game, asked: request.body as z.output<Body> });
      },
    );
  }
  const extension = { operationId: "extendClock", summary: "Put time into the bank of a seat" };
  rule("extensions", { ...extension, body: words.newExtension, codes: ["not-running", "no-clock"] }, extendClock);
  const replacement = {
    operationId: "replaceSeat",
    summary: "Give a seat to a caretaker, or to somebody else",
    description:
      "`forbidden` also answers where the host has sent that account away from this game, or a director has removed it from the tournament.",
  };
  const taken = ["not-running", "done-already", "seat-taken"] as const;
  rule("replacements", { ...replacement, body: words.newReplacement, codes: taken }, replaceSeat);
  const move = { operationId: "playForSeat", summary: "Let a caretaker decide once for a seat" };
  rule(
    "caretaker-moves",
    { ...move, body: words.newCaretakerMove, codes: ["not-running", "done-already"] },
    playForSeat,
  );
  const rollback = { operationId: "rollBackGame", summary: "Go back to a version; nothing is deleted" };
  rule("rollbacks", { ...rollback, body: words.newRollback, codes: ["not-running"] }, rollBack);
  const filling = { operationId: "fillWithBots", summary: "Seat bots wherever a game still waits for somebody" };
  rule("bots", { ...filling, body: words.newFilling, codes: ["not-open", "done-already"] }, fillWithBots);
  const annulment = { operationId: "annulGame", summary: "Let a game count for nothing, also after its end" };
  rule("annulment", { ...annulment, body: words.newAnnulment, codes: ["done-already"] }, annul);
}

function proposing(server: Server, needs: GameDeskNeeds): void {
  const codes = [...ofGame, "stale-version", "not-running", "done-already"] as const;
  server.post(
    "/v1/desk/games/:game/rollback-proposal",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "proposeRollback",
        summary: "Ask all who play whether to go back to a version",
        description: "Done when the last of them agrees, by `answerUndo`; off when one declines or the game moves on.",
        params,
        body: words.newRollback,
        response: answers(words.rollbackProposal, ...codes),
      },
    },
    async (request) => {
      const by = keeper(request, forDirectors);
      return proposeRollback(needs, { by, game: request.params.game, asked: request.body });
    },
  );
  server.post(
    "/v1/desk/games/:game/rollback-proposal/withdrawal",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "withdrawRollback",
        summary: "Ask no more to go back",
        params,
        body: words.rollbackWithdrawal,
        response: answersNothing(...codes),
      },
    },
    async (request, reply) => {
      const by = keeper(request, forDirectors);
      await withdrawRollback(needs, { by, game: request.params.game, asked: request.body });
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
