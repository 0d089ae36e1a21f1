import { type Chance, seededChance } from "@seneschal/engine";
import type { Pool } from "pg";
import type { CheckedOperation } from "../../../../../scripts/openapi/document-check.mjs";
import { anyMove } from "../games/any-move.ts";
import { type Answer, Caller } from "../server/caller.ts";
import { type Cast, newCast, parts, populate } from "./cast.ts";
import { CheckedRequests, type FuzzRequest, faultsOf, operationAt, operations } from "./checked-requests.ts";
import { KnownValues } from "./known-values.ts";
import { mutantOf, mutantOfUrl, oddBody } from "./mutants.ts";

interface Given {
  readonly url: string;
  readonly pool: Pool;
  /** The number of requests. */
  readonly requests: number;
  readonly seed: number;
}

/** A request of the recording. */
interface Sent {
  readonly caller: Caller;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** A request that succeeded. */
interface Example {
  readonly operation: CheckedOperation;
  readonly url: string;
  readonly body: string;
  readonly type: string | undefined;
}

const castLife = 400;

const listsOfOwn = [
  ...["running", "open", "finished"].map((state) => `/v1/games?mine=true&state=${state}`),
  ...["tournaments?mine=true", "series?mine=true", "tournament-templates", "account/bots", "account/tokens"].map(
    (list) => `/v1/${list}`,
  ),
  ...["account/sessions", "account/webhooks", "account/devices", "account/passkeys"].map((list) => `/v1/${list}`),
];

/**
 * Random requests over all operations. While the examples are recorded, each request is preceded by invalid ones, in the
 * same state of game, tournament or account. Then all operations are called by everybody, with values that the server
 * has returned; half of the requests are invalid.
 */
export class RequestFuzz {
  readonly checked: CheckedRequests;
  readonly #chance: Chance;
  readonly #known = new KnownValues();
  /** What belongs to a caller. */
  readonly #own = new WeakMap<Caller, KnownValues>();
  readonly #examples = new Map<string, Example[]>();
  /** A game log, as it was downloaded. */
  #log = "";

  constructor(readonly given: Given) {
    this.checked = new CheckedRequests(given.url);
    this.#chance = seededChance(given.seed);
  }

