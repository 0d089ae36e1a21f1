import { games, tournaments as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { optionalUserId, requireUser } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { createdAndGone, createOnce } from "../../../stores/accounts/served-requests-store.ts";
import { checkedPlan } from "../commands/create-tournament.ts";
import type { TournamentDeps } from "../types.ts";
import { readyMadePlans } from "./ready-made-plans.ts";
import { deleteTemplate, insertTemplate, type TemplateRow, templatesOf } from "./templates-store.ts";

type Deps = Pick<TournamentDeps, "pool" | "registry" | "now">;
type Schemas = ReturnType<typeof schemas.templateSchemas>;

const tags = ["tournaments"];
/** How many templates an account keeps. */
const templatesMax = 50;

/** Settings to begin a new tournament with: ready-made ones, and those that an account saved. */
export function tournamentTemplateRoutes(server: Server, templates: Schemas, deps: Deps): void {
  listRoute(server, templates, deps);
  saveRoute(server, templates, deps);
  deleteRoute(server, deps);
}

function listRoute(server: Server, { templates, query, readyMadePlan }: Schemas, deps: Deps): void {
  server.get(
    "/v1/tournament-templates",
    {
      config: { access: { optional: "tournaments:read" } },
      schema: {
        operationId: "listTournamentTemplates",
        summary: "List templates: ready-made settings, and your own",
        description: "Their plans can be sent to `POST /v1/tournaments` after you have given them a name.",
        tags,
        querystring: query,
        response: responses(templates),
      },
    },
    async (request) => {
      const account = optionalUserId(request);
      const own = account === undefined ? [] : await templatesOf(deps.pool, account);
      const { ruleset } = request.query;
      const { seats } = deps.registry.of(ruleset).ruleset;
      const readyMade = readyMadePlans(seats).map(([id, plan]) => ({
        id,
        plan: readyMadePlan.parse({ ...plan, ruleset, name: "-" }),
      }));
      return {
        readyMade: readyMade.map(({ id, plan }) => ({ id, plan: { ...plan, name: "" } })),
        own: own.map(templateOf),
      };
    },
  );
}

function saveRoute(server: Server, { template, newTemplate }: Schemas, deps: Deps): void {
  server.post(
    "/v1/tournament-templates",
    {
      config: { access: "tournaments:write", ...limitByUser(20) },
      schema: {
        operationId: "saveTournamentTemplate",
        summary: "Save settings as a template",
        description: `Only you see it. The start is left out. You can keep ${templatesMax} templates.`,
        tags,
        headers: games.idempotencyHeaders,
        body: newTemplate,
        response: createdResponses(template, "not-signed-in", "list-full", "idempotency-key-reused"),
      },
    },
    async (request, reply) => {
      const { id } = requireUser(request);
      const saved = await saveTemplate(deps, id, request.body, request.headers["idempotency-key"]);
      return reply.code(201).send(templateOf(saved));
    },
  );
}

function deleteRoute(server: Server, deps: Deps): void {
  server.delete(
    "/v1/tournament-templates/:template",
    {
      config: { access: "tournaments:write" },
      schema: {
        operationId: "deleteTournamentTemplate",
        summary: "Delete one of your templates",
        description:
          "Tournaments that were created with it stay as they are. The ready-made settings cannot be deleted.",
        tags,
        params: z.object({ template: schemas.templateId }),
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const isGone = await deleteTemplate(deps.pool, requireUser(request).id, request.params.template);
      if (!isGone) throw new Problem("not-found", "You have no template with this id.");
      return reply.code(204).send();
    },
  );
}

/**
 * A repeated request with the same key saves nothing.
 * @throws {Problem} list-full, idempotency-key-reused
 */
async function saveTemplate(
  deps: Deps,
  account: string,
  { name, plan }: z.output<Schemas["newTemplate"]>,
  key: string | undefined,
): Promise<TemplateRow> {
  const { checkInMinutes } = plan;
  const sound = acceptedOrThrow(checkedPlan(deps, { ...plan, startsAt: null, checkInMinutes: null }));
  const fresh = { account, name, plan: { ...sound, checkInMinutes }, now: deps.now() };
  const request = { account, key, scope: "template", content: [name, plan] };
  const id = await createOnce(deps.pool, request, async (client) => {
    const created = await insertTemplate(client, fresh, templatesMax);
    if (created !== undefined) return created;
    throw new Problem("list-full", `You have ${templatesMax} templates. Delete one first.`);
  });
  const saved = (await templatesOf(deps.pool, account)).find((one) => one.id === id);
  if (saved === undefined) throw createdAndGone();
  return saved;
}

const templateOf = ({ createdAt, plan, ...row }: TemplateRow) => ({
  ...row,
  plan: plan as schemas.Plan,
  createdAt: createdAt.toISOString(),
});
