import { games as gameWords, deskSystem as words } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import type { z } from "zod";
import { writeAudit } from "../../database/audit-log.ts";
import { inTransaction } from "../../database/in-transaction.ts";
import { answers, answersCreated } from "../../http/answers.ts";
import type { Account } from "../../http/identity.ts";
import type { Server } from "../../http/server.ts";
import type { DeskNeeds } from "../desk.ts";
import { deedOf, forAdministrators, forDirectors, type Keeper, keeper, only, securityFor } from "../who-may.ts";

type Wish<Schema extends z.ZodType> = Omit<z.output<Schema>, "reason">;
type AtDesk = z.output<typeof words.tournamentAtDesk>;
/** What is written in the transaction that changes a tournament. */
type Noting = (client: PoolClient, tournament: { readonly id: string }) => Promise<void>;

export interface DemoNeeds extends DeskNeeds {
  readonly pool: Pool;
  /** Opens a game of bots alone. */
  readonly openDemo: (wish: Wish<typeof words.newDemoGame>) => Promise<z.output<typeof gameWords.game>>;
  readonly openDemoTournament: (wish: Wish<typeof words.newDemoTournament>, noting: Noting) => Promise<AtDesk>;
  /** Enters bots where a tournament has places left. */
  readonly fillTournament: (
    tournament: { readonly id: string; readonly by: Account },
    wish: Wish<typeof words.newTournamentFilling>,
    noting: Noting,
  ) => Promise<AtDesk>;
}

const tags = ["desk"];
const asked = ["not-signed-in", "forbidden"] as const;

/** Games and tournaments of bots, for whoever wants to watch. */
export function demoRoutes(server: Server, needs: DemoNeeds): void {
  demoGame(server, needs);
  demoTournament(server, needs);
  filling(server, needs);
}

function demoGame(server: Server, { pool, now, openDemo }: DemoNeeds): void {
  server.post(
    "/v1/desk/demo-games",
    {
      onRequest: only(forAdministrators),
      schema: {
        operationId: "openDemoGame",
        summary: "Open a game that bots play among themselves",
        tags,
        security: securityFor(forAdministrators),
        body: words.newDemoGame,
        response: answersCreated(gameWords.game, ...asked),
      },
    },
    async (request, reply) => {
      const by = keeper(request, forAdministrators);
      const { reason, ...wish } = request.body;
      const game = await openDemo(wish);
      const deed = deedOf(by, "openDemoGame", { kind: "game", id: game.id }, { reason, ...wish });
      await inTransaction(pool, (client) => writeAudit(client, deed, now()));
      return reply.code(201).send(game);
    },
  );
}

function demoTournament(server: Server, needs: DemoNeeds): void {
  server.post(
    "/v1/desk/demo-tournaments",
    {
      onRequest: only(forAdministrators),
      schema: {
        operationId: "openDemoTournament",
        summary: "Open a tournament that bots play among themselves, and begin it",
        tags,
        security: securityFor(forAdministrators),
        body: words.newDemoTournament,
        response: answersCreated(words.tournamentAtDesk, ...asked),
      },
    },
    async (request, reply) => {
      const { reason, ...wish } = request.body;
      const noting = notingOf(needs, keeper(request, forAdministrators), "openDemoTournament", { reason, ...wish });
      return reply.code(201).send(await needs.openDemoTournament(wish, noting));
    },
  );
}

function filling(server: Server, needs: DemoNeeds): void {
  server.post(
    "/v1/desk/tournaments/:tournament/bots",
    {
      onRequest: only(forDirectors),
      schema: {
        operationId: "fillTournamentWithBots",
        summary: "Enter bots into a tournament that has places left",
        tags,
        security: securityFor(forDirectors),
        params: words.tournamentParams,
        body: words.newTournamentFilling,
        response: answers(words.tournamentAtDesk, ...asked, "not-found", "not-now", "unfit", "stale-version"),
      },
    },
    async (request) => {
      const { reason, ...wish } = request.body;
      const by = keeper(request, forDirectors);
      const noting = notingOf(needs, by, "fillTournamentWithBots", { reason, ...wish });
      return needs.fillTournament({ id: request.params.tournament, by: by.account }, wish, noting);
    },
  );
}

type Told = Parameters<typeof deedOf>[3];

function notingOf({ now }: DemoNeeds, by: Keeper, operation: string, told: Told): Noting {
  return async (client, { id }) => writeAudit(client, deedOf(by, operation, { kind: "tournament", id }, told), now());
}
