import { deliveries as schemas } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Webhooks } from "./webhooks.ts";

const tags = ["notifications"];
const list = "/v1/account/webhooks";
const one = `${list}/:webhook`;

/** The webhooks of an account. */
export function webhookRoutes(server: Server, webhooks: Webhooks): void {
  listRoutes(server, webhooks);
  changeRoutes(server, webhooks);
  deliveryRoutes(server, webhooks);
  deliveryListRoutes(server, webhooks);
}

function listRoutes(server: Server, webhooks: Webhooks): void {
  listWebhooksRoute(server, webhooks);
  addWebhookRoute(server, webhooks);
}

function listWebhooksRoute(server: Server, webhooks: Webhooks): void {
  server.get(
    list,
    {
      config: { access: "notifications:read" },
      schema: {
        operationId: "listWebhooks",
        summary: "List webhooks",
        tags,
        response: responses(schemas.webhooks, "not-signed-in"),
      },
    },
    async (request) => ({ webhooks: await webhooks.list(requireUser(request).id) }),
  );
}

function addWebhookRoute(server: Server, webhooks: Webhooks): void {
  server.post(
    list,
    {
      config: { access: "notifications:write", ...limitByUser(20) },
      schema: {
        operationId: "addWebhook",
        summary: "Create a webhook: Discord, Slack, or your own program",
        description:
          "Deliveries are signed according to Standard Webhooks with a secret that is shown only once, and repeated for one day until the response is 2xx. If all deliveries fail for one day, the webhook is turned off and you are notified by e-mail.",
        tags,
        body: schemas.newWebhook,
        response: createdResponses(
          schemas.webhookSecret,
          "not-signed-in",
          "email-not-verified",
          "address-refused",
          "list-full",
        ),
      },
    },
    async (request, reply) => reply.code(201).send(await webhooks.add(requireUser(request).id, request.body)),
  );
}

function changeRoutes(server: Server, webhooks: Webhooks): void {
  changeWebhookRoute(server, webhooks);
  renewWebhookSecretRoute(server, webhooks);
  deleteWebhookRoute(server, webhooks);
}

function changeWebhookRoute(server: Server, webhooks: Webhooks): void {
  server.patch(
    one,
    {
      config: { access: "notifications:write" },
      schema: {
        operationId: "changeWebhook",
        summary: "Change a webhook: name, events, on or off",
        tags,
        params: schemas.webhookParams,
        body: schemas.webhookChange,
        response: responses(schemas.webhook, "not-signed-in", "not-found"),
      },
    },
    async (request) => webhooks.change(requireUser(request).id, request.params.webhook, request.body),
  );
}

function renewWebhookSecretRoute(server: Server, webhooks: Webhooks): void {
  server.post(
    `${one}/secret`,
    {
      config: { access: "notifications:write" },
      schema: {
        operationId: "renewWebhookSecret",
        summary: "Generate a new signing secret",
        tags,
        params: schemas.webhookParams,
        response: responses(schemas.webhookSecret, "not-signed-in", "not-found"),
      },
    },
    async (request) => webhooks.renewSecret(requireUser(request).id, request.params.webhook),
  );
}

function deleteWebhookRoute(server: Server, webhooks: Webhooks): void {
  server.delete(
    one,
    {
      config: { access: "notifications:write" },
      schema: {
        operationId: "deleteWebhook",
        summary: "Delete a webhook",
        tags,
        params: schemas.webhookParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await webhooks.remove(requireUser(request).id, request.params.webhook);
      return reply.code(204).send();
    },
  );
}

function deliveryRoutes(server: Server, webhooks: Webhooks): void {
  server.post(
    `${one}/tests`,
    {
      config: { access: "notifications:write", ...limitByUser(10) },
      schema: {
        operationId: "testWebhook",
        summary: "Send a test to a webhook",
        description: "The result appears in the list of deliveries.",
        tags,
        params: schemas.webhookParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await webhooks.test(requireUser(request).id, request.params.webhook);
      return reply.code(204).send();
    },
  );
}

function deliveryListRoutes(server: Server, webhooks: Webhooks): void {
  listDeliveriesRoute(server, webhooks);
  retryDeliveryRoute(server, webhooks);
}

function listDeliveriesRoute(server: Server, webhooks: Webhooks): void {
  server.get(
    `${one}/deliveries`,
    {
      config: { access: "notifications:read" },
      schema: {
        operationId: "listDeliveries",
        summary: "List recent deliveries to a webhook",
        tags,
        params: schemas.webhookParams,
        response: responses(schemas.deliveries, "not-signed-in", "not-found"),
      },
    },
    async (request) => ({ deliveries: await webhooks.deliveries(requireUser(request).id, request.params.webhook) }),
  );
}

function retryDeliveryRoute(server: Server, webhooks: Webhooks): void {
  server.post(
    `${one}/deliveries/:delivery/retry`,
    {
      config: { access: "notifications:write", ...limitByUser(20) },
      schema: {
        operationId: "retryDelivery",
        summary: "Retry a failed webhook delivery",
        tags,
        params: schemas.deliveryParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { webhook, delivery } = request.params;
      await webhooks.retry(requireUser(request).id, webhook, delivery);
      return reply.code(204).send();
    },
  );
}
