import { deliveries } from "@seneschal/schema";
import { z } from "zod";
import type { Json, OpenApiDocument } from "./transformations/json.ts";

const { $schema: _, ...message } = z.toJSONSchema(deliveries.webhookMessage, { io: "input" });

const header = (name: string, text: string) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
  description: text,
});

/** The requests that the server sends to programs. */
const webhooks = {
  notification: {
    post: {
      operationId: "receiveNotification",
      summary: "A notification, sent to a webhook of the format `json`",
      description:
        "Signed according to Standard Webhooks: verify the signature before you trust the content. Other responses than 2xx and 410 are retried for one day with the same `webhook-id`. More fields may be added.",
      tags: ["notifications"],
      security: [],
      parameters: [
        header("webhook-id", "The id of the delivery, the same for all attempts."),
        header("webhook-timestamp", "The time of sending, in seconds since 1970."),
        header("webhook-signature", "`v1,` and the signature in Base64."),
      ],
      requestBody: { required: true, content: { "application/json": { schema: message } } },
      responses: {
        "2XX": { description: "Received. The body is not read." },
        "410": { description: "No longer wanted: the webhook is turned off." },
      },
    },
  },
};

/** Returns the document with the section `webhooks`. */
export function withWebhooks(document: OpenApiDocument): OpenApiDocument {
  return { ...document, webhooks: webhooks as unknown as Json };
}
