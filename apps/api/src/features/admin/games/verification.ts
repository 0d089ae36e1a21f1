import { setTimeout as sleep } from "node:timers/promises";
import type { adminGames as schemas } from "@seneschal/schema";
import { requirePlayable } from "../../../domain/game/ruleset-registry.ts";
import { summaryOf } from "../../../domain/game/summary.ts";
import { type StreamVerification, verifyStream } from "../../../domain/verification/verify-stream.ts";
import { differencesFrom } from "../../../event-store/appending/projection-rows.ts";
import { rollbackTargetsOf } from "../../../event-store/loading/stored-events.ts";
import { rebuildOneGame } from "../../../event-store/rebuild-games.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { checkNotInvolved, requireGame } from "./game-access.ts";

const eventsAtOnce = 200;
/** More faults of the same kind add no information. */
const faultsMax = 50;

type Faults = schemas.Verification["faults"];

/** The row of a game may follow its last move, and moves may be played meanwhile: then everything is verified again. */
const attemptsMax = 4;
const pauseMs = 100;

/** Verifies hash chain, random draws, rules and projections of a game. */
export async function verifyGame(
  deps: AdminDeps,
  id: string,
  pause: () => Promise<unknown> = () => sleep(pauseMs),
): Promise<schemas.Verification> {
  for (let attempt = 1; ; attempt++) {
    const verification = await verifyOnce(deps, id);
    if (attempt === attemptsMax || !isRowAtOtherVersion(verification)) return verification;
    await pause();
  }
}

function isRowAtOtherVersion({ faults }: schemas.Verification): boolean {
  return faults.some(({ kind, detail }) => kind === "projection" && detail === "games.version");
}

async function verifyOnce(deps: AdminDeps, id: string): Promise<schemas.Verification> {
  const head = await requireGame(deps, id);
  requirePlayable(deps.registry, head);
  const { secret } = head;
  const check = verifyStream(deps.registry, secret, await rollbackTargetsOf(deps.pool, id));
  const faults: Faults = await faultsInStream(deps, id, check);
  faults.push(...(await faultsInProjection(deps, check)));
  const { rulesChecked, game } = check;
  return { isSound: faults.length === 0, events: game?.version ?? 0, rulesChecked, faults: faults.slice(0, faultsMax) };
}

async function faultsInStream({ store }: AdminDeps, id: string, check: StreamVerification): Promise<Faults> {
  const faults: Faults = [];
  for (let after = 0; ; ) {
    const events = await store.events(id, after, eventsAtOnce);
    for (const stored of events) {
      faults.push(...check.take(stored));
      if (faults.some(({ kind }) => kind === "fold")) return faults;
    }
    after = events.at(-1)?.version ?? after;
    if (events.length < eventsAtOnce) return faults;
  }
}

async function faultsInProjection({ pool, registry }: AdminDeps, { game }: StreamVerification): Promise<Faults> {
  if (game === undefined) return [];
  const differences = await differencesFrom(pool, summaryOf(registry, game), game);
  return differences.map((detail) => ({ version: null, kind: "projection" as const, detail }));
}

/** Rebuilds the projections and snapshots of a game from its events, and verifies them. */
export async function rebuildGame(
  deps: AdminDeps,
  by: StaffActor,
  id: string,
  instruction: { readonly reason: string },
) {
  const { pool, registry, now } = deps;
  const game = await requireGame(deps, id);
  acceptedOrThrow(checkNotInvolved(game, by.account.id));
  requirePlayable(registry, game);
  await inTransaction(pool, async (client) => {
    await rebuildOneGame(client, registry, id);
    await writeAudit(client, auditEntry(by, "rebuildGame", { kind: "game", id }, instruction), now());
  });
  return verifyGame(deps, id);
}
