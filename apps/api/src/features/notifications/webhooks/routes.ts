import { games, deliveries as schemas } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Access } from "../../../platform/http/access.ts";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import type { ProblemCode } from "../../../platform/http/problems/problem-kinds.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Webhooks } from "./webhooks.ts";
import type { WebhookOwner } from "./webhooks-store.ts";

const tags = ["notifications"];

/** Where the webhooks of one kind of owner are, and who may manage them. */
export interface WebhookPlace {
  /** The address of the list. */
  readonly path: string;
  /** The names of the operations. */
  readonly operations: Readonly<Record<Operation, string>>;
  /** Whose webhooks they are, for summaries: " of a game". */
  readonly whose: string;
  readonly read: Access;
  readonly write: Access;
  readonly bodies: schemas.WebhookSchemas;
  /** The parameters of the path, before the webhook. */
  readonly params: z.ZodObject;
  /** Whose webhooks are listed, if not only those of the account. */
  readonly readers: string;
  /** Who may add one, and what it is sent. */
  readonly about: string;
  /** What reading and changing the webhooks of an owner can be rejected with. */
  readonly problems: readonly ProblemCode[];
  /** @throws {Problem} if the reader may not manage them */
  owner(request: FastifyRequest): Promise<WebhookOwner>;
  /** @throws {Problem} if the reader may not add one, or send a test */
  requireSender(request: FastifyRequest): Promise<void>;
}
type Operation = "list" | "add" | "change" | "renew" | "remove" | "test" | "deliveries" | "retry";

interface Context {
  readonly server: Server;
  readonly webhooks: Webhooks;
  readonly place: WebhookPlace;
}

/** The webhooks of accounts, games or tournaments. */
export function webhookRoutes(server: Server, webhooks: Webhooks, place: WebhookPlace): void {
  const context = { server, webhooks, place };
  listRoute(context);
  addRoute(context);
  changeRoute(context);
  renewRoute(context);
  deleteRoute(context);
  testRoute(context);
  deliveriesRoute(context);
  retryRoute(context);
}

function listRoute({ server, webhooks, place }: Context): void {
  server.get(
    place.path,
    {
      config: { access: place.read },
      schema: {
        operationId: place.operations.list,
        summary: `List webhooks${place.whose}`,
        description: `${place.readers}Signing secrets are left out: they are shown only when they are new.`,
        tags,
        params: place.params,
        response: responses(place.bodies.webhooks, "not-signed-in", ...place.problems),
      },
    },
    async (request) => ({ webhooks: await webhooks.list(await place.owner(request)) }),
  );
}

const delivered =
  "Deliveries are signed according to Standard Webhooks with a secret that is shown only once, and repeated for one day until the response is 2xx. If all deliveries fail for one day, the webhook is turned off and the account that added it is notified by e-mail.";

function addRoute({ server, webhooks, place }: Context): void {
  const codes = [
    "not-signed-in",
    "email-not-verified",
    "address-refused",
    "list-full",
    "idempotency-key-reused",
  ] as const;
  server.post(
    place.path,
    {
      config: { access: place.write, ...limitByUser(20) },
      schema: {
        operationId: place.operations.add,
        summary: `Create a webhook${place.whose}: Discord, Slack, or your own program`,
        description: `${place.about}${delivered}`,
        tags,
        params: place.params,
        headers: games.idempotencyHeaders,
        body: place.bodies.newWebhook,
        response: createdResponses(place.bodies.webhookSecret, ...codes, ...place.problems),
      },
    },
    async (request, reply) => {
      const owner = await place.owner(request);
      await place.requireSender(request);
      const key = request.headers["idempotency-key"];
      return reply.code(201).send(await webhooks.add(owner, requireUser(request).id, request.body, key));
    },
  );
}

function changeRoute({ server, webhooks, place }: Context): void {
  server.patch(
    `${place.path}/:webhook`,
    {
      config: { access: place.write },
      schema: {
        operationId: place.operations.change,
        summary: `Change a webhook${place.whose}: name, events, on or off`,
        description:
          "Fields that the request leaves out do not change. A webhook keeps its address: for another one, create another webhook.",
        tags,
        params: oneOf(place),
        body: place.bodies.webhookChange,
        response: responses(place.bodies.webhook, ...problemsOfOne(place)),
      },
    },
    async (request) => webhooks.change(await place.owner(request), idsIn(request).webhook, request.body),
  );
}

