import { describe, expect, it } from "vitest";
import { tablesToOpen } from "../../progress/tables.ts";
import { folded, Played, planOf, stages } from "../../scenarios/testing.fixture.ts";
import { stageStandings } from "../../standings/stage-standings.ts";
import type { StageState } from "../../state/tournament.ts";

const reason = "For a reason that everybody reads.";
const pairs = { ...stages.swiss, sizes: { least: 2, most: 4, preferred: 4 }, rounds: 2 };
const placesOf = (...players: readonly string[]) =>
  players.map((player, place) => ({ player, rank: place + 1, score: 9 - place, tieBreaks: [], isForfeit: false }));
const at = { round: 1, table: 1 };

/** One table of two accounts and two players entered by name, on physical boards. */
function begun(more = {}): Played {
  const played = new Played(planOf([pairs], { boards: "physical", ...more }));
  played.act({ type: "open-entry" });
  played.act({ type: "enter" }, "ada");
  played.act({ type: "enter" }, "bea");
  played.act({ type: "enter-players", players: [{ name: "Cyr" }, { name: "Dan" }] });
  played.act({ type: "start" });
  return played;
}
const tableIn = ({ tournament }: Played) => tournament.rounds[0]?.tables[0];
const places = placesOf("ada", "bea", "named-1", "named-2");

describe("a table on physical boards", () => {
  it("opens no game, and a director enters its result once", () => {
    const played = begun();
    expect(tablesToOpen(played.tournament)).toEqual([]);
    expect(played.act({ type: "enter-result", ...at, places: places.slice(1) })).toBe("unfit");
    expect(played.act({ type: "enter-result", ...at, table: 2, places })).toBe("not-found");
    expect(played.act({ type: "enter-result", ...at, round: 2, places })).toBe("not-found");
    expect(played.act({ type: "enter-result", ...at, places })).toBeUndefined();
    expect(played.act({ type: "enter-result", ...at, places })).toBe("done-already");
    expect(tableIn(played)).toMatchObject({
      state: "over",
      verdict: "played",
      game: null,
      entry: { by: "director", reportedBy: null, confirmedBy: null },
    });
    expect(played.tournament.rounds).toHaveLength(2);
    const points = stageStandings(played.tournament, played.tournament.stages[0] as StageState);
    expect(points.map((one) => [one.player, one.points])).toEqual([
      ["ada", 6],
      ["bea", 3],
      ["named-1", 1],
      ["named-2", 0],
    ]);
    expect(folded(played.log)).toEqual(played.tournament);
  });

  it("is reported by a player and confirmed by another", () => {
    const played = begun();
    expect(played.act({ type: "confirm-result", ...at, places }, "bea")).toBe("not-found");
    expect(played.act({ type: "report-result", ...at, places }, "ada")).toBeUndefined();
    expect(played.act({ type: "report-result", ...at, places }, "ada")).toBe("done-already");
    expect(played.act({ type: "confirm-result", ...at, places }, "ada")).toBe("unfit");
    expect(
      played.act({ type: "report-result", ...at, places: placesOf("bea", "ada", "named-1", "named-2") }, "bea"),
    ).toBe("not-now");
    const changed = placesOf("ada", "named-1", "bea", "named-2");
    expect(played.act({ type: "report-result", ...at, places: changed }, "ada")).toBeUndefined();
    expect(played.act({ type: "confirm-result", ...at, places }, "bea")).toBe("not-now");
    expect(played.act({ type: "confirm-result", ...at, places: changed }, "bea")).toBeUndefined();
    expect(tableIn(played)).toMatchObject({
      state: "over",
      places: changed,
      report: null,
      entry: { by: "bea", reportedBy: "ada", confirmedBy: "bea" },
    });
    expect(played.act({ type: "confirm-result", ...at, places: changed }, "bea")).toBe("done-already");
  });

  it("accepts no reports of others, of players who left, or of players who forfeited", () => {
    const played = begun();
    expect(played.act({ type: "report-result", ...at, places }, "eve")).toBe("not-entered");
    expect(played.act({ type: "report-result", ...at, places }, "director")).toBe("not-entered");
    played.act({ type: "forfeit-place", ...at, player: "bea", reason });
    expect(played.act({ type: "report-result", ...at, places }, "bea")).toBe("not-entered");
    expect(played.act({ type: "report-result", ...at, places }, "ada")).toBe("unfit");
    played.act({ type: "remove-player", player: "ada", reason });
    expect(played.act({ type: "report-result", ...at, places }, "ada")).toBe("not-entered");
    expect(tableIn(played)?.state).toBe("waiting");
  });

  it("waits for a director after a dispute, or for a new report", () => {
    const played = begun();
    played.act({ type: "report-result", ...at, places }, "ada");
    expect(played.act({ type: "dispute-result", ...at, reason }, "ada")).toBe("unfit");
    expect(played.act({ type: "dispute-result", ...at, reason }, "bea")).toBeUndefined();
    expect(played.act({ type: "dispute-result", ...at }, "bea")).toBe("done-already");
    expect(tableIn(played)?.report?.dispute).toMatchObject({ by: "bea", reason });
    expect(played.act({ type: "confirm-result", ...at, places }, "bea")).toBe("not-now");
    const other = placesOf("bea", "ada", "named-1", "named-2");
    expect(played.act({ type: "report-result", ...at, places: other }, "bea")).toBeUndefined();
    expect(tableIn(played)?.report).toMatchObject({ by: "bea", dispute: null });
    expect(played.act({ type: "enter-result", ...at, places: other })).toBeUndefined();
    expect(tableIn(played)?.entry).toMatchObject({ by: "director", reportedBy: "bea", confirmedBy: null });
  });

  it("can be reported by an account that confirmed to be a player entered by name", () => {
    const played = begun();
    played.act({ type: "link-player", player: "named-1", account: "cyr" });
    played.act({ type: "accept-link", player: "named-1" }, "cyr");
    expect(played.act({ type: "report-result", ...at, places }, "cyr")).toBeUndefined();
    expect(tableIn(played)?.report?.by).toBe("named-1");
    expect(played.act({ type: "confirm-result", ...at, places }, "cyr")).toBe("unfit");
    expect(played.act({ type: "confirm-result", ...at, places }, "ada")).toBeUndefined();
  });

  it("can be corrected and played again like others", () => {
    const played = begun({ pairing: "director", closing: "director" });
    played.act({ type: "publish-round", round: 1 });
    played.act({ type: "enter-result", ...at, places });
    const corrected = placesOf("bea", "ada", "named-1", "named-2");
    expect(played.act({ type: "correct-result", ...at, places: corrected, reason })).toBeUndefined();
    expect(tableIn(played)).toMatchObject({ places: corrected, corrections: [{ before: places, reason }] });
    expect(played.act({ type: "replay-table", ...at, reason })).toBeUndefined();
    expect(tableIn(played)).toMatchObject({ state: "waiting", places: null, entry: null });
    expect(played.act({ type: "enter-result", ...at, places })).toBeUndefined();
  });

  it("is played on while two players stay, and won by the last one", () => {
    const played = begun();
    played.act({ type: "remove-player", player: "named-1", reason });
    played.act({ type: "remove-player", player: "named-2", reason });
    expect(tableIn(played)?.state).toBe("waiting");
    played.act({ type: "withdraw" }, "bea");
    expect(tableIn(played)).toMatchObject({ state: "over", verdict: "walk-over" });
  });
});