  /** Sends invalid requests like one that is about to be made. They must change nothing. */
  async before({ caller, method, url, body }: Sent): Promise<void> {
    const operation = operationAt(method, url);
    if (operation === undefined) return;
    const example = { operation, url, body, type: caller.headers["content-type"] ?? "application/json" };
    const times = this.#examples.get(operation.operationId)?.length ?? 0;
    const most = Math.ceil(this.given.requests / (2.5 * operations.length));
    for (let sent = 0; times < 3 && sent < most / (times + 1); sent++) {
      const isForeign = this.#chance.below(4) === 0 && !isPublic(operation);
      const asked = isForeign
        ? requestFrom(example, new Caller(this.given.url, "never-given"))
        : requestFrom(this.#mutant(example), caller);
      // A mutant may be valid, and would change the state that the example is for.
      if (!isForeign && method !== "GET" && faultsOf(asked).length === 0) continue;
      await this.checked.send(asked);
    }
  }

  /** Learns from a request that succeeded. */
  after({ caller, method, url, body }: Sent, answer: Answer): void {
    const operation = operationAt(method, url);
    if (operation === undefined) return;
    const type = caller.headers["content-type"] ?? (body === "" ? undefined : "application/json");
    this.checked.note({ operation, url, headers: type === undefined ? {} : { "content-type": type }, body }, answer);
    const known = this.#examples.get(operation.operationId) ?? [];
    if (known.length < 12) this.#examples.set(operation.operationId, [...known, { operation, url, body, type }]);
    if (operation.operationId === "exportGame") this.#log = answer.text;
    this.#known.learn(operation.path, url, answer.body);
  }

  /** Calls all operations, as anyone. */
  async roam(): Promise<void> {
    let cast = await this.#newCast();
    for (const operation of operations)
      if (!this.#examples.has(operation.operationId)) await this.#callUnrecorded(operation, cast.member);
    for (let sent = 0; sent < this.given.requests / 2 || this.checked.count < this.given.requests; sent++) {
      if (sent % castLife === castLife - 1) cast = await this.#newCast();
      // Each is called as often as the others, and once at least.
      const operation = operations[sent % operations.length];
      if (operation !== undefined) await this.#call(operation, cast[this.#chance.pick(parts)]);
    }
  }

  /** A table of operations: successes, all statuses, and valid requests that were rejected. */
  report(): string {
    const rows = [...this.checked.tallies].map(([operationId, { statuses, rejected }]) => {
      const counts = [...statuses].toSorted(([one], [other]) => one - other);
      const successes = counts.reduce((total, [status, count]) => total + (status < 300 ? count : 0), 0);
      const listed = counts.map(([status, count]) => `${status}: ${count}`).join(", ");
      return `| ${operationId} | ${successes} | ${listed} | ${rejected.length} | ${rejected.at(-1)?.slice(0, 300) ?? ""} |`;
    });
    return [
      `${this.checked.count} requests`,
      "| operation | successes | statuses | valid, but 400 | the last of these |",
      ...rows,
    ].join("\n");
  }

  async #call(operation: CheckedOperation, caller: Caller): Promise<void> {
    const examples = this.#examples.get(operation.operationId) ?? [this.#unrecorded(operation)];
    const example = this.#chance.pick(examples);
    const url = this.#chance.below(5) === 0 ? example.url : this.#elsewhere(operation, example.url, caller);
    const moved = { ...example, url, body: await this.#bodyFor(operation, caller, url, example.body) };
    const asked = this.#chance.below(2) === 0 ? this.#mutant(moved) : moved;
    const response = await this.checked.send(requestFrom(asked, caller));
    if (response.status >= 300 || !/json/.test(response.headers.get("content-type") ?? "")) return;
    for (const known of [this.#known, this.#own.get(caller)])
      known?.learn(operation.path, asked.url, tryParse(response.text));
  }

  /** Moves need the current version and one of the choices; other bodies are those that succeeded elsewhere. */
  async #bodyFor({ path }: CheckedOperation, caller: Caller, url: string, body: string): Promise<string> {
    const game = /^\/v1\/games\/([0-9a-f-]{36})/.exec(url)?.[1];
    if (game === undefined || !body.includes("expectedVersion")) return body;
    const { status, body: position } = await caller.call<Parameters<typeof anyMove>[0] & { version: number }>(
      "GET",
      `/v1/games/${game}/position`,
    );
    if (status !== 200) return body;
    const { version, choices } = position;
    const given = { ...JSON.parse(body), expectedVersion: version };
    if (!choices.some(({ blockedBy }) => blockedBy === undefined)) return JSON.stringify(given);
    const move = anyMove(position, this.#chance);
    if (path.endsWith("/moves")) return JSON.stringify({ expectedVersion: version, move });
    return JSON.stringify("moves" in given ? { ...given, moves: [move] } : given);
  }

  #elsewhere({ path }: CheckedOperation, url: string, caller: Caller): string {
    const [place = "", query] = url.split("?");
    const elsewhere = this.#known.fill(path, this.#chance, place);
    const own = this.#chance.below(2) === 0 ? this.#own.get(caller) : undefined;
    const filled = own?.fill(path, this.#chance, elsewhere) ?? elsewhere;
    return query === undefined ? filled : `${filled}?${query}`;
  }

  #mutant(example: Example): Example {
    const { operation, url, body } = example;
    const queries = operation.parameters.filter((one) => one.in === "query").map(({ name }) => name);
    const kind = this.#chance.below(body === "" ? 2 : 8);
    if (kind < 2) return { ...example, url: mutantOfUrl(operation.path, url, queries, this.#chance) };
    if (kind === 2) return { ...example, ...oddBody(this.#chance) };
    const parsed = tryParse(body);
    return parsed === undefined ? example : { ...example, body: JSON.stringify(mutantOf(parsed, this.#chance)) };
  }

  async #newCast(): Promise<Cast> {
    const cast = await newCast(this.given.url, this.given.pool);
    await populate(cast);
    for (const { id } of Object.values(cast)) for (const name of ["account", "player"]) this.#known.add(name, id);
    const lists = ["/v1/games?limit=20", "/v1/games?mine=true&state=running", "/v1/tournaments"];
    for (const url of lists) {
      const { body } = await cast.member.call("GET", url);
      this.#known.learn(url.split("?")[0] ?? "", url, body);
    }
    for (const part of ["administrator", "member", "guest", "bot"] as const) await this.#learnOwn(cast[part]);
    return cast;
  }

  async #learnOwn(caller: Caller): Promise<void> {
    const own = new KnownValues();
    for (const url of listsOfOwn) {
      const { status, body } = await caller.call("GET", url);
      if (status === 200) own.learn(url.split("?")[0] ?? "", url, body);
    }
    this.#own.set(caller, own);
  }

  /** Calls an operation until it succeeds: many of the known values belong to others. */
  async #callUnrecorded(operation: CheckedOperation, caller: Caller): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const example = this.#unrecorded(operation);
      const url = this.#elsewhere(operation, example.url, caller);
      const { status } = await this.checked.send(requestFrom({ ...example, url }, caller));
      if (status < 300) return;
    }
  }

  /** Live streams and files are not recorded like the others. */
  #unrecorded(operation: CheckedOperation): Example {
    const isFile = operation.operationId === "verifyGameLog";
    const url = operation.path.replace("{month}", new Date().toISOString().slice(0, 7));
    return { operation, url, body: isFile ? this.#log : "", type: isFile ? "application/x-ndjson" : undefined };
  }
}

const isPublic = ({ security = [] }: CheckedOperation) =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);

function requestFrom({ operation, url, body, type }: Example, caller: Caller): FuzzRequest {
  return {
    operation,
    url,
    body,
    headers: {
      ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
      ...(body !== "" && { "content-type": type ?? "application/json" }),
      ...(caller.headers.cookie !== undefined && { cookie: caller.headers.cookie }),
    },
  };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
