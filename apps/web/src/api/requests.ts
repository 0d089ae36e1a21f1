import { problemOf } from "./api-problem.ts";
import type {
  Account,
  BotLevel,
  Chronicle,
  Game,
  GamesPage,
  Played,
  Position,
  Rehearsed,
  Replay,
  Rulebook,
  Ruleset,
} from "./types.ts";

export interface Move {
  readonly type: string;
}
export interface NewTable {
  readonly ruleset: string;
  readonly name: string;
  readonly seats: number;
  readonly bots: readonly BotLevel[];
  readonly visibility: "public" | "invitation";
}
export interface GamesQuery {
  readonly state?: Game["state"];
  readonly mine?: boolean;
  readonly limit?: number;
  readonly cursor?: string;
}

export const requests = {
  session: () => call<Account>("GET", "/v1/session"),
  becomeGuest: (name: string) => call<{ account: Account }>("POST", "/v1/guests", { name }),
  signIn: (credentials: { email: string; password: string }) =>
    call<{ account: Account }>("POST", "/v1/sign-in", credentials),
  signOut: () => call<void>("DELETE", "/v1/session"),
  rename: (name: string) => call<Account>("PATCH", "/v1/account", { name }),
  keepName: (kept: { email: string; password: string }) => call<Account>("POST", "/v1/account/keep", kept),

  rulesets: () => call<{ rulesets: Ruleset[] }>("GET", "/v1/rulesets"),
  rulebook: (ruleset: string, language: "en" | "fr") =>
    call<Rulebook>("GET", `/v1/rulesets/${ruleset}/rules?language=${language}`),

  games: (query: GamesQuery) => call<GamesPage>("GET", `/v1/games?${search(query)}`),
  openTable: (table: NewTable, key: string) => call<Game>("POST", "/v1/games", { ...table, options: {} }, key),
  game: (game: string) => call<Game>("GET", `/v1/games/${game}`),
  invitation: (code: string) => call<Game>("GET", `/v1/invitations/${encodeURIComponent(code)}`),
  sitDown: (game: string, how: { seat?: number; invitation?: string; entropy?: string }) =>
    call<Game>("POST", `/v1/games/${game}/seats`, how),
  standUp: (game: string, seat: number) => call<Game>("DELETE", `/v1/games/${game}/seats/${seat}`),
  seatBot: (game: string, how: { seat?: number; bot: BotLevel }) => call<Game>("POST", `/v1/games/${game}/bots`, how),
  start: (game: string) => call<Game>("POST", `/v1/games/${game}/start`),
  resign: (game: string) => call<Game>("POST", `/v1/games/${game}/resignation`),

  position: (game: string, query: { at?: number; as?: string }) =>
    call<Position>("GET", `/v1/games/${game}/position?${search(query)}`),
  steps: (game: string, query: { after?: number; as?: string }) =>
    call<Chronicle>("GET", `/v1/games/${game}/steps?${search(query)}`),
  replay: (game: string, as: string) => call<Replay>("GET", `/v1/games/${game}/replay?${search({ as })}`),
  play: (game: string, asked: { expectedVersion: number; move: Move }, key: string) =>
    call<Played>("POST", `/v1/games/${game}/moves`, asked, key),
  undo: (game: string, asked: { expectedVersion: number }, key: string) =>
    call<Played>("POST", `/v1/games/${game}/undo`, asked, key),
  rehearse: (game: string, asked: { expectedVersion: number; moves: readonly Move[] }) =>
    call<Rehearsed>("POST", `/v1/games/${game}/rehearsals`, asked),
};

async function call<Answer>(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key !== undefined) headers["idempotency-key"] = key;
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(path, request).catch((failure) => {
    throw problemOf(failure);
  });
  if (answer.status === 204) return undefined as Answer;
  const answered = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answered);
  return answered;
}

function search(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
