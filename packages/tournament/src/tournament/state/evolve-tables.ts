import { afterClock } from "./evolve-clock.ts";
import { afterPhysicalTable } from "./evolve-physical-tables.ts";
import { placesIn } from "./recorded-places.ts";
import type { Round, Tournament, TournamentTable } from "./tournament.ts";
import type { EventOf, Recorded, TournamentEvent } from "./types.ts";

type OfRound = Extract<TournamentEvent, { readonly round: number }>;
type Changing = Exclude<OfRound, EventOf<"RoundDrafted" | "PairingFailed" | "DraftDropped">>;
type Context = Pick<Recorded, "by" | "at"> & { readonly ruleset: string };
type OfTable = Extract<Changing, { readonly table: number }>;

/** Changes to drafted rounds and their tables. */
export function afterTables(before: Tournament, event: Changing, recorded: Recorded): Tournament {
  const context = { ...recorded, ruleset: before.plan.ruleset };
  const rounds = before.rounds.map((round) => (round.number === event.round ? after(round, event, context) : round));
  if (event.type !== "TablesAdded") return { ...before, rounds };
  const seated = event.tables.flatMap(({ players }) => players);
  const seeking = before.seeking.filter(({ player }) => !seated.includes(player));
  return { ...before, rounds, seeking, drafts: before.drafts + 1 };
}

function after(round: Round, event: Changing, context: Context): Round {
  switch (event.type) {
    case "TablesAdded":
      return { ...round, tables: [...round.tables, ...event.tables.map(freshTable)] };
    case "RoundAmended":
      return amended(round, event, context);
    case "RoundPublished":
      return { ...round, state: "published" };
    case "DeadlineMoved":
      return { ...round, deadline: event.deadline, deadlineChanges: round.deadlineChanges + 1 };
    case "RoundClosed":
      return { ...round, state: "closed" };
    case "RoundClockStarted":
    case "RoundClockPaused":
    case "RoundClockExtended":
      return afterClock(round, event);
    case "TableBoardsChosen":
    case "ResultReported":
    case "ReportDisputed":
    case "ResultEntered":
    case "TableOpened":
    case "TableEnded":
    case "TableStopped":
    case "GameAnnulled":
    case "TableReopened":
    case "PlaceForfeited":
    case "ResultCorrected":
      return withTable(round, event, context);
  }
}

/** A round whose table is played again is not over. A correction does not change since when its results are known. */
function withTable(round: Round, event: OfTable, context: Context): Round {
  const before = round.tables.find(({ number }) => number === event.table);
  const tables = round.tables.map((table) => (table === before ? changed(table, event, context) : table));
  const isFirst = before?.state !== "over" && givesResult.includes(event.type);
  return {
    ...round,
    tables,
    state: event.type === "TableReopened" ? "published" : round.state,
    lastResultAt: isFirst ? context.at : round.lastResultAt,
  };
}

const givesResult: readonly OfTable["type"][] = ["TableEnded", "ResultCorrected", "ResultEntered"];

/** A draft that is amended loses its certificate. A table whose players stay keeps its boards. */
function amended(round: Round, { tables, byes, reason }: EventOf<"RoundAmended">, { by, at }: Context): Round {
  const amendments = [...round.amendments, { by, at, reason }];
  const boardsOf = (players: readonly string[]) => round.tables.find((table) => isSameTable(table, players))?.boards;
  const fresh = tables.map((table) => ({ ...freshTable(table), boards: boardsOf(table.players) ?? null }));
  return { ...round, tables: fresh, byes, certificate: null, amendments };
}

const isSameTable = (table: TournamentTable, players: readonly string[]): boolean =>
  table.players.length === players.length && table.players.every((player) => players.includes(player));

const reopened = (table: TournamentTable): TournamentTable => ({
  ...table,
  state: "waiting",
  game: null,
  seated: [],
  forfeited: [],
  places: null,
  verdict: null,
  report: null,
  entry: null,
});

function changed(table: TournamentTable, event: OfTable, { at, by, ruleset }: Context): TournamentTable {
  switch (event.type) {
    case "TableBoardsChosen":
    case "ResultReported":
    case "ReportDisputed":
    case "ResultEntered":
      return afterPhysicalTable(table, event, { by, at, ruleset });
    case "TableOpened":
      return { ...table, state: "playing", game: event.game, seated: event.players };
    case "TableEnded":
      return { ...table, state: "over", report: null, places: placesIn(ruleset, event.places), verdict: event.verdict };
    case "TableStopped":
      return { ...table, state: "stopped", places: null, verdict: null };
    case "GameAnnulled":
      return { ...table, annulment: "open" };
    case "TableReopened":
      return { ...reopened(table), earlier: table.game === null ? table.earlier : [...table.earlier, table.game] };
    case "PlaceForfeited":
      return { ...table, forfeited: [...table.forfeited, event.player] };
    case "ResultCorrected": {
      const correction = { by, at, reason: event.reason, before: event.before && placesIn(ruleset, event.before) };
      const verdict = table.verdict ?? "adjudicated";
      return {
        ...table,
        state: "over",
        report: null,
        places: placesIn(ruleset, event.places),
        verdict,
        annulment: table.annulment === null ? null : "settled",
        corrections: [...table.corrections, correction],
      };
    }
  }
}

export const freshTable = ({
  table,
  division,
  players,
  purpose,
}: EventOf<"RoundDrafted">["tables"][number]): TournamentTable => ({
  number: table,
  division,
  players,
  purpose: purpose ?? null,
  state: "waiting",
  boards: null,
  report: null,
  entry: null,
  game: null,
  seated: [],
  earlier: [],
  forfeited: [],
  places: null,
  verdict: null,
  annulment: null,
  corrections: [],
});
