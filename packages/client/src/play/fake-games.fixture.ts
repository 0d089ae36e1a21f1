import type { Client } from "../client.ts";
import { createClient } from "../client.ts";
import { frame, json, problem } from "../fake-server.fixture.ts";

interface SentMove {
  readonly ruleset: string;
  readonly expectedVersion: number;
  readonly ifChoice?: string;
  readonly move: object;
}

type Reply = (sent: SentMove) => Response;

const choices = [
  { id: "c-stay", type: "stay", fields: {} },
  { id: "c-bury", type: "bury", fields: { from: { oneOf: ["bag", "city-A"] } } },
  { id: "c-blocked", type: "rise", fields: {}, blockedBy: "VIL-1.1" },
];

/** A server with games of Village in which the player has seat 0. Each move is answered as the test says. */
export class FakeGames {
  /** What a move leads to; after the last, it is someone else's turn. */
  readonly replies: Reply[] = [];
  readonly moves: SentMove[] = [];
  readonly reads: string[] = [];
  /** Games that wait for the player at the beginning. */
  waiting: readonly { id: string; ruleset: string }[] = [];
  readonly over = new Set<string>();
  version = 10;
  #lines: ReadableStreamDefaultController<Uint8Array> | undefined;
  #cursor = 0;

  get client(): Client {
    return createClient({ url: "https://seneschal.test", token: "t", fetch: (request) => this.#answer(request) });
  }

  send(type: string, game: string, more: object = {}): void {
    this.#cursor += 1;
    const body = { type, game: { id: game, ruleset: "village", version: this.version }, seat: 0, ...more };
    this.#lines?.enqueue(new TextEncoder().encode(frame(type, `c${this.#cursor}`, body)));
  }

  async #answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const game = pathname.split("/")[3] ?? "";
    if (pathname === "/v1/account/stream") return this.#stream(request.signal);
    if (request.method === "POST") return this.#play(game, (await request.json()) as SentMove);
    this.reads.push(pathname.split("/").slice(2).join("/") + search);
    if (pathname === "/v1/games") return this.#page(search);
    if (pathname.endsWith("/position")) return json(this.position(game));
    return json({ id: game, state: this.over.has(game) ? "finished" : "running", outcome: null });
  }

  /** One game a page. */
  #page(search: string): Response {
    const index = Number(new URLSearchParams(search).get("cursor") ?? 0);
    const next = index + 1 < this.waiting.length ? String(index + 1) : null;
    return json({ games: this.waiting.slice(index, index + 1), next });
  }

  #stream(signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#lines = controller;
        controller.enqueue(new TextEncoder().encode(frame("connected", "c0", { type: "connected" })));
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  }

  #play(game: string, sent: SentMove): Response {
    this.moves.push(sent);
    const reply = this.replies.shift();
    return reply === undefined ? json(this.position(game, { asked: 1 })) : reply(sent);
  }

  position(game: string, { asked = 0 }: { asked?: number } = {}): object {
    const question = this.over.has(game) ? null : { number: 1, kind: "burial", seats: [asked], affectedSeats: [asked] };
    return { ruleset: "village", game, version: this.version, audience: 0, question, choices, outcome: null };
  }

  /** The game has moved on: its version is another one. */
  readonly stale: Reply = () => {
    this.version += 1;
    return problem(409, "stale-version");
  };
}
