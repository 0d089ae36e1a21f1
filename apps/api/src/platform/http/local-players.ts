import type { FastifyRequest } from "fastify";
import type { Account } from "./identity.ts";
import { Problem } from "./problem.ts";
import type { Server } from "./server.ts";

/** Returns a local player of an account, if there is one. */
export type CompanionOf = (
  account: string,
  companion: string,
) => Promise<Pick<Account, "id" | "name" | "roles" | "sanctions" | "nameKind"> | undefined>;

export const companionHeader = "seneschal-companion";
/** Seats are taken by the account itself, which names the local player. */
const ownNameOnly = ["/v1/games/:game/seats", "/v1/games/:game/rematch"];
/** Returns whether a route may be used for a local player. */
export function allowsLocalPlayers(method: string, pattern: string): boolean {
  return pattern.startsWith("/v1/games/") && !(method === "POST" && ownNameOnly.includes(pattern));
}

const mayBeAccount = /^[\x21-\x7e]{1,64}$/;

/** In game routes, a request may act for a local player: someone who plays on the same device. */
export function impersonateLocalPlayer(server: Server, companionOf: CompanionOf): void {
  server.addHook("onRequest", (request, _reply, done) => {
    const named = request.headers[companionHeader];
    if (typeof named !== "string") return done();
    impersonate(request, named).then(() => done(), done);
  });

  async function impersonate(request: FastifyRequest, named: string): Promise<void> {
    if (request.account === undefined || !allowsLocalPlayers(request.method, request.routeOptions.url ?? "")) return;
    const companion = mayBeAccount.test(named) ? await companionOf(request.account.id, named) : undefined;
    if (companion === undefined) throw new Problem("forbidden", "No player on your device has this id.");
    // Sanctions of either account apply.
    const sanctions = [...request.account.sanctions, ...companion.sanctions];
    const own = { email: null, isEmailConfirmed: false, newEmail: null, hasSecondFactor: false, roles: [] };
    request.account = { ...request.account, ...companion, ...own, kind: "guest", sanctions };
  }
}
