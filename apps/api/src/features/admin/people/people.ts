import type { deskPeople as words } from "@seneschal/schema";
import type { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { sanctionsOf } from "../../../read-models/sanctions-store.ts";
import { sessionsOf } from "../../../read-models/session-list-store.ts";
import type { DeskDeps } from "../desk.ts";
import { peopleAtDesk, recentGamesOf, signalsOf } from "./desk-people-queries.ts";

export function listPeople({ pool }: DeskDeps, query: z.output<typeof words.peopleQuery>) {
  return peopleAtDesk(pool, query);
}

export async function personNamed({ pool }: DeskDeps, account: string): Promise<words.PersonLine> {
  const [person] = (await peopleAtDesk(pool, { account, sort: "name", from: 0, limit: 1 })).people;
  if (person === undefined) throw new Problem("not-found", "No account has this id.");
  return person;
}

/** Returns everything that staff may know about an account. E-mail addresses are not included. */
export async function showPerson(deps: DeskDeps, account: string): Promise<words.PersonAtDesk> {
  const { pool } = deps;
  const person = await personNamed(deps, account);
  const [history, sessions, signals, recentGames] = await Promise.all([
    sanctionsOf(pool, account),
    sessionsOf(pool, account),
    signalsOf(pool, account),
    recentGamesOf(pool, account),
  ]);
  return { ...person, history, sessions: sessions.map(sessionBody), signals, recentGames };
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
