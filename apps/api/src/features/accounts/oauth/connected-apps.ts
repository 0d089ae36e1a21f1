import { oauth as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { type ConnectedAppRow, connectedAppsOf, disconnectApp } from "./oauth-grants-store.ts";
import { shownHost } from "./redirect-uris.ts";

/** The apps that can act for an account, until it disconnects them. */
export class ConnectedApps {
  readonly #pool: Pool;
  readonly #sessions: Sessions;

  constructor(pool: Pool, sessions: Sessions) {
    this.#pool = pool;
    this.#sessions = sessions;
  }

  async list(account: string): Promise<z.output<typeof schemas.connectedAppList>> {
    return { apps: (await connectedAppsOf(this.#pool, account)).map(appBody) };
  }

  /** Nothing is cached, so codes and tokens fail at once in every process. @throws {Problem} not-found */
  async disconnect(account: string, client: string): Promise<void> {
    if (!(await disconnectApp(this.#pool, account, client))) throw new Problem("not-found");
    // Live streams that the app has opened end.
    await this.#sessions.changed(account);
  }
}

function appBody({ redirectUri, scopes, connectedAt, lastUsedAt, ...row }: ConnectedAppRow) {
  return {
    ...row,
    // In the order of the consent page.
    scopes: schemas.appScopes.filter((scope) => scopes.includes(scope)),
    host: shownHost(redirectUri ?? undefined),
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
