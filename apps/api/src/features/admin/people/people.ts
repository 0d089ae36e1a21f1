import type { adminPeople as schemas } from "@seneschal/schema";
import type { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { countPasskeys } from "../../../stores/accounts/passkeys-store.ts";
import { sanctionsOf } from "../../../stores/accounts/sanctions-store.ts";
import { sessionsOf } from "../../../stores/accounts/session-list-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { recentGamesOf, searchPeople, signalsOf } from "./people-queries.ts";

export function listPeople({ pool }: AdminDeps, query: z.output<typeof schemas.peopleQuery>) {
  return searchPeople(pool, query);
}

export async function requirePerson({ pool }: AdminDeps, account: string): Promise<schemas.PersonLine> {
  const [person] = (await searchPeople(pool, { account, sort: "name", from: 0, limit: 1 })).people;
  if (person === undefined) throw new Problem("not-found", "No account has this id.");
  return person;
}

/** Returns everything that staff may know about an account. E-mail addresses are not included. */
export async function showPerson(deps: AdminDeps, account: string): Promise<schemas.PersonDetails> {
  const { pool } = deps;
  const person = await requirePerson(deps, account);
  const [history, sessions, passkeys, signals, recentGames] = await Promise.all([
    sanctionsOf(pool, account),
    sessionsOf(pool, account),
    countPasskeys(pool, account),
    signalsOf(pool, account),
    recentGamesOf(pool, account),
  ]);
  return { ...person, history, sessions: sessions.map(sessionBody), passkeys, signals, recentGames };
}

type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

function sessionBody({ id, agent, network, since, lastSeenAt, expiresAt }: SessionRow) {
  const times = {
    since: since.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
  return { id, agent, network, ...times };
}
