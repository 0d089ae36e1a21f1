import type { accounts as words } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { isWriteRejected } from "../../../platform/http/database-faults.ts";
import type { Account } from "../../../platform/http/identity.ts";
import { networkOf } from "../../../platform/http/log/log-format.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { NotificationListener } from "../../../platform/postgres/notification-listener.ts";
import { accountChannel, tellOfAccount } from "../../../read-models/account-news-store.ts";
import { standingOfAccount } from "../../../read-models/account-standing-queries.ts";
import { endOtherSessions, endSession, sessionsOf } from "../../../read-models/session-list-store.ts";
import { accountBody } from "./account-body.ts";
import { type Auth, sessionDays } from "./auth.ts";
import { ttlCache } from "./ttl-cache.ts";

export interface Session {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Where a request or session comes from, shown to its owner. */
export interface Caller {
  readonly ip: string;
  readonly agent: string | undefined;
  /** The device tokens that the browser sent. */
  readonly devices: readonly string[];
  /** The source has sent so many requests within the last minute that it is slowed down. */
  readonly isHasty?: boolean | undefined;
  /** Aborted when the client disconnects before the response. */
  readonly connection: AbortSignal;
}

/** How long sessions are cached. Changes are announced to all processes at once. */
const rememberedSeconds = 10;
const agentLengthMax = 300;

/**
 * Creates, finds and ends sessions. `now` is the time of the database, so that a process with a wrong clock neither
 * ends sessions early nor creates sessions that never end.
 */
export function openSessions(pool: Pool, auth: Auth, now: () => Date) {
  const known = ttlCache(rememberedSeconds, sessionOf);
  const watchers = new Set<(account: string | undefined) => void>();

  async function sessionOf(token: string): Promise<Session | undefined> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findSession(token);
    if (found === null || found.session.expiresAt <= now()) return undefined;
    const standing = await standingOfAccount(pool, found.user.id);
    return { account: accountBody(found.user, standing), token, expiresAt: found.session.expiresAt };
  }

  async function existing(token: string): Promise<Session> {
    const session = await sessionOf(token);
    if (session === undefined) throw new Error("a session that was just written is gone");
    return session;
  }

  function accountIn(session: Session | undefined): Account | undefined {
    return session !== undefined && session.expiresAt > now() ? session.account : undefined;
  }

  const endAfterNow = () => new Date(now().getTime() + sessionDays * 24 * 60 * 60 * 1000);

  function revalidateSession(account: string | undefined): void {
    known.forget();
    for (const watcher of watchers) watcher(account);
  }

  /** At once in this process, and in others as fast as Postgres notifies them. */
  async function changed(account: string): Promise<void> {
    revalidateSession(account);
    await tellOfAccount(pool, account);
  }

  return {
    existing,
    changed,

    /** Synchronous if the session is cached. */
    accountOfToken(token: string): Promise<Account | undefined> | Account | undefined {
      const session = known.get(token);
      return session instanceof Promise ? session.then(accountIn) : accountIn(session);
    },

    async begin(account: string, { ip, agent }: Pick<Caller, "ip" | "agent">): Promise<Session> {
      const { internalAdapter } = await auth.$context;
      const from = { ipAddress: networkOf(ip), userAgent: agent?.slice(0, agentLengthMax) ?? null };
      const times = { createdAt: now(), updatedAt: now(), expiresAt: endAfterNow() };
      return existing((await internalAdapter.createSession(account, false, { ...from, ...times }, true)).token);
    },

    /** Extends the session. If the database rejects writes, the session stays as it was. */
    async renew(token: string): Promise<Session> {
      const { internalAdapter } = await auth.$context;
      const times = { updatedAt: now(), expiresAt: endAfterNow() };
      await internalAdapter.updateSession(token, times).catch((error: unknown) => {
        if (!isWriteRejected(error)) throw error;
      });
      return existing(token);
    },

    async list(account: string, token: string): Promise<z.output<typeof words.sessionList>> {
      const rows = await sessionsOf(pool, account);
      return { sessions: rows.map((row) => entryOf(row, token)) };
    },

    async end(account: string, session: string): Promise<void> {
      if (!(await endSession(pool, account, session))) throw new Problem("not-found");
      await changed(account);
    },

    /** Ends all sessions except the one with this token; without a token, all of them. */
    async endOthers(account: string, token?: string): Promise<void> {
      await endOtherSessions(pool, account, token);
      await changed(account);
    },

    async signOut(account: string, token: string): Promise<void> {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteSession(token);
      await changed(account);
    },

    /** Calls back with the account whose sessions may have ended, or `undefined` when it may be any account. */
    watch: (watcher: (account: string | undefined) => void) => void watchers.add(watcher),
    /** Subscribes to changes made by other processes. */
    subscribeTo(notificationListener: NotificationListener): void {
      notificationListener.subscribe(accountChannel, revalidateSession);
      notificationListener.onReconnect(() => revalidateSession(undefined));
    },
  };
}

type Row = Awaited<ReturnType<typeof sessionsOf>>[number];

function entryOf({ token, since, lastSeenAt, expiresAt, ...row }: Row, own: string) {
  const times = {
    since: since.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
  return { ...row, ...times, isCurrent: token === own };
}