function renewRoute({ server, webhooks, place }: Context): void {
  server.post(
    `${place.path}/:webhook/secret`,
    {
      config: { access: place.write },
      schema: {
        operationId: place.operations.renew,
        summary: `Generate a new signing secret for a webhook${place.whose}`,
        description:
          "The new secret is shown only in this response. From now on deliveries are signed with it, also those that are tried again.",
        tags,
        params: oneOf(place),
        response: responses(place.bodies.webhookSecret, ...problemsOfOne(place)),
      },
    },
    async (request) => webhooks.renewSecret(await place.owner(request), idsIn(request).webhook),
  );
}

function deleteRoute({ server, webhooks, place }: Context): void {
  server.delete(
    `${place.path}/:webhook`,
    {
      config: { access: place.write },
      schema: {
        operationId: place.operations.remove,
        summary: `Delete a webhook${place.whose}`,
        description: "Nothing more is sent to it, and its list of deliveries is gone.",
        tags,
        params: oneOf(place),
        response: noContent(...problemsOfOne(place)),
      },
    },
    async (request, reply) => {
      await webhooks.remove(await place.owner(request), idsIn(request).webhook);
      return reply.code(204).send();
    },
  );
}

function testRoute({ server, webhooks, place }: Context): void {
  server.post(
    `${place.path}/:webhook/tests`,
    {
      config: { access: place.write, ...limitByUser(10) },
      schema: {
        operationId: place.operations.test,
        summary: `Send a test to a webhook${place.whose}`,
        description:
          "It is sent once: a test that fails is not repeated, so send another one. The result appears in the list of deliveries.",
        tags,
        params: oneOf(place),
        response: noContent(...problemsOfOne(place)),
      },
    },
    async (request, reply) => {
      const owner = await place.owner(request);
      await place.requireSender(request);
      await webhooks.test(owner, idsIn(request).webhook);
      return reply.code(204).send();
    },
  );
}

function deliveriesRoute({ server, webhooks, place }: Context): void {
  server.get(
    `${place.path}/:webhook/deliveries`,
    {
      config: { access: place.read },
      schema: {
        operationId: place.operations.deliveries,
        summary: `List recent deliveries to a webhook${place.whose}`,
        description:
          "Whether messages arrived, how often they were tried, and what the receiver answered. Deliveries are kept for 30 days.",
        tags,
        params: oneOf(place),
        response: responses(schemas.deliveries, ...problemsOfOne(place)),
      },
    },
    async (request) => ({
      deliveries: await webhooks.deliveries(await place.owner(request), idsIn(request).webhook),
    }),
  );
}

function retryRoute({ server, webhooks, place }: Context): void {
  server.post(
    `${place.path}/:webhook/deliveries/:delivery/retry`,
    {
      config: { access: place.write, ...limitByUser(20) },
      schema: {
        operationId: place.operations.retry,
        summary: `Retry a failed delivery to a webhook${place.whose}`,
        description:
          "For deliveries that have `failed`; those that are `waiting` are tried again anyway. It keeps its `webhook-id`, so that a receiver who has it already can leave it out.",
        tags,
        params: place.params.extend(schemas.deliveryParams.shape),
        response: noContent(...problemsOfOne(place)),
      },
    },
    async (request, reply) => {
      const { webhook, delivery } = idsIn(request);
      await webhooks.retry(await place.owner(request), webhook, delivery);
      return reply.code(204).send();
    },
  );
}

const oneOf = ({ params }: WebhookPlace) => params.extend(schemas.webhookParams.shape);
const problemsOfOne = ({ problems }: WebhookPlace): readonly ProblemCode[] => [
  ...new Set<ProblemCode>(["not-signed-in", "not-found", ...problems]),
];
const idsIn = ({ params }: FastifyRequest) => params as z.output<typeof schemas.deliveryParams>;
