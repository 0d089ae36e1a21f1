import { canonicalJson } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { decide } from "../tournament/acts/decide.ts";
import { isRefusal } from "../tournament/acts/decision.ts";
import { tournamentCommitmentOf, tournamentDigestOf, tournamentDrawOf } from "../tournament/chance.ts";
import { applyEvents } from "../tournament/progress/apply-events.ts";
import * as tables from "../tournament/progress/tables.ts";
import { pairingRevision } from "../tournament/state/pairing-revision.ts";
import type { Tournament } from "../tournament/state/tournament.ts";
import type { TournamentContext } from "../tournament/state/tournament-context.ts";
import type { Plan, TournamentEvent } from "../tournament/state/types.ts";
import { tournamentEventLineOf, tournamentManifestLineOf } from "./export-lines.ts";
import { verificationSteps, verifyTournamentExport } from "./verify-tournament.ts";

const id = "00000000-0000-4000-8000-000000000001";
const secret = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)).toString("hex");
const sizes = { least: 3, most: 4, preferred: 3 };
const plan: Plan = {
  name: "A cup",
  ruleset: "village",
  options: {},
  description: "",
  stages: [{ format: "swiss", field: { from: "all" }, sizes, roundDays: null, rounds: 2, company: "balanced" }],
  scoring: { system: "size-neutral" },
  tieBreaks: ["points", "lot"],
  seeding: "lot",
  pace: "none",
  weekendsOff: false,
  startsAt: null,
  checkInMinutes: null,
  playersMost: 16,
  entry: null,
  lateRounds: 0,
  latePoints: 0,
  byePoints: null,
  atDeadline: "director",
  pairing: "automatic",
  prizes: [],
};
const context: TournamentContext = {
  now: "2027-01-01T00:00:00.000Z",
  inDays: () => "2027-02-01T00:00:00.000Z",
  minutesBefore: (instant) => instant,
  isWaitOver: () => false,
  hashOf: (name) => tournamentDrawOf(secret, name),
  secret,
  ratings: {},
  advantages: {},
};

interface Created {
  readonly scheme?: 2;
  readonly revision?: number;
}

const current: Created = { scheme: 2, revision: pairingRevision };

/** A Swiss of nine bots with two rounds, played to its end, as a file. */
function exported(created: Created = current, tamper = (event: TournamentEvent) => event): string {
  const commitment = tournamentCommitmentOf({ id, secret, scheme: created.scheme ?? 1 });
  const lines: string[] = [];
  let digest = "";
  let last: Tournament | undefined;
  const happen = (events: readonly TournamentEvent[]) => {
    const { recorded, after } = applyEvents(last, events, "director", context);
    for (const { event, ...entry } of recorded) {
      const { type, ...body } = tamper(event);
      digest = tournamentDigestOf(secret, digest, { ...entry, tournament: id, type, body });
      lines.push(tournamentEventLineOf({ ...entry, digest, tournament: id, type, body: canonicalJson(body) }));
    }
    last = after;
    return after;
  };
  let tournament = happen([
    { type: "TournamentCreated", plan, director: "director", commitment, ...created },
    { type: "EntryOpened" },
  ]);
  for (const action of [{ type: "enter-bots", bot: "easy", count: 9 } as const, { type: "start" } as const]) {
    const decision = decide({ tournament, by: "director", context }, action);
    if (isRefusal(decision)) throw new Error(decision.detail);
    tournament = happen(decision);
  }
  for (const round of [1, 2]) for (const table of tables.tablesToOpen(tournament)) tournament = played(table, round);
  const { version, scheme, revision } = tournament;
  const manifest = { tournament: id, events: version, scheme, revision, commitment, secret, head: digest };
  return `${[tournamentManifestLineOf({ format: "seneschal-tournament-1", ...manifest }), ...lines].join("\n")}\n`;

  function played(table: tables.TableToOpen, round: number) {
    const game = `00000000-0000-4000-8000-0000000${round}000${table.table}`;
    const opened = happen(tables.openTable(tournament, table, game));
    const finishes = table.players.map((heldBy, seat) => ({ heldBy, rank: seat + 1, score: 9 - seat, tieBreaks: [] }));
    return happen(tables.readTable(opened, { ...table, game, version: 9 }, "played", finishes));
  }
}

const changed = (text: string, from: string | RegExp, to: string): string => {
  const after = text.replace(from, to);
  expect(after).not.toBe(text);
  return after;
};

describe("an exported tournament", () => {
  it("is sound with its lots, seeds and pairings", () => {
    expect(verifyTournamentExport(exported())).toMatchObject({ isSound: true, pairingsChecked: true });
  });

  it("of scheme 1 is sound, and its pairings are not repeated", () => {
    const verdict = verifyTournamentExport(exported({}));
    expect(verdict).toMatchObject({ isSound: true, pairingsChecked: false, manifest: { scheme: 1, revision: 1 } });
  });

  it.each([
    ["a secret that does not fit", `"secret":"${secret}"`, `"secret":"${"0".repeat(64)}"`, 1],
    ["a changed result", '"rank":1', '"rank":2', undefined],
    [
      "a changed pairing",
      /("type":"RoundDrafted".*?)?"players":\["(bot-\d)","(bot-\d)"/,
      '$1"players":["$3","$2"',
      undefined,
    ],
    ["a changed lot", /"lots":\{"bot-1":\d+/, '"lots":{"bot-1":7', undefined],
    ["a chain that ends early", /\n[^\n]*"type":"TournamentFinished"[^\n]*/, "", undefined],
    ["a missing event", /\n[^\n]*"type":"EntryOpened"[^\n]*/, "", 3],
  ] as const)("with %s is unsound", (_, from, to, line) => {
    const verdict = verifyTournamentExport(changed(exported(), from, to));
    expect(verdict).toMatchObject({ isSound: false, ...(line !== undefined && { line }) });
  });

  it("whose tables were exchanged before they were chained is unsound", () => {
    const text = exported(current, (event) =>
      event.type === "RoundDrafted" ? { ...event, tables: event.tables.toReversed() } : event,
    );
    expect(verifyTournamentExport(text)).toMatchObject({ isSound: false, fault: "wrong-tables" });
  });

  it.each(["StageEnded", "TournamentFinished"] as const)(
    "whose ranking in %s was exchanged before it was chained is unsound",
    (type) => {
      const text = exported(current, (event) =>
        event.type === type
          ? { ...event, ranking: event.ranking.map(({ player }, place, all) => ({ player, rank: all.length - place })) }
          : event,
      );
      expect(verifyTournamentExport(text)).toMatchObject({ isSound: false, fault: "wrong-ranking" });
    },
  );

  it("with a lot that was not drawn is unsound", () => {
    const text = exported(current, (event) =>
      event.type === "TournamentStarted" ? { ...event, lots: { ...event.lots, "bot-1": 7 } } : event,
    );
    expect(verifyTournamentExport(text)).toMatchObject({ isSound: false, fault: "wrong-lot", player: "bot-1" });
  });

  it("is verified line by line", () => {
    const shares = [...verificationSteps(exported())];
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});
