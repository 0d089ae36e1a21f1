import { randomUUID } from "node:crypto";
import { type Scope, accessTokens as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Account, Identity } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isWriteRejected } from "../../../platform/http/problems/database-faults.ts";
import {
  type AccessTokenRow,
  accessTokensOf,
  addAccessToken,
  deleteAccessToken,
  ownerOfToken,
  recordTokenUse,
  revokeToken,
} from "../../../stores/accounts/access-tokens-store.ts";
import { accountStatusOf } from "../../../stores/accounts/account-status-queries.ts";
import type { AccountEmails } from "../emails/account-emails.ts";
import { accountBody } from "../sessions/account-body.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { type AbuseCause, wordOfCause } from "./program-request.ts";
import { tokenFormat, tokenHash } from "./token-format.ts";

export const personalTokenFormat = tokenFormat("sen_pat_");
/** Access tokens of connected apps. They are looked up and limited like personal ones. */
export const appTokenFormat = tokenFormat("sen_oat_");

type NewToken = z.output<typeof schemas.newAccessToken>;

interface AccessTokenDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly sessions: Sessions;
  readonly emails: AccountEmails;
}

/**
 * Personal access tokens: they let a program act for an account, within their scopes. Only hashes are stored. Tokens are
 * not cached, so a deleted token fails at once in every process.
 */
export class AccessTokens {
  readonly #deps: AccessTokenDeps;

  constructor(deps: AccessTokenDeps) {
    this.#deps = deps;
  }

  async list(account: string): Promise<z.output<typeof schemas.accessTokenList>> {
    return { tokens: (await accessTokensOf(this.#deps.pool, account)).map(tokenBody) };
  }

  /** @throws {Problem} registration-required, forbidden, malformed-request, list-full */
  async create(account: Account, token: NewToken) {
    assertMayCreate(account, token.scopes);
    const created = await this.createFor(account.id, token);
    await this.#deps.emails.notify(account.id, "token-created", { token: token.name });
    return created;
  }

  /**
   * Creates a token for an account that may have it, a bot account for example.
   * @throws {Problem} malformed-request, list-full
   */
  async createFor(account: string, { name, scopes, expiresAt }: NewToken) {
    const expiry = expiresAt === null ? null : new Date(expiresAt);
    if (expiry !== null && expiry <= this.#deps.now()) throw expiredAlready();
    const token = personalTokenFormat.create();
    const created = await addAccessToken(this.#deps.pool, {
      ...{ id: randomUUID(), account, name, hash: tokenHash(token), scopes },
      ...{ expiresAt: expiry, max: schemas.accessTokensMax },
    });
    if (created === undefined)
      throw new Problem("list-full", `There are ${schemas.accessTokensMax} tokens. Delete one.`);
    return { ...tokenBody(created), token };
  }

  /** @throws {Problem} not-found */
  async delete(account: string, token: string): Promise<void> {
    const { pool, sessions } = this.#deps;
    if (!(await deleteAccessToken(pool, account, token))) throw new Problem("not-found");
    // Live streams that were opened with it end.
    await sessions.changed(account);
  }

  /** Revokes the token of a program that is a burden on the server, and tells its account why. */
  async revokeAbused(token: string, cause: AbuseCause): Promise<void> {
    const { pool, sessions, emails } = this.#deps;
    const revoked = await revokeToken(pool, tokenHash(token));
    if (revoked === undefined) return;
    const { account, name, isOfApp } = revoked;
    await sessions.changed(account);
    const word = wordOfCause[cause];
    await (isOfApp
      ? emails.notify(account, "app-disconnected", { cause: word, app: name })
      : emails.notify(account, "token-revoked", { cause: word, token: name }));
  }

  /** Returns whose token this is, with its scopes. */
  async identityOf(token: string): Promise<Identity | undefined> {
    if (!hasTokenForm(token)) return undefined;
    const { pool } = this.#deps;
    const owner = await ownerOfToken(pool, tokenHash(token));
    if (owner === undefined) return undefined;
    if (owner.isUseUnrecorded) await recordTokenUse(pool, owner.tokenId).catch(ignoreRejectedWrite);
    const account = accountBody(owner, await accountStatusOf(pool, owner.id));
    return { account: visibleTo(owner.scopes, account), scopes: owner.scopes };
  }
}

/** Whether a text has the form of an access token; it may still be unknown. */
export const hasTokenForm = (text: string): boolean =>
  personalTokenFormat.matches(text) || appTokenFormat.matches(text);

/** Whether a text is meant to be an access token, valid or not. */
export const isAccessToken = (text: string): boolean => /^sen_[po]at_/.test(text);

/** The account as a token with these scopes sees it. */
function visibleTo(scopes: readonly Scope[], account: Account): Account {
  return scopes.includes("email:read") ? account : { ...account, email: null, newEmail: null };
}

function assertMayCreate({ kind, roles }: Account, scopes: readonly Scope[]): void {
  if (kind === "guest") throw new Problem("registration-required");
  const isAdmin = scopes.some((scope) => scope.startsWith("admin:"));
  if (isAdmin && roles.length === 0) throw new Problem("forbidden", "Only staff can create tokens with admin scopes.");
}

const expiredAlready = () => new Problem("malformed-request", "`expiresAt` must be in the future.");

function ignoreRejectedWrite(error: unknown): void {
  if (!isWriteRejected(error)) throw error;
}

function tokenBody({ createdAt, lastUsedAt, expiresAt, ...row }: AccessTokenRow): z.output<typeof schemas.accessToken> {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
