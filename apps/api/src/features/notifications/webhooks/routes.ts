import { deliveries as words } from "@seneschal/schema";
import { answers, answersCreated, answersNothing } from "../../../platform/http/answers.ts";
import { guardedFor } from "../../../platform/http/guards/limits.ts";
import { signedIn } from "../../../platform/http/identity.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Webhooks } from "./webhooks.ts";

const tags = ["notices"];
const list = "/v1/account/webhooks";
const one = `${list}/:webhook`;

/** Where else somebody wants to be told. */
export function webhookRoutes(server: Server, webhooks: Webhooks): void {
  making(server, webhooks);
  changing(server, webhooks);
  delivering(server, webhooks);
}

function making(server: Server, webhooks: Webhooks): void {
  server.get(
    list,
    {
      schema: {
        operationId: "listWebhooks",
        summary: "List webhooks",
        tags,
        response: answers(words.webhooks, "not-signed-in"),
      },
    },
    async (request) => ({ webhooks: await webhooks.list(signedIn(request).id) }),
  );
  server.post(
    list,
    {
      config: guardedFor(20),
      schema: {
        operationId: "addWebhook",
        summary: "Create a webhook: Discord, Slack, or your own program",
        description:
          "Deliveries are signed according to Standard Webhooks with a secret that is shown only once, and repeated for one day until the response is 2xx. If all deliveries fail for one day, the webhook is turned off and you are notified by e-mail.",
        tags,
        body: words.newWebhook,
        response: answersCreated(
          words.webhookSecret,
          "not-signed-in",
          "email-not-verified",
          "address-refused",
          "list-full",
        ),
      },
    },
    async (request, reply) => reply.code(201).send(await webhooks.add(signedIn(request).id, request.body)),
  );
}

function changing(server: Server, webhooks: Webhooks): void {
  const params = words.webhookParams;
  server.patch(
    one,
    {
      schema: {
        operationId: "changeWebhook",
        summary: "Change a webhook: name, events, on or off",
        tags,
        params,
        body: words.webhookChange,
        response: answers(words.webhook, "not-signed-in", "not-found"),
      },
    },
    async (request) => webhooks.change(signedIn(request).id, request.params.webhook, request.body),
  );
  server.post(
    `${one}/secret`,
    {
      schema: {
        operationId: "renewWebhookSecret",
        summary: "Generate a new signing secret",
        tags,
        params,
        response: answers(words.webhookSecret, "not-signed-in", "not-found"),
      },
    },
    async (request) => webhooks.renewSecret(signedIn(request).id, request.params.webhook),
  );
  server.delete(
    one,
    {
      schema: {
        operationId: "dropWebhook",
        summary: "Delete a webhook",
        tags,
        params,
        response: answersNothing("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await webhooks.drop(signedIn(request).id, request.params.webhook);
      return reply.code(204).send();
    },
  );
}

function delivering(server: Server, webhooks: Webhooks): void {
  server.post(
    `${one}/tests`,
    {
      config: guardedFor(10),
      schema: {
        operationId: "testWebhook",
        summary: "Send a test to a webhook",
        description: "The result appears in the list of deliveries.",
        tags,
        params: words.webhookParams,
        response: answersNothing("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await webhooks.test(signedIn(request).id, request.params.webhook);
      return reply.code(204).send();
    },
  );
  server.get(
    `${one}/deliveries`,
    {
      schema: {
        operationId: "listDeliveries",
        summary: "List recent deliveries to a webhook",
        tags,
        params: words.webhookParams,
        response: answers(words.deliveries, "not-signed-in", "not-found"),
      },
    },
    async (request) => ({ deliveries: await webhooks.deliveries(signedIn(request).id, request.params.webhook) }),
  );
  server.post(
    `${one}/deliveries/:delivery/retry`,
    {
      config: guardedFor(20),
      schema: {
        operationId: "retryDelivery",
        summary: "Retry a failed webhook delivery",
        tags,
        params: words.deliveryParams,
        response: answersNothing("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { webhook, delivery } = request.params;
      await webhooks.retry(signedIn(request).id, webhook, delivery);
      return reply.code(204).send();
    },
  );
}
