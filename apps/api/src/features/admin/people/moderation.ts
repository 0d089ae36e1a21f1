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
import type { DeskNeeds } from "../desk.ts";
import { mustNotPlay } from "../games/own-game.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { type ReportFilter, reportsAtDesk, type StoredReport, settleReport } from "./desk-reports-store.ts";
import { personNamed, showPerson } from "./people.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export interface PeopleNeeds extends DeskNeeds {
  /** Writes to somebody whose address is proved. */
  readonly tell: (
    account: string,
    kind: "sanctioned" | "sanction-lifted",
    values: Readonly<Record<string, string | number>>,
  ) => Promise<void>;
}

/** Mutes or bans somebody, for some days or until it is lifted; they are told, and may appeal. */
export async function impose(
  needs: PeopleNeeds,
  by: StaffActor,
  account: string,
  { kind, days, reason }: z.output<typeof words.newSanction>,
) {
  await mayJudge(needs, by, account);
  const at = needs.now();
  const endsAt = days === null ? null : new Date(at.getTime() + days * dayMilliseconds);
  await done(
    needs,
    auditEntry(by, "sanctionAccount", { kind: "account", id: account }, { reason, kind, days }),
    (client) => imposeSanction(client, { account, kind, by: by.account.id, reason, at, endsAt }),
  );
  await needs.accountChanged(account);
  await needs.tell(account, "sanctioned", { kind, reason, days: days ?? 0 });
  return showPerson(needs, account);
}

export async function lift(
  needs: PeopleNeeds,
  by: StaffActor,
  { account, sanction }: { readonly account: string; readonly sanction: string },
  { reason }: { readonly reason: string },
) {
  const before = await mayJudge(needs, by, account);
  const imposed = before.history.find(({ id }) => id === sanction);
  if (imposed === undefined) throw new Problem("not-found", "This account has no such sanction.");
  const { kind } = imposed;
  await done(
    needs,
    auditEntry(by, "liftSanction", { kind: "account", id: account }, { reason, sanction, kind }),
    (client) => liftSanction(client, { account, sanction, reason, at: needs.now() }),
  );
  await needs.accountChanged(account);
  await needs.tell(account, "sanction-lifted", { kind, reason });
  return showPerson(needs, account);
}

/** Signs somebody out everywhere. */
export async function endSessions(
  needs: PeopleNeeds,
  by: StaffActor,
  account: string,
  { reason }: { readonly reason: string },
) {
  const { sessions } = await mayJudge(needs, by, account);
  const told = { reason, sessions: sessions.length };
  await done(needs, auditEntry(by, "endSessionsOf", { kind: "account", id: account }, told), async (client) => {
    const ended = await endOtherSessions(client, account, undefined);
    return ended > 0;
  });
  await needs.accountChanged(account);
  return showPerson(needs, account);
}

/** A report with what was said, for one who does not play there. */
export async function readReport(needs: DeskNeeds, by: StaffActor, id: string): Promise<StoredReport> {
  const filter: ReportFilter = { id, sort: "at", from: 0, limit: 1 };
  const [report] = (await reportsAtDesk(needs.pool, filter)).reports;
  if (report === undefined) throw new Problem("not-found", "No report has this id.");
  const game = await needs.store.current(report.game);
  if (game !== undefined && !isOver(game)) mustNotPlay(game, by.account.id);
  if (report.accused.account === by.account.id)
    throw new Problem("forbidden", "You cannot resolve a report that you made or that is about you.");
  return report;
}

export async function settle(
  needs: PeopleNeeds,
  by: StaffActor,
  id: string,
  { verdict, reason }: z.output<typeof words.newSettlement>,
) {
  const { reporter } = await readReport(needs, by, id);
  if (reporter.account === by.account.id)
    throw new Problem("forbidden", "You cannot resolve a report that you made or that is about you.");
  const settlement = { report: id, verdict, by: by.account.id, reason, at: needs.now() };
  await done(needs, auditEntry(by, "settleReport", { kind: "report", id }, { reason, verdict }), (client) =>
    settleReport(client, settlement),
  );
  return readReport(needs, by, id);
}

/** Nobody judges themselves; and only an administrator those who keep the house. */
async function mayJudge(needs: DeskNeeds, { account: { id, roles } }: StaffActor, account: string) {
  await personNamed(needs, account);
  const person = await showPerson(needs, account);
  if (account === id) throw new Problem("forbidden", "You cannot do this to your own account.");
  if (person.roles.length > 0 && !roles.includes("administrator")) {
    throw new Problem("forbidden", "Only an administrator can do this to staff.");
  }
  return person;
}

/** Does something and writes it down, or neither. */
async function done({ pool, now }: DeskNeeds, deed: Deed, act: (client: PoolClient) => Promise<unknown>) {
  await inTransaction(pool, async (client) => {
    if (!(await act(client))) throw new Problem("done-already");
    await writeAudit(client, deed, now());
  });
}
