import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";

type Schemas = components["schemas"];

/** Whose webhooks. */
export type WebhookPlace =
  | { readonly type: "account" }
  | { readonly type: "game"; readonly id: string }
  | { readonly type: "tournament"; readonly id: string };

/** Webhooks differ only in the kinds of events that they are sent. */
export type AnyWebhook = Omit<Schemas["Webhook"], "kinds"> & { readonly kinds: readonly string[] };
type NewWebhook = Omit<Schemas["NewWebhook"], "kinds"> & { readonly kinds: readonly string[] };
type WebhookChange = Omit<Schemas["WebhookChange"], "kinds"> & {
  readonly webhook: string;
  readonly kinds?: readonly string[];
};

const list = "/v1/account/webhooks";
const one = `${list}/{webhook}` as const;
const params = (webhook: string) => ({ params: { path: { webhook } } });

/** The requests for the webhooks of an account, a game or a tournament: the same at three addresses. */
export function webhookRequests(place: WebhookPlace) {
  const at = <Path extends string>(path: Path) => path.replace(list, addressOf(place)) as Path;
  return {
    list: (): Promise<{ readonly webhooks: readonly AnyWebhook[] }> => bodyOf(client.GET(at(list))),
    add: (body: NewWebhook) => bodyOf(client.POST(at(list), { body: body as Schemas["NewWebhook"] })),
    change: ({ webhook, ...body }: WebhookChange) =>
      bodyOf(client.PATCH(at(one), { ...params(webhook), body: body as Schemas["WebhookChange"] })),
    renewSecret: (webhook: string) => bodyOf(client.POST(at(`${one}/secret`), params(webhook))),
    remove: (webhook: string) => bodyOf(client.DELETE(at(one), params(webhook))),
    test: (webhook: string) => bodyOf(client.POST(at(`${one}/tests`), params(webhook))),
    deliveries: (webhook: string) => bodyOf(client.GET(at(`${one}/deliveries`), params(webhook))),
    retry: (webhook: string, delivery: string) =>
      bodyOf(client.POST(at(`${one}/deliveries/{delivery}/retry`), { params: { path: { webhook, delivery } } })),
  };
}

function addressOf(place: WebhookPlace): string {
  return place.type === "account" ? list : `/v1/${place.type}s/${place.id}/webhooks`;
}