describe("the boards of a table", () => {
  function mixed(): Played {
    const played = new Played(planOf([pairs], { boards: "online", pairing: "director" }));
    played.act({ type: "open-entry" });
    for (const player of ["ada", "bea", "cyr", "dan", "eve", "fay", "gus"]) played.act({ type: "enter" }, player);
    played.act({ type: "enter-players", players: [{ name: "Hal" }] });
    played.act({ type: "start" });
    return played;
  }
  const numberOf = (played: Played, isWithHal: boolean) =>
    played.tournament.rounds[0]?.tables.find(({ players }) => players.includes("named-1") === isWithHal)?.number ?? 0;

  it("are physical for players entered by name, and otherwise as a director chooses", () => {
    const played = mixed();
    const choose = (table: number, boards: "online" | "physical") =>
      played.act({ type: "choose-boards", round: 1, table, boards });
    const [hal, others] = [numberOf(played, true), numberOf(played, false)];
    expect(choose(hal, "online")).toBe("unfit");
    expect(choose(hal, "physical")).toBe("done-already");
    expect(choose(others, "online")).toBe("done-already");
    expect(choose(others, "physical")).toBeUndefined();
    played.act({ type: "publish-round", round: 1 });
    expect(tablesToOpen(played.tournament)).toEqual([]);
    expect(choose(others, "online")).toBeUndefined();
    expect(tablesToOpen(played.tournament).map(({ table }) => table)).toEqual([others]);
    expect(choose(3, "online")).toBe("not-found");
  });

  it("stay with the players of an amended draft", () => {
    const played = mixed();
    const others = numberOf(played, false);
    played.act({ type: "choose-boards", round: 1, table: others, boards: "physical" });
    const tables = played.tournament.rounds[0]?.tables.map(({ players }) => ({
      players: [...players].reverse(),
      division: null,
    }));
    played.act({ type: "amend-round", round: 1, tables: tables ?? [], byes: [], mayMeet: false, reason });
    expect(played.tournament.rounds[0]?.tables[others - 1]?.boards).toBe("physical");
  });

  it("are not chosen once an online game is played, and online results are not entered", () => {
    const played = mixed();
    played.act({ type: "publish-round", round: 1 });
    const [others] = tablesToOpen(played.tournament);
    const players = others?.players ?? [];
    const table = others?.table ?? 0;
    expect(played.act({ type: "enter-result", round: 1, table, places: placesOf(...players) })).toBe("unfit");
    played.playTables();
    expect(played.act({ type: "choose-boards", round: 1, table, boards: "physical" })).toBe("not-now");
  });
});

it("the text on the clock page changes, and can be removed", () => {
  const played = begun();
  expect(played.act({ type: "set-clock-text", text: "" })).toBe("done-already");
  expect(played.act({ type: "set-clock-text", text: "Round 2 at nine" })).toBeUndefined();
  expect(played.tournament.clockText).toBe("Round 2 at nine");
});
