import { games as gameWords, deskSystem as words } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { createdResponses, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { writeAudit } from "../../../read-models/audit-log-store.ts";
import type { DeskDeps } from "../desk.ts";
import {
  auditEntry,
  forAdministrators,
  forDirectors,
  requireRole,
  roleHook,
  type StaffActor,
  securityFor,
} from "../permissions.ts";

type Wish<Schema extends z.ZodType> = Omit<z.output<Schema>, "reason">;
type Game = z.output<typeof gameWords.game>;
type AtDesk = z.output<typeof words.tournamentAtDesk>;
/** Writes the audit entry in the transaction that creates or changes a game or a tournament. */
type Noting = (client: PoolClient, subject: { readonly id: string }) => Promise<void>;

export interface DemoDeps extends DeskDeps {
  /** Creates a game with bots only. */
  readonly openDemo: (wish: Wish<typeof words.newDemoGame>, noting: Noting) => Promise<Game>;
  readonly openDemoTournament: (wish: Wish<typeof words.newDemoTournament>, noting: Noting) => Promise<AtDesk>;
  /** Registers bots for the open places of a tournament. */
  readonly fillTournament: (
    tournament: { readonly id: string; readonly by: Account },
    wish: Wish<typeof words.newTournamentFilling>,
    noting: Noting,
  ) => Promise<AtDesk>;
}

const tags = ["admin"];
const asked = ["not-signed-in", "forbidden"] as const;

/** Demo games and tournaments, played by bots. */
export function demoRoutes(server: Server, deps: DemoDeps): void {
  demoGame(server, deps);
  demoTournament(server, deps);
  filling(server, deps);
}

function demoGame(server: Server, deps: DemoDeps): void {
  server.post(
    "/v1/admin/demo-games",
    {
      onRequest: roleHook(forAdministrators),
      schema: {
        operationId: "createDemoGame",
        summary: "Start a bot game",
        tags,
        security: securityFor(forAdministrators),
        body: words.newDemoGame,
        response: createdResponses(gameWords.game, ...asked),
      },
    },
    async (request, reply) => {
      const { reason, ...wish } = request.body;
      const by = requireRole(request, forAdministrators);
      const noting = notingOf(deps, { by, operation: "createDemoGame", kind: "game" }, { reason, ...wish });
      return reply.code(201).send(await deps.openDemo(wish, noting));
    },
  );
}

function demoTournament(server: Server, deps: DemoDeps): void {
  server.post(
    "/v1/admin/demo-tournaments",
    {
      onRequest: roleHook(forAdministrators),
      schema: {
        operationId: "createDemoTournament",
        summary: "Start a bot tournament",
        tags,
        security: securityFor(forAdministrators),
        body: words.newDemoTournament,
        response: createdResponses(words.tournamentAtDesk, ...asked),
      },
    },
    async (request, reply) => {
      const { reason, ...wish } = request.body;
      const by = requireRole(request, forAdministrators);
      const deed = { by, operation: "createDemoTournament", kind: "tournament" } as const;
      const noting = notingOf(deps, deed, { reason, ...wish });
      return reply.code(201).send(await deps.openDemoTournament(wish, noting));
    },
  );
}

function filling(server: Server, deps: DemoDeps): void {
  server.post(
    "/v1/admin/tournaments/:tournament/bots",
    {
      onRequest: roleHook(forDirectors),
      schema: {
        operationId: "fillTournamentWithBots",
        summary: "Add bots to a tournament",
        tags,
        security: securityFor(forDirectors),
        params: words.tournamentParams,
        body: words.newTournamentFilling,
        response: responses(words.tournamentAtDesk, ...asked, "not-found", "not-now", "unfit", "stale-version"),
      },
    },
    async (request) => {
      const { reason, ...wish } = request.body;
      const by = requireRole(request, forDirectors);
      const deed = { by, operation: "fillTournamentWithBots", kind: "tournament" } as const;
      const noting = notingOf(deps, deed, { reason, ...wish });
      return deps.fillTournament({ id: request.params.tournament, by: by.account }, wish, noting);
    },
  );
}

interface DemoDeed {
  readonly by: StaffActor;
  readonly operation: string;
  readonly kind: "game" | "tournament";
}

function notingOf(
  { now }: DemoDeps,
  { by, operation, kind }: DemoDeed,
  told: Parameters<typeof auditEntry>[3],
): Noting {
  return (client, { id }) => writeAudit(client, auditEntry(by, operation, { kind, id }, told), now());
}
