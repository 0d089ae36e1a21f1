import { type JsonObject, mapOperations, mapValues, type OpenApiDocument } from "./json.ts";
import { isOptional } from "./with-access.ts";

/** Returns the document with the headers of every response. */
export function withHeaders(document: OpenApiDocument): OpenApiDocument {
  const described = mapOperations(document, ({ [locationMark]: hasLocation, ...operation }) => ({
    ...operation,
    responses: mapValues(operation.responses, (response, status) => {
      const isCached = "304" in operation.responses && Number(status) < 400;
      const isMinimal = status === "204" && "200" in operation.responses;
      const ofSuccess = [
        ...(isCached ? ["ETag"] : []),
        ...(hasLocation && status === "201" ? ["Location"] : []),
        ...(isMinimal ? ofMinimal : []),
        ...(status === "200" && canShowMore(operation) ? ["WWW-Authenticate"] : []),
      ];
      return { ...response, headers: referTo([...common, ...headersOf(status, response), ...ofSuccess]) };
    }),
  }));
  return { ...described, components: { ...document.components, headers } };
}

/** Marks operations that send the header `Location`; not part of the document. */
export const locationMark = "x-has-location";

const common = [
  "X-Request-Id",
  "RateLimit",
  "RateLimit-Policy",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
];

/** Of a move; no other operation has a minimal response. */
const ofMinimal = ["Preference-Applied", "Game-Version", "Game-Digest"];

/** The description of an error names its possible problems in backticks. */
function headersOf(status: string, { description }: JsonObject): readonly string[] {
  const isChallenge = status === "401" || (status === "403" && String(description).includes("`scope-missing`"));
  if (isChallenge) return ["WWW-Authenticate"];
  return status === "429" || status === "503" ? ["Retry-After"] : [];
}

/** With another token; only a session shows more of operations that name no scope. */
function canShowMore({ security }: JsonObject): boolean {
  const requirements = (security ?? []) as readonly JsonObject[];
  return isOptional(requirements) && requirements.some((requirement) => "bearer" in requirement);
}

const componentName = (header: string) => header.replaceAll("-", "");

function referTo(names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name.toLowerCase(), { $ref: `#/components/headers/${componentName(name)}` }]),
  );
}

const texts: Readonly<Record<string, JsonObject>> = {
  "X-Request-Id": {
    description: "The id of the request, for the server log.",
    schema: { type: "string", format: "uuid" },
  },
  RateLimit: {
    description:
      "What is left of the limit, as in the draft for these headers (draft-ietf-httpapi-ratelimit-headers-10): the remaining requests `r`, and the seconds `t` until it is reset.",
    schema: { type: "string" },
    example: '"requests";r=1187;t=42',
  },
  "RateLimit-Policy": {
    description:
      "The limit: `q` requests in `w` seconds. `requests` is that of all requests, `operation` that of the operation, `wrong-tokens` that of requests with a wrong token.",
    schema: { type: "string" },
    example: '"requests";q=1200;w=60',
  },
  "X-RateLimit-Limit": {
    description: "How many requests the limit allows in a minute. The limit is that of the operation if it has one.",
    schema: { type: "integer" },
  },
  "X-RateLimit-Remaining": {
    description: "How many requests are left until the limit is reset.",
    schema: { type: "integer" },
  },
  "X-RateLimit-Reset": { description: "Seconds until the limit is reset.", schema: { type: "integer" } },
  "Retry-After": { description: "Seconds to wait before the next request.", schema: { type: "integer" } },
  ETag: {
    description: "The version of the response. Send it in `If-None-Match` to get 304 if nothing has changed.",
    schema: { type: "string" },
  },
  Location: {
    description: "The address of what was created, relative to this server.",
    schema: { type: "string", format: "uri-reference" },
  },
  "Preference-Applied": { description: "`return=minimal` (RFC 7240).", schema: { type: "string" } },
  "Game-Version": { description: "The version of the game after the move.", schema: { type: "integer" } },
  "Game-Digest": { description: "The digest of the event of this version.", schema: { type: "string" } },
  "WWW-Authenticate": {
    description:
      "The scheme for credentials, `Bearer`, and what is wrong with the token that was sent (RFC 6750): for `scope-missing`, the scope that it lacks. Operations that everyone may use answer a token that lacks their scope as they answer everyone, and send the header with it.",
    schema: { type: "string" },
  },
};
const headers = Object.fromEntries(Object.entries(texts).map(([name, header]) => [componentName(name), header]));
