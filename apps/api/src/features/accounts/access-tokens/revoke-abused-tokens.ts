import type { Server } from "../../../platform/http/server.ts";
import { type AbuseCause, programRequest } from "./program-request.ts";
import { TokenAbuse } from "./token-abuse.ts";

interface Deps {
  readonly now: () => Date;
  /** Revokes a token, and tells its account why. */
  readonly revoke: (token: string, cause: AbuseCause) => Promise<void>;
}

/**
 * Revokes a token of a person whose program does not stop after errors; the account keeps working. Those of bot accounts
 * are counted together for their owners. Must be called before the routes are registered.
 */
export function revokeAbusedTokens(server: Server, { now, revoke }: Deps): void {
  const abuse = new TokenAbuse();
  server.addHook("onSend", async (request, reply, payload) => {
    const { sessionToken: token, scopes, account } = request;
    // Sessions have no scopes.
    if (token === undefined || scopes === undefined || account?.kind === "bot") return payload;
    const cause = abuse.count(token, programRequest(request, reply, payload, now()));
    if (cause !== undefined) await revoke(token, cause);
    return payload;
  });
}
