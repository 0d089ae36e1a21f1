import type { paths } from "../../generated/openapi.d.ts";

export const idempotencyKeyHeader = "idempotency-key";

type KeyedPath = {
  [Path in keyof paths]: paths[Path] extends { post: { parameters: { header?: infer Header } } }
    ? HasKey<NonNullable<Header>> extends true
      ? Path
      : never
    : never;
}[keyof paths];
type HasKey<Header> = [Header] extends [never] ? false : "idempotency-key" extends keyof Header ? true : false;

/** The operations that accept a key; the compiler compares the list with the document. */
const keyed: Record<KeyedPath, true> = {
  "/v1/games": true,
  "/v1/games/{game}/seats": true,
  "/v1/games/{game}/bots": true,
  "/v1/games/{game}/invitations": true,
  "/v1/games/{game}/moves": true,
  "/v1/games/{game}/undo": true,
  "/v1/games/{game}/draft/play": true,
  "/v1/studies": true,
  "/v1/studies/{study}/forks": true,
  "/v1/studies/{study}/moves": true,
  "/v1/tournaments": true,
  "/v1/tournaments/{tournament}/actions": true,
  "/v1/tournament-imports": true,
  "/v1/tournament-templates": true,
  "/v1/series": true,
  "/v1/games/{game}/chat": true,
  "/v1/games/{game}/diary": true,
  "/v1/tournaments/{tournament}/chat": true,
  "/v1/tournaments/{tournament}/announcements": true,
  "/v1/account/webhooks": true,
  "/v1/games/{game}/webhooks": true,
  "/v1/tournaments/{tournament}/webhooks": true,
};

/** Gives a request an idempotency key of its own if its operation accepts one and it has none. */
export function withIdempotencyKey(request: Request, path: string): Request {
  const isKeyed = request.method === "POST" && Object.hasOwn(keyed, path);
  if (!isKeyed || request.headers.has(idempotencyKeyHeader)) return request;
  request.headers.set(idempotencyKeyHeader, crypto.randomUUID());
  return request;
}
