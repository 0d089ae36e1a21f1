import { adminDemo, games as gameSchemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { createdResponses, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import {
  auditEntry,
  changeableBy,
  forAdministrators,
  forDirectors,
  requireRole,
  type StaffActor,
} from "../permissions.ts";

type DemoOptions<Schema extends z.ZodType> = Omit<z.output<Schema>, "reason">;
type Game = z.output<typeof gameSchemas.game>;
type AdminTournament = z.output<typeof adminDemo.adminTournament>;
/** Writes the audit entry in the transaction that creates or changes a game or a tournament. */
type WriteAudit = (client: PoolClient, subject: { readonly id: string }) => Promise<void>;

export interface DemoDeps extends AdminDeps {
  /** Creates a game with bots only. */
  readonly openDemoGame: (
    options: DemoOptions<typeof adminDemo.newDemoGame>,
    writeAuditEntry: WriteAudit,
  ) => Promise<Game>;
  readonly openDemoTournament: (
    options: DemoOptions<typeof adminDemo.newDemoTournament>,
    writeAuditEntry: WriteAudit,
  ) => Promise<AdminTournament>;
  /** Registers bots for the open places of a tournament. */
  readonly fillTournament: (
    tournament: { readonly id: string; readonly by: Account },
    options: DemoOptions<typeof adminDemo.newTournamentFilling>,
    writeAuditEntry: WriteAudit,
  ) => Promise<AdminTournament>;
}

const tags = ["admin"];
const staffProblems = ["not-signed-in", "forbidden"] as const;

/** Demo games and tournaments, played by bots. */
export function demoRoutes(server: Server, deps: DemoDeps): void {
  demoGameRoute(server, deps);
  demoTournamentRoute(server, deps);
  fillTournamentRoute(server, deps);
}

function demoGameRoute(server: Server, deps: DemoDeps): void {
  server.post(
    "/v1/admin/demo-games",
    {
      config: { ...changeableBy(forAdministrators), location: "/v1/games/{id}" },
      schema: {
        operationId: "createDemoGame",
        summary: "Start a bot game",
        description: "Creates a game between bots only, and starts it. It is not rated. For demonstrations and tests.",
        tags,
        body: adminDemo.newDemoGame,
        response: createdResponses(gameSchemas.game, ...staffProblems),
      },
    },
    async (request, reply) => {
      const { reason, ...options } = request.body;
      const by = requireRole(request, forAdministrators);
      const writeAuditEntry = auditWriterFor(
        deps,
        { by, operation: "createDemoGame", kind: "game" },
        { reason, ...options },
      );
      return reply.code(201).send(await deps.openDemoGame(options, writeAuditEntry));
    },
  );
}

function demoTournamentRoute(server: Server, deps: DemoDeps): void {
  server.post(
    "/v1/admin/demo-tournaments",
    {
      config: { ...changeableBy(forAdministrators), location: "/v1/tournaments/{id}" },
      schema: {
        operationId: "createDemoTournament",
        summary: "Start a bot tournament",
        description: "Creates a Swiss tournament between bots only. For demonstrations and tests.",
        tags,
        body: adminDemo.newDemoTournament,
        response: createdResponses(adminDemo.adminTournament, ...staffProblems),
      },
    },
    async (request, reply) => {
      const { reason, ...options } = request.body;
      const by = requireRole(request, forAdministrators);
      const action = { by, operation: "createDemoTournament", kind: "tournament" } as const;
      const writeAuditEntry = auditWriterFor(deps, action, { reason, ...options });
      return reply.code(201).send(await deps.openDemoTournament(options, writeAuditEntry));
    },
  );
}

function fillTournamentRoute(server: Server, deps: DemoDeps): void {
  server.post(
    "/v1/admin/tournaments/:tournament/bots",
    {
      config: changeableBy(forDirectors),
      schema: {
        operationId: "fillTournamentWithBots",
        summary: "Add bots to a tournament",
        description: "Registers `count` bots. They are never rated.",
        tags,
        params: adminDemo.tournamentParams,
        body: adminDemo.newTournamentFilling,
        response: responses(
          adminDemo.adminTournament,
          ...staffProblems,
          "not-found",
          "not-now",
          "unfit",
          "stale-version",
        ),
      },
    },
    async (request) => {
      const { reason, ...options } = request.body;
      const by = requireRole(request, forDirectors);
      const action = { by, operation: "fillTournamentWithBots", kind: "tournament" } as const;
      const writeAuditEntry = auditWriterFor(deps, action, { reason, ...options });
      return deps.fillTournament({ id: request.params.tournament, by: by.account }, options, writeAuditEntry);
    },
  );
}

interface DemoAction {
  readonly by: StaffActor;
  readonly operation: string;
  readonly kind: "game" | "tournament";
}

function auditWriterFor(
  { now }: DemoDeps,
  { by, operation, kind }: DemoAction,
  details: Parameters<typeof auditEntry>[3],
): WriteAudit {
  return (client, { id }) => writeAudit(client, auditEntry(by, operation, { kind, id }, details), now());
}
