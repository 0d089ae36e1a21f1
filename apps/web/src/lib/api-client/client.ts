import createClient from "openapi-fetch";
import type { paths } from "./generated/openapi.ts";
import { hotseatHeaders } from "./hotseat.ts";

/** The API on the site's own address, typed by its own document. */
export const client = createClient<paths>({ baseUrl: "/", cache: "no-store" });
client.use({
  onRequest({ request, params }) {
    const { game } = params.path ?? {};
    const headers: Record<string, string> = { ...hotseatHeaders(typeof game === "string" ? game : undefined) };
    if (isInBackground()) headers[backgroundHeader] = "true";
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return request;
  },
});

/** A page that nobody sees may send requests by itself: for the server, they are no visits. */
const backgroundHeader = "seneschal-background";
const isInBackground = () => typeof document !== "undefined" && document.visibilityState === "hidden";
