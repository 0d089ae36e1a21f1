import { webhookMessages } from "@seneschal/schema";
import { z } from "zod";
import type { Json, OpenApiDocument } from "./transformations/json.ts";

const header = (name: string, text: string) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
  description: text,
});

/** A request that the server sends to programs. */
const messageTo = (operationId: string, owner: string, message: z.ZodType) => ({
  post: {
    operationId,
    summary: `A message to a webhook of ${owner} of the format \`json\``,
    description:
      "Signed according to Standard Webhooks: verify the signature before you trust the content. Other responses than 2xx and 410 are retried for one day with the same `webhook-id`. More fields may be added.",
    tags: ["notifications"],
    security: [],
    parameters: [
      header("webhook-id", "The id of the delivery, the same for all attempts."),
      header("webhook-timestamp", "The time of sending, in seconds since 1970."),
      header("webhook-signature", "`v1,` and the signature in Base64."),
    ],
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(message) } } },
    responses: {
      "2XX": { description: "Received. The body is not read." },
      "410": { description: "No longer wanted: the webhook is turned off." },
    },
  },
});

/** Refers to the components of the document, which responses contain too. */
function schemaOf(message: z.ZodType): Json {
  const { $schema: _, $defs: __, ...schema } = z.toJSONSchema(message, { io: "input" });
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}

const webhooks = {
  notification: messageTo("receiveNotification", "an account", webhookMessages.webhookMessage),
  game: messageTo("receiveGameNews", "a game", webhookMessages.gameWebhookMessage),
  tournament: messageTo("receiveTournamentNews", "a tournament", webhookMessages.tournamentWebhookMessage),
};

/** Returns the document with the section `webhooks`. */
export function withWebhooks(document: OpenApiDocument): OpenApiDocument {
  return { ...document, webhooks: webhooks as unknown as Json };
}
