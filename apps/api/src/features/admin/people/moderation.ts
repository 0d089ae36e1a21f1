import type { adminReports, adminPeople as schemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { AuditAction } from "../../../domain/audit/audit-chain.ts";
import { isOver } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { deleteAccessTokens, disconnectApps } from "../../../stores/accounts/access-tokens-store.ts";
import { recordRevocation } from "../../../stores/accounts/bots-store.ts";
import { imposeSanction, liftSanction } from "../../../stores/accounts/sanctions-store.ts";
import { endOtherSessions } from "../../../stores/accounts/session-list-store.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { checkNotInvolved } from "../games/game-access.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { requirePerson, showPerson } from "./people.ts";
import { type ReportFilter, type StoredReport, searchReports, storeResolution } from "./reports-store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export interface PeopleDeps extends AdminDeps {
  /** E-mails an account with a confirmed address; for a bot account, its owner. */
  readonly emailAccount: (
    account: string,
    kind: "sanctioned" | "sanction-lifted" | "token-revoked",
    values: Readonly<Record<string, string | number>>,
  ) => Promise<void>;
}

/**
 * Mutes or bans an account, for some days or until the sanction is lifted. A ban disconnects its apps. The account is told
 * and may appeal.
 */
export async function sanctionAccount(
  deps: PeopleDeps,
  by: StaffActor,
  account: string,
  { kind, days, reason }: z.output<typeof schemas.newSanction>,
) {
  await assertMayModerate(deps, by, account);
  const at = deps.now();
  const endsAt = days === null ? null : new Date(at.getTime() + days * dayMs);
  await runWithAudit(
    deps,
    auditEntry(by, "sanctionAccount", { kind: "account", id: account }, { reason, kind, days }),
    async (client) => {
      if (kind === "ban") await disconnectApps(client, account);
      return imposeSanction(client, { account, kind, by: by.account.id, reason, at, endsAt });
    },
  );
  await deps.accountChanged(account);
  await deps.emailAccount(account, "sanctioned", { kind, reason, days: days ?? 0 });
  return showPerson(deps, account);
}

export async function liftAccountSanction(
  deps: PeopleDeps,
  by: StaffActor,
  { account, sanction }: { readonly account: string; readonly sanction: string },
  { reason }: { readonly reason: string },
) {
  const before = await assertMayModerate(deps, by, account);
  const imposed = before.history.find(({ id }) => id === sanction);
  if (imposed === undefined) throw new Problem("not-found", "This account has no such sanction.");
  const { kind } = imposed;
  await runWithAudit(
    deps,
    auditEntry(by, "liftSanction", { kind: "account", id: account }, { reason, sanction, kind }),
    (client) => liftSanction(client, { account, sanction, reason, at: deps.now() }),
  );
  await deps.accountChanged(account);
  await deps.emailAccount(account, "sanction-lifted", { kind, reason });
  return showPerson(deps, account);
}

/**
 * Signs an account out everywhere, revokes its access tokens and disconnects its apps. The owner of a bot account is told.
 */
export async function endSessions(
  deps: PeopleDeps,
  by: StaffActor,
  account: string,
  { reason }: { readonly reason: string },
) {
  const { sessions } = await assertMayModerate(deps, by, account);
  const details = { reason, sessions: sessions.length };
  await runWithAudit(
    deps,
    auditEntry(by, "endAccountSessions", { kind: "account", id: account }, details),
    async (client) => {
      const ended = await endOtherSessions(client, account, undefined);
      const revoked = await deleteAccessTokens(client, account);
      if (revoked > 0) await recordRevocation(client, account, reason);
      return ended + revoked > 0;
    },
  );
  await deps.accountChanged(account);
  await deps.emailAccount(account, "token-revoked", { cause: "moderator", reason });
  return showPerson(deps, account);
}

/**
 * Returns a report with its excerpt.
 * @throws {Problem} not-found, own-game while the moderator plays in the game, forbidden if it is about them
 */
export async function readReport(deps: AdminDeps, by: StaffActor, id: string): Promise<StoredReport> {
  const filter: ReportFilter = { id, sort: "at", from: 0, limit: 1 };
  const [report] = (await searchReports(deps.pool, filter)).reports;
  if (report === undefined) throw new Problem("not-found", "No report has this id.");
  const game = await deps.store.current(report.game);
  if (game !== undefined && !isOver(game)) acceptedOrThrow(checkNotInvolved(game, by.account.id));
  if (report.accused.account === by.account.id)
    throw new Problem("forbidden", "You cannot resolve a report that you made or that is about you.");
  return report;
}

export async function resolveReport(
  deps: PeopleDeps,
  by: StaffActor,
  id: string,
  { verdict, reason }: z.output<typeof adminReports.newReportResolution>,
) {
  const { reporter } = await readReport(deps, by, id);
  if (reporter.account === by.account.id)
    throw new Problem("forbidden", "You cannot resolve a report that you made or that is about you.");
  const resolution = { report: id, verdict, by: by.account.id, reason, at: deps.now() };
  await runWithAudit(deps, auditEntry(by, "resolveReport", { kind: "report", id }, { reason, verdict }), (client) =>
    storeResolution(client, resolution),
  );
  return readReport(deps, by, id);
}

/** Staff cannot sanction themselves; only administrators can sanction other staff. */
async function assertMayModerate(deps: AdminDeps, { account: { id, roles } }: StaffActor, account: string) {
  await requirePerson(deps, account);
  const person = await showPerson(deps, account);
  if (account === id) throw new Problem("forbidden", "You cannot do this to your own account.");
  if (person.roles.length > 0 && !roles.includes("administrator")) {
    throw new Problem("forbidden", "Only an administrator can do this to staff.");
  }
  return person;
}

/**
 * Runs `act` and writes the audit entry in one transaction.
 * @throws {Problem} done-already if `act` returns nothing
 */
async function runWithAudit(
  { pool, now }: AdminDeps,
  action: AuditAction,
  act: (client: PoolClient) => Promise<unknown>,
) {
  await inTransaction(pool, async (client) => {
    if (!(await act(client))) throw new Problem("done-already");
    await writeAudit(client, action, now());
  });
}
