import { randomBytes, randomUUID } from "node:crypto";
import type { accounts as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Account, Identity } from "../../../platform/http/identity.ts";
import { networkOf } from "../../../platform/http/log/log-format.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isWriteRejected } from "../../../platform/http/problems/database-faults.ts";
import type { NotificationListener } from "../../../platform/postgres/notification-listener.ts";
import { accountChannel, notifyAccountChanged } from "../../../stores/accounts/account-changes-store.ts";
import { accountStatusOf } from "../../../stores/accounts/account-status-queries.ts";
import { endOtherSessions, endSession, sessionsOf } from "../../../stores/accounts/session-list-store.ts";
import { accountBody } from "./account-body.ts";
import { addSession, deleteSession, type Extension, extendSession, ownerOfSession } from "./sessions-store.ts";
import { ttlCache } from "./ttl-cache.ts";

export interface Session {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: Date;
  /** This use of the session has extended it. */
  readonly isExtended?: true;
}

/** Where a request or session comes from, shown to its owner. */
export interface Caller {
  readonly ip: string;
  readonly agent: string | undefined;
  /** The device tokens that the browser sent. */
  readonly devices: readonly string[];
  /** The source sends requests so fast that it is slowed down. */
  readonly isOverLimit?: boolean | undefined;
  /** Aborted when the client disconnects before the response. */
  readonly connection: AbortSignal;
}

/** How long a session lasts after it was last extended. */
export const sessionDays = 90;
const dayMs = 24 * 60 * 60 * 1000;
const tokenBytes = 32;
/** How long sessions are cached. Changes are announced to all processes at once. */
const cacheSeconds = 10;
const agentLengthMax = 300;

/**
 * Creates, finds and ends sessions. `now` is the time of the database, so that a process with a wrong clock neither
 * ends sessions early nor creates sessions that never end.
 */
export class Sessions {
  readonly #pool: Pool;
  readonly #now: () => Date;
  readonly #cache = ttlCache(cacheSeconds, (token: string) => this.#used(token));
  readonly #listeners = new Set<(account: string | undefined) => void>();

  constructor(pool: Pool, now: () => Date) {
    this.#pool = pool;
    this.#now = now;
  }

  /** A use of the session, which extends it. Synchronous if the session is cached. */
  identityOf(token: string): Promise<Identity | undefined> | Identity | undefined {
    const session = this.#cache.get(token);
    return session instanceof Promise ? session.then((found) => this.#identityIn(found)) : this.#identityIn(session);
  }

  async begin(account: string, { ip, agent }: Pick<Caller, "ip" | "agent">): Promise<Session> {
    const token = randomBytes(tokenBytes).toString("base64url");
    const from = { network: networkOf(ip), agent: agent?.slice(0, agentLengthMax) ?? null };
    const times = { at: this.#now(), expiresAt: this.#newExpiry() };
    await addSession(this.#pool, { id: randomUUID(), token, account, ...from, ...times });
    return this.#existing(token);
  }

  /** Extends the session now. */
  async renew(token: string): Promise<Session> {
    const expiresAt = this.#newExpiry();
    await this.#extend(token, { at: this.#now(), expiresAt, endsBefore: expiresAt });
    return this.#existing(token);
  }

  /** Announces a change of the account and returns it as it is now. */
  async refresh(token: string, account: string): Promise<Account> {
    await this.changed(account);
    return (await this.#existing(token)).account;
  }

  async list(account: string, token: string): Promise<z.output<typeof schemas.sessionList>> {
    const rows = await sessionsOf(this.#pool, account);
    return { sessions: rows.map((row) => entryOf(row, token)) };
  }

  /** @throws {Problem} not-found */
  async end(account: string, session: string): Promise<void> {
    if (!(await endSession(this.#pool, account, session))) throw new Problem("not-found");
    await this.changed(account);
  }

  /** Ends all sessions except the one with this token; without a token, all of them. */
  async endOthers(account: string, token?: string): Promise<void> {
    await endOtherSessions(this.#pool, account, token);
    await this.changed(account);
  }

  async signOut(account: string, token: string): Promise<void> {
    await deleteSession(this.#pool, token);
    await this.changed(account);
  }

  /** Announces that an account or its sessions changed: at once in this process, then in others by NOTIFY. */
  async changed(account: string): Promise<void> {
    this.#revalidate(account);
    await notifyAccountChanged(this.#pool, account);
  }

  /** Calls back with the account whose sessions may have ended, or `undefined` when it may be any account. */
  onChange(listener: (account: string | undefined) => void): void {
    this.#listeners.add(listener);
  }

  /** Subscribes to changes made by other processes. */
  subscribeTo(notificationListener: NotificationListener): void {
    notificationListener.subscribe(accountChannel, (account) => this.#revalidate(account));
    notificationListener.onReconnect(() => this.#revalidate(undefined));
  }

  #revalidate(account: string | undefined): void {
    this.#cache.clear();
    for (const listener of this.#listeners) listener(account);
  }

  async #existing(token: string): Promise<Session> {
    const session = await this.#find(token);
    if (session === undefined) throw new Error("a session that was just written is gone");
    return session;
  }

  /** Finds a session that is used, and extends it once a day, whichever process it is used at. */
  async #used(token: string): Promise<Session | undefined> {
    const session = await this.#find(token);
    const expiresAt = this.#newExpiry();
    const endsBefore = new Date(expiresAt.getTime() - dayMs);
    if (session === undefined || session.expiresAt >= endsBefore) return session;
    const isExtended = await this.#extend(token, { at: this.#now(), expiresAt, endsBefore });
    return isExtended ? { ...session, expiresAt, isExtended } : session;
  }

  /** If the database rejects writes, the session stays as it was. */
  async #extend(token: string, extension: Extension): Promise<boolean> {
    return extendSession(this.#pool, token, extension).catch((error: unknown) => {
      if (!isWriteRejected(error)) throw error;
      return false;
    });
  }

  async #find(token: string): Promise<Session | undefined> {
    const owner = await ownerOfSession(this.#pool, token);
    if (owner === undefined || owner.expiresAt <= this.#now()) return undefined;
    const status = await accountStatusOf(this.#pool, owner.id);
    return { account: accountBody(owner, status), token, expiresAt: owner.expiresAt };
  }

  #identityIn(session: Session | undefined): Identity | undefined {
    if (session === undefined || session.expiresAt <= this.#now()) return undefined;
    const { account, expiresAt, isExtended } = session;
    return isExtended ? { account, extendedTo: expiresAt } : { account };
  }

  #newExpiry(): Date {
    return new Date(this.#now().getTime() + sessionDays * dayMs);
  }
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
