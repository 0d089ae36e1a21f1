import { expect, it } from "vitest";
import { livesLeft } from "../../formats/lives.ts";
import type { Plan, Stage } from "../../state/types.ts";
import { best, Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const bracket: Stage = { ...stages["knock-out"], sizes: pairs };
const reason = "For a reason that everybody reads.";
const names = Array.from({ length: 8 }, (_, place) => `p${place + 1}`);

/** Eight players take part, and the substitute is on the waiting list. Lower numbers win. */
function directed(list: readonly Stage[], more: Partial<Plan> = {}): Played {
  const played = new Played(planOf(list, { pairing: "director", seeding: "entry", playersMost: 8, ...more }));
  played.act({ type: "open-entry" });
  for (const player of [...names, "sub"]) played.act({ type: "enter" }, player);
  played.act({ type: "start" });
  return played;
}

function playRound(played: Played): void {
  const round = played.tournament.rounds.at(-1)?.number ?? 0;
  expect(played.act({ type: "publish-round", round })).toBeUndefined();
  played.playTables((players) => players.toSorted());
}

const replace = (played: Played, player: string) =>
  expect(played.act({ type: "substitute", player, by: "sub", reason })).toBeUndefined();
const seatedIn = ({ tournament }: Played) =>
  tournament.rounds
    .at(-1)
    ?.tables.flatMap(({ players }) => players)
    .toSorted();

it("go on in a bracket where the player they replace had advanced", () => {
  const played = directed([bracket]);
  playRound(played);
  replace(played, "p1");
  expect(seatedIn(played)).toEqual(["p2", "p3", "p4", "sub"]);
});

it("have the lives that are left of the player they replace", () => {
  const played = directed([{ ...stages.lives, sizes: pairs }]);
  playRound(played);
  const left = (player: string) => {
    const [stage] = played.tournament.stages;
    return stage && livesLeft(played.tournament, stage, stages.lives, player);
  };
  const loser = names.find((player) => left(player) === 1) ?? "";
  replace(played, loser);
  expect(left("sub")).toBe(1);
});

it("stay in the division of the player they replace", () => {
  const fours = { least: 4, most: 4, preferred: 4 };
  const played = directed([{ ...stages.league, sizes: fours, division: 4, moving: 1 }]);
  playRound(played);
  replace(played, "p1");
  const divisionOf = (player: string) =>
    played.tournament.rounds.at(-1)?.tables.find(({ players }) => players.includes(player))?.division;
  expect(divisionOf("sub")).toBe(1);
});

it("advance to a later stage in the place of the player they replaced in between", () => {
  const threeStages = [
    { ...stages.swiss, rounds: 1, sizes: pairs },
    { ...stages.swiss, rounds: 1, sizes: pairs, field: best(1, 8) },
    { ...bracket, field: best(1, 4) },
  ];
  const played = directed(threeStages, { tieBreaks: ["points", "lot"] });
  playRound(played);
  const winner = played.tournament.stages[0]?.ranking?.[0]?.player ?? "";
  replace(played, winner);
  playRound(played);
  expect(played.tournament.stages).toHaveLength(3);
  expect(played.tournament.stages[2]?.players).toContain("sub");
});

it("take the seats of a round robin by its schedule", () => {
  const played = directed([{ ...stages["round-robin"], sizes: pairs }]);
  playRound(played);
  replace(played, "p3");
  expect(seatedIn(played)).toEqual([...names.filter((player) => player !== "p3"), "sub"].toSorted());
});

it("cannot be players who have a place in the stage themselves", () => {
  const played = directed([stages.swiss], { lateRounds: 3 });
  playRound(played);
  played.act({ type: "withdraw" }, "p1");
  // The place of the first goes to the substitute, and the first goes on the waiting list.
  played.act({ type: "enter" }, "p1");
  expect(played.tournament.players.find(({ player }) => player === "p1")?.status).toBe("waiting");
  expect(played.act({ type: "substitute", player: "p2", by: "p1", reason })).toBe("unfit");
});
