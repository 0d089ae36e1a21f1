import { expect, it } from "vitest";
import type { Plan } from "../../state/types.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

/** Four players take part, and two wait. */
function played(more: Partial<Plan> = {}): Played {
  const swiss = new Played(
    planOf([stages.swiss], { pairing: "director", playersMost: 4, lateRounds: 2, latePoints: 1, ...more }),
  );
  swiss.act({ type: "open-entry" });
  for (const player of ["p1", "p2", "p3", "p4", "w1", "w2"]) swiss.act({ type: "enter" }, player);
  swiss.act({ type: "start" });
  return swiss;
}
const playerIn = ({ tournament }: Played, name: string) => tournament.players.find(({ player }) => player === name);
const seatedIn = ({ tournament }: Played) =>
  tournament.rounds
    .at(-1)
    ?.tables.flatMap(({ players }) => players)
    .toSorted();

it("moves up after the start when a player withdraws, and the draft is made again", () => {
  const swiss = played();
  swiss.act({ type: "withdraw" }, "p2");
  expect(playerIn(swiss, "w1")).toMatchObject({ status: "entered", latePoints: 0 });
  expect(playerIn(swiss, "w2")).toMatchObject({ status: "waiting" });
  expect(seatedIn(swiss)).toEqual(["p1", "p3", "p4", "w1"]);
});

it("gives the points of missed rounds to players who move up late", () => {
  const swiss = played();
  swiss.act({ type: "publish-round", round: 1 });
  swiss.playTables();
  swiss.act({ type: "withdraw" }, "p2");
  expect(playerIn(swiss, "w1")).toMatchObject({ status: "entered", latePoints: 1, lateBy: 1 });
  expect(swiss.log).toContainEqual(
    expect.objectContaining({ event: { type: "PlayerMovedUp", player: "w1", points: 1 } }),
  );
});

it("stays as it is when late registration is closed", () => {
  const swiss = played({ lateRounds: 0 });
  swiss.act({ type: "publish-round", round: 1 });
  swiss.playTables();
  swiss.act({ type: "withdraw" }, "p2");
  expect(playerIn(swiss, "w1")).toMatchObject({ status: "waiting" });
  expect(swiss.act({ type: "enter" }, "w1")).toBe("done-already");
});

it("takes back a player whose place was filled, when another place is open again", () => {
  const swiss = played();
  swiss.act({ type: "withdraw" }, "p2");
  swiss.act({ type: "enter" }, "p2");
  expect(playerIn(swiss, "p2")).toMatchObject({ status: "waiting" });
  swiss.act({ type: "withdraw" }, "w2");
  swiss.act({ type: "withdraw" }, "p3");
  expect(playerIn(swiss, "p2")).toMatchObject({ status: "entered" });
});

it("takes new players after the start, while late registration is open", () => {
  const swiss = played();
  expect(swiss.act({ type: "enter" }, "w3")).toBeUndefined();
  expect(playerIn(swiss, "w3")).toMatchObject({ status: "waiting" });
  for (const player of ["p1", "p2", "p3"]) swiss.act({ type: "withdraw" }, player);
  expect(playerIn(swiss, "w3")).toMatchObject({ status: "entered" });
});
