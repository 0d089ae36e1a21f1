import type { deskPeople as words } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Deed } from "../../../domain/audit/audit-chain.ts";
import { isOver } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { writeAudit } from "../../../read-models/audit-log-store.ts";
import { imposeSanction, liftSanction } from "../../../read-models/sanctions-store.ts";
import { endOtherSessions } from "../../../read-models/session-list-store.ts";
import type { DeskDeps } from "../desk.ts";
import { mustNotPlay } from "../games/own-game.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { type ReportFilter, reportsAtDesk, type StoredReport, settleReport } from "./desk-reports-store.ts";
import { personNamed, showPerson } from "./people.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export interface PeopleDeps extends DeskDeps {
  /** E-mails an account with a confirmed address. */
  readonly tell: (
    account: string,
    kind: "sanctioned" | "sanction-lifted",
    values: Readonly<Record<string, string | number>>,
  ) => Promise<void>;
}

/** Mutes or bans an account, for some days or until the sanction is lifted. The account is told and may appeal. */
export async function impose(
  deps: PeopleDeps,
  by: StaffActor,
  account: string,
  { kind, days, reason }: z.output<typeof words.newSanction>,
) {
  await mayJudge(deps, by, account);
  const at = deps.now();
  const endsAt = days === null ? null : new Date(at.getTime() + days * dayMilliseconds);
  await done(
    deps,
    auditEntry(by, "sanctionAccount", { kind: "account", id: account }, { reason, kind, days }),
    (client) => imposeSanction(client, { account, kind, by: by.account.id, reason, at, endsAt }),
  );
  await deps.accountChanged(account);
  await deps.tell(account, "sanctioned", { kind, reason, days: days ?? 0 });
  return showPerson(deps, account);
}

export async function lift(
  deps: PeopleDeps,
  by: StaffActor,
  { account, sanction }: { readonly account: string; readonly sanction: string },
  { reason }: { readonly reason: string },
) {
  const before = await mayJudge(deps, by, account);
  const imposed = before.history.find(({ id }) => id === sanction);
  if (imposed === undefined) throw new Problem("not-found", "This account has no such sanction.");
  const { kind } = imposed;
  await done(
    deps,
    auditEntry(by, "liftSanction", { kind: "account", id: account }, { reason, sanction, kind }),
    (client) => liftSanction(client, { account, sanction, reason, at: deps.now() }),
  );
  await deps.accountChanged(account);
  await deps.tell(account, "sanction-lifted", { kind, reason });
  return showPerson(deps, account);
}

/** Signs an account out everywhere. */
export async function endSessions(
  deps: PeopleDeps,
  by: StaffActor,
  account: string,
  { reason }: { readonly reason: string },
) {
  const { sessions } = await mayJudge(deps, by, account);
  const told = { reason, sessions: sessions.length };
  await done(deps, auditEntry(by, "endAccountSessions", { kind: "account", id: account }, told), async (client) => {
    const ended = await endOtherSessions(client, account, undefined);
    return ended > 0;
  });
  await deps.accountChanged(account);
  return showPerson(deps, account);
}

/**
 * Returns a report with its excerpt.
 * @throws {Problem} not-found, own-game while the moderator plays in the game, forbidden if it is about them
 */
export async function readReport(deps: DeskDeps, by: StaffActor, id: string): Promise<StoredReport> {
  const filter: ReportFilter = { id, sort: "at", from: 0, limit: 1 };
  const [report] = (await reportsAtDesk(deps.pool, filter)).reports;
  if (report === undefined) throw new Problem("not-found", "No report has this id.");
  const game = await deps.store.current(report.game);
  if (game !== undefined && !isOver(game)) mustNotPlay(game, by.account.id);
  if (report.accused.account === by.account.id)
    throw new Problem("forbidden", "You cannot resolve a report that you made or that is about you.");
  return report;
}

export async function settle(
  deps: PeopleDeps,
  by: StaffActor,
  id: string,
  { verdict, reason }: z.output<typeof words.newReportResolution>,
) {
  const { reporter } = await readReport(deps, by, id);
  if (reporter.account === by.account.id)
    throw new Problem("forbidden", "You cannot resolve a report that you made or that is about you.");
  const settlement = { report: id, verdict, by: by.account.id, reason, at: deps.now() };
  await done(deps, auditEntry(by, "resolveReport", { kind: "report", id }, { reason, verdict }), (client) =>
    settleReport(client, settlement),
  );
  return readReport(deps, by, id);
}

/** Staff cannot sanction themselves; only administrators can sanction other staff. */
async function mayJudge(deps: DeskDeps, { account: { id, roles } }: StaffActor, account: string) {
  await personNamed(deps, account);
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
async function done({ pool, now }: DeskDeps, deed: Deed, act: (client: PoolClient) => Promise<unknown>) {
  await inTransaction(pool, async (client) => {
    if (!(await act(client))) throw new Problem("done-already");
    await writeAudit(client, deed, now());
  });
}
