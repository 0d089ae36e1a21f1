import {
  applyEvents,
  decide,
  isRefusal,
  type Plan,
  pairingRevision,
  type TournamentContext,
  type TournamentEvent,
  tables,
} from "@seneschal/tournament";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../game/proof/digest.ts";
import { tournamentCommitmentOf, tournamentDrawOf } from "../../tournament/tournament-chance.ts";
import { type StoredTournament, tournamentTransition } from "../../tournament/tournament-transition.ts";
import { tournamentEventLineOf, tournamentManifestLineOf } from "./tournament-lines.ts";
import { verifyTournamentExport } from "./verify-tournament.ts";

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
  let stored: StoredTournament | undefined;
  const happen = (events: readonly TournamentEvent[]) => {
    const applied = applyEvents(stored?.tournament, events, "director", context);
    const recorded = applied.recorded.map((one) => ({ ...one, event: tamper(one.event) }));
    const { steps, after } = tournamentTransition({ id, secret }, stored, { ...applied, recorded });
    stored = after;
    for (const { event, ...entry } of steps) {
      const { type, ...body } = event;
      lines.push(tournamentEventLineOf({ ...entry, tournament: id, type, body: canonicalJson(body) }));
    }
    return after.tournament;
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
  if (stored === undefined) throw new Error("it was created");
  const { version, scheme, revision } = tournament;
  const manifest = { tournament: id, events: version, scheme, revision, commitment, secret, head: stored.digest };
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
    ["a missing event", /\n[^\n]*"type":"EntryOpened"[^\n]*/, "", 3],
  ] as const)("with %s is unsound", (_, from, to, line) => {
    const verdict = verifyTournamentExport(changed(exported(), from, to));
    expect(verdict).toMatchObject({ isSound: false, ...(line !== undefined && { line }) });
  });

  it("whose tables were exchanged before they were chained is unsound", () => {
    const text = exported(current, (event) =>
      event.type === "RoundDrafted" ? { ...event, tables: event.tables.toReversed() } : event,
    );
    expect(verifyTournamentExport(text)).toMatchObject({ isSound: false, message: "the seed leads to other tables" });
  });

  it("with a lot that was not drawn is unsound", () => {
    const text = exported(current, (event) =>
      event.type === "TournamentStarted" ? { ...event, lots: { ...event.lots, "bot-1": 7 } } : event,
    );
    const message = "the lot of bot-1 was not drawn from the secret";
    expect(verifyTournamentExport(text)).toMatchObject({ isSound: false, message });
  });
});
