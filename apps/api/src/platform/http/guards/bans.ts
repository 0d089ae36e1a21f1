import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";

const readMethods: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** Operations that stay open to banned accounts: to appeal and to leave. */
const openToBanned: readonly (string | undefined)[] = [
  "appealSanction",
  "signIn",
  "signOut",
  "endSession",
  "endOtherSessions",
  "deleteAccount",
];

/** Banned accounts may read and leave, nothing else. */
export function rejectBanned(server: Server): void {
  server.addHook("onRequest", syncHook(assertNotBanned));
}

function assertNotBanned(request: FastifyRequest): void {
  const ban = request.account?.sanctions.find(({ kind }) => kind === "ban");
  if (ban === undefined || readMethods.includes(request.method)) return;
  const operation = request.routeOptions.schema as { readonly operationId?: string } | undefined;
  if (openToBanned.includes(operation?.operationId)) return;
  throw new Problem(
    "banned",
    `You are banned ${ban.endsAt === null ? "until further notice" : `until ${ban.endsAt}`}.`,
  );
}
