import type { Environment } from "../../environment/environment.ts";

type Limits = Pick<Environment, "REQUESTS_PER_MINUTE" | "STREAMS_PER_ADDRESS" | "STREAMS_PER_ACCOUNT">;

/** The text at the top of the API reference, with the limits of this server. */
export function introduction(limits: Limits): string {
  return [start, rateLimits(limits), programs, versions].join("\n\n");
}

const start = `Play medieval board games online. [The website](/) uses only this API.

## First game

Start with \`POST /v1/guests\`, which returns a token; send it as \`Authorization: Bearer …\`.
Create a game with \`POST /v1/games\` and start it. \`GET /v1/games/{game}/position\` lists all your options in \`choices\`; play one of them with \`POST /v1/games/{game}/moves\`.
Every error is a problem (RFC 9457): programs can rely on its \`code\`, and its \`detail\` says what to do.`;

function rateLimits({ REQUESTS_PER_MINUTE, STREAMS_PER_ADDRESS, STREAMS_PER_ACCOUNT }: Limits): string {
  const requests =
    REQUESTS_PER_MINUTE === 0
      ? "This server has no general limit of requests."
      : `At most ${REQUESTS_PER_MINUTE} requests per minute and account, or per IP address without a session.`;
  const streams = [limited(STREAMS_PER_ADDRESS, "per IP address"), limited(STREAMS_PER_ACCOUNT, "per account")];
  return `## Rate limits

${requests} Operations with a limit of their own say so. [Limits](/help/limits) lists the default values.
Open live streams: ${streams.join(", ")}.
Every response has the headers \`RateLimit\` and \`RateLimit-Policy\` (draft-ietf-httpapi-ratelimit-headers-10), and with the same figures \`x-ratelimit-limit\`, \`x-ratelimit-remaining\` and \`x-ratelimit-reset\`. Beyond a limit the response is 429, and \`Retry-After\` says how many seconds to wait.`;
}

const limited = (max: number, owner: string) => (max === 0 ? `no limit ${owner}` : `at most ${max} ${owner}`);

const programs = `## Rules for programs

- Follow a game with its stream instead of polling. Reconnect with \`Last-Event-ID\`.
- Send an \`Idempotency-Key\` wherever it is accepted, and repeat the same request after 503 or a lost connection.
- After \`stale-version\`, get the position again: the game has moved on. After \`not-running\`, it is over.
- Wait as long as \`Retry-After\` says.
- In \`choices\`, the fields of a move are independent: any combination of their values is allowed. \`someOf\` asks for distinct values.
- Send only documented fields: the server can reject others.`;

const versions = `## Versions

The version of this document follows semantic versioning. Responses can get new fields, new values and new kinds of objects at any time: ignore what you do not know. What you send keeps working within a major version. What will be removed is marked as deprecated here first, at least six months ahead. Responses of deprecated operations, and responses to requests with deprecated parameters or content types, have the headers \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594). [All changes](/v1/changelog) (\`GET /v1/changelog\`) are listed by version.`;
