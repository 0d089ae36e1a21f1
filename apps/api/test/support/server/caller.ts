import { randomUUID } from "node:crypto";
import type { games } from "@seneschal/schema";
import { expect } from "vitest";
import type { Played, Position } from "../../../src/features/play/types.ts";
import { sendRequest } from "./send-request.ts";

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly headers: Headers;
}

/** A client of the API, with or without a session. */
export class Caller {
  constructor(
    readonly url: string,
    readonly token: string | undefined = undefined,
    readonly id: string = "",
    /** Sent with every request. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Everything that was ever sent to this caller. */
  readonly received: string[] = [];

  /** The same user at another process. */
  at(url: string): Caller {
    return new Caller(url, this.token, this.id, this.headers);
  }

  /** The same user, with these headers in every request. */
  withHeaders(headers: Readonly<Record<string, string>>): Caller {
    return new Caller(this.url, this.token, this.id, { ...this.headers, ...headers });
  }

  async call<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await sendRequest(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...this.headers,
        ...headers,
      },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
    const { text } = response;
    this.received.push(text, JSON.stringify([...response.headers]));
    const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "");
    return { ...response, body: (isJson ? parsed(text) : text) as Body };
  }

  async get<Body>(path: string): Promise<Body> {
    const answer = await this.call<Body>("GET", path);
    expect({ status: answer.status, text: answer.text.slice(0, 400) }).toMatchObject({ status: 200 });
    return answer.body;
  }

  async post<Body>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Body> {
    const answer = await this.call<Body>("POST", path, body, headers);
    expect([200, 201], answer.text.slice(0, 400)).toContain(answer.status);
    return answer.body;
  }

  open(opening: object): Promise<games.GameBody> {
    return this.post("/v1/games", {
      name: "A test",
      ruleset: "sealed-bids",
      options: { rounds: 3 },
      seats: 2,
      ...opening,
    });
  }

  position(game: string, query = ""): Promise<Position> {
    return this.get(`/v1/games/${game}/position${query}`);
  }

  tryMove(game: string, expectedVersion: number, move: object, key: string = randomUUID()): Promise<Answer<Played>> {
    return this.call("POST", `/v1/games/${game}/moves`, { expectedVersion, move }, { "idempotency-key": key });
  }

  async move(game: string, expectedVersion: number, move: object): Promise<Played> {
    const answer = await this.tryMove(game, expectedVersion, move);
    expect({ status: answer.status, text: answer.text.slice(0, 400) }).toMatchObject({ status: 200 });
    return answer.body;
  }
}

export async function guest(url: string, name: string): Promise<Caller> {
  const { token, account } = await new Caller(url).post<{ token: string; account: { id: string } }>("/v1/guests", {
    name,
  });
  return new Caller(url, token, account.id);
}

/** A started game between guests. */
export async function begunGame(players: readonly Caller[], opening: object = {}): Promise<games.GameBody> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error("a game needs a host");
  const { id } = await host.open({ seats: players.length, ...opening });
  for (const other of others) await other.post(`/v1/games/${id}/seats`, {});
  return host.post(`/v1/games/${id}/start`);
}

function parsed(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

/** Plays the first card of each seat whose turn it is, until the game is over or a number of bids were made. */
export async function playOn(players: readonly Caller[], game: string, bids = Number.POSITIVE_INFINITY): Promise<void> {
  for (let bid = 0; bid < bids; bid++) {
    const [someone] = players;
    const { question, version } = (await someone?.position(game)) ?? {};
    const player = players[question?.seats[0] ?? -1];
    if (player === undefined || version === undefined) return;
    await bidFirst(player, game);
  }
}

export async function bidFirst(player: Caller, game: string): Promise<Played> {
  const position = await player.position(game);
  return player.move(game, position.version, { type: "bid", card: firstCard(position) });
}

export function firstCard({ choices }: Pick<Position, "choices">): number {
  for (const { type, fields } of choices) {
    const { card } = fields as { card?: { oneOf: number[] } };
    if (type === "bid" && card?.oneOf[0] !== undefined) return card.oneOf[0];
  }
  throw new Error("no choice is a bid");
}
