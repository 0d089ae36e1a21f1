import { describe, expect, it } from "vitest";
import { stageStandings } from "../../standings/stage-standings.ts";
import type { StageState } from "../../state/tournament.ts";
import type { Stage } from "../../state/types.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const all: Stage = { ...stages["round-robin"], sizes: pairs };
const numberOf = (player: string) => Number(player.slice(1));
const byNumber = (players: readonly string[]) => players.toSorted((one, other) => numberOf(one) - numberOf(other));

/** Six players meet in five rounds; lower numbers win. One withdraws after some rounds. */
function played(terms: Partial<Stage>, rounds: number, player: string): Played {
  const given = new Played(planOf([{ ...all, ...terms } as Stage], { seeding: "entry", pairing: "director" })).begin(6);
  for (let round = 1; round <= 5; round++) {
    if (round === rounds + 1) expect(given.act({ type: "withdraw" }, player)).toBeUndefined();
    given.act({ type: "publish-round", round });
    given.playTables(byNumber);
  }
  expect(given.tournament.phase).toBe("finished");
  return given;
}

const standing = ({ tournament }: Played, name: string) =>
  stageStandings(tournament, tournament.stages[0] as StageState).find(({ player }) => player === name);

describe("a player who withdraws from a round robin", () => {
  it("has the results annulled after less than half of the games, for all who met them", () => {
    const given = played({ withdrawals: "annul" }, 2, "p1");
    expect(standing(given, "p1")).toMatchObject({ points: 0, wins: 0 });
    expect(standing(given, "p1")?.sources.every(({ isAnnulled }) => isAnnulled)).toBe(true);
    for (const name of ["p2", "p3", "p4", "p5", "p6"]) {
      const sources = standing(given, name)?.sources ?? [];
      expect(sources.filter(({ isAnnulled }) => isAnnulled)).toHaveLength(1);
      expect(sources.filter(({ isLeftOut }) => !isLeftOut)).toHaveLength(4);
    }
    expect(standing(given, "p2")).toMatchObject({ points: 24, rank: 1 });
  });

  it("keeps the results from half of the games on, and loses the others by forfeit", () => {
    const given = played({ withdrawals: "annul" }, 3, "p6");
    expect(standing(given, "p6")).toMatchObject({ forfeits: 2 });
    expect(standing(given, "p6")?.sources.some(({ isAnnulled }) => isAnnulled)).toBe(false);
    const walkOvers = given.tournament.rounds.flatMap(({ tables }) =>
      tables.filter(({ verdict }) => verdict === "walk-over"),
    );
    expect(walkOvers).toHaveLength(2);
  });

  it.each([{}, { withdrawals: "keep" as const }])(
    "keeps the results in a plan with %j, and the others have byes",
    (terms) => {
      const given = played(terms, 2, "p1");
      expect(standing(given, "p1")).toMatchObject({ points: 12 });
      expect(given.tournament.rounds.map(({ byes }) => byes.length)).toEqual([0, 0, 1, 1, 1]);
    },
  );
});

describe("a player who withdraws during a season", () => {
  const league: Stage = { ...stages.league, sizes: pairs, division: 4, seasons: 2, moving: 0, withdrawals: "annul" };

  it("has the results of this season annulled, and keeps those of earlier seasons", () => {
    const given = new Played(planOf([league], { seeding: "entry" })).begin(4);
    given.playTables(byNumber);
    given.act({ type: "withdraw" }, "p1");
    given.playTables(byNumber);
    const sources = standing(given, "p1")?.sources ?? [];
    expect(sources.map(({ round, isAnnulled = false }) => [round, isAnnulled])).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [2, true],
      [2, true],
      [2, true],
    ]);
  });
});
