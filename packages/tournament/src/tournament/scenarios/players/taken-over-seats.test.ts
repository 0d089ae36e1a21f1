import { describe, expect, it } from "vitest";
import { applyEvents } from "../../progress/apply-events.ts";
import { openTable, readTable, tablesToOpen } from "../../progress/tables.ts";
import { stageStandings } from "../../standings/stage-standings.ts";
import type { StageState } from "../../state/tournament.ts";
import type { Plan } from "../../state/types.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

const reason = "For a reason that everybody reads.";
const threes = { least: 3, most: 3, preferred: 3 };

/** Three players at one table. p1 is replaced by the substitute during the game, who finishes second. */
function replaced(more: Partial<Plan>, holder: string | null = "sub"): Played {
  const scoring = { system: "list", points: [6, 4, 0] } as const;
  const played = new Played(
    planOf([{ ...stages.swiss, sizes: threes, rounds: 2 }], { scoring, playersMost: 3, pairing: "director", ...more }),
  );
  played.act({ type: "open-entry" });
  for (const player of ["p1", "p2", "p3", "sub"]) played.act({ type: "enter" }, player);
  played.act({ type: "start" });
  played.act({ type: "publish-round", round: 1 });
  const [table] = tablesToOpen(played.tournament);
  if (table === undefined) throw new Error("there is a table");
  let after = applyEvents(played.tournament, openTable(played.tournament, table, "game"), null, played.context).after;
  played.tournament = after;
  expect(played.act({ type: "substitute", player: "p1", by: "sub", reason })).toBeUndefined();
  const rankOf = (player: string) => (player === "p2" ? 1 : player === "p1" ? 2 : 3);
  const finishes = table.players.map((player) => ({
    heldBy: player === "p1" ? (holder ?? undefined) : player,
    rank: rankOf(player),
    score: 4 - rankOf(player),
    tieBreaks: [],
  }));
  const at = { round: 1, table: 1, game: "game", version: 9 };
  after = applyEvents(
    played.tournament,
    readTable(played.tournament, at, "played", finishes),
    null,
    played.context,
  ).after;
  played.tournament = after;
  return played;
}

const pointsOf = ({ tournament }: Played) =>
  Object.fromEntries(
    stageStandings(tournament, tournament.stages[0] as StageState).map(({ player, points }) => [player, points]),
  );
const standing = ({ tournament }: Played, name: string) =>
  stageStandings(tournament, tournament.stages[0] as StageState).find(({ player }) => player === name);

describe("the seat of a player who is replaced during the game", () => {
  it.each([
    [{}, { p1: 0, sub: 0, p2: 6, p3: 4 }],
    [{ substituteResult: "nobody" }, { p1: 0, sub: 0, p2: 6, p3: 4 }],
    [{ substituteResult: "substitute" }, { p1: 0, sub: 4, p2: 6, p3: 0 }],
    [{ substituteResult: "original" }, { p1: 4, sub: 0, p2: 6, p3: 0 }],
    [{ substituteResult: "shared" }, { p1: 2, sub: 2, p2: 6, p3: 0 }],
  ] as const)("counts as the plan says: %j", (more, points) => {
    expect(pointsOf(replaced(more))).toEqual(points);
  });

  it("says in the standings which share of its points each of the two has", () => {
    const played = replaced({ substituteResult: "shared" });
    expect(standing(played, "sub")?.sources).toMatchObject([{ from: "table", table: 1, points: 2, share: 0.5 }]);
    expect(standing(played, "p1")).toMatchObject({ forfeits: 1, sources: [{ points: 2, share: 0.5 }] });
    expect(standing(played, "p2")).toMatchObject({ sources: [{ points: 6 }] });
  });

  it("is forfeited if a caretaker played it to the end", () => {
    expect(pointsOf(replaced({ substituteResult: "shared" }, null))).toEqual({ p1: 0, sub: 0, p2: 6, p3: 4 });
  });

  it("gives nothing to a person who did not replace the player in the tournament", () => {
    expect(pointsOf(replaced({ substituteResult: "shared" }, "stranger"))).toEqual({ p1: 2, sub: 0, p2: 6, p3: 0 });
    expect(pointsOf(replaced({ substituteResult: "substitute" }, "p2"))).toEqual({ p1: 0, sub: 0, p2: 6, p3: 0 });
  });

  it("keeps its shares when a director corrects the result", () => {
    const played = replaced({ substituteResult: "shared" });
    const places = (played.tournament.rounds[0]?.tables[0]?.places ?? []).map(({ substitute: _, ...place }) => ({
      ...place,
      rank: place.player === "p1" ? 1 : place.player === "p2" ? 2 : 3,
    }));
    const corrected = { type: "correct-result", round: 1, table: 1, places, reason } as const;
    expect(played.act(corrected as never)).toBeUndefined();
    expect(pointsOf(played)).toEqual({ p1: 3, sub: 3, p2: 4, p3: 0 });
  });
});
