import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import { middleAges } from "../../ruleset.ts";
import { position, sent, spotTile } from "../../testing/position.fixture.ts";
import { income, listed, turn } from "../../testing/turn.fixture.ts";

const ramparts = (fields: number, count: number, total: number) =>
  income({
    domain: "rampart",
    counted: [
      ["field", fields],
      ["rampart", count],
    ],
    each: 2,
    total,
  });

it("[MA-5.10] the Scout reserves a tile of another row than the Lord's", () => {
  const asked = turn({ round: 5, fiefs: [{ lordOn: "rampart" }, {}] }).brings();
  asked.asks("scouting", 0);

  const { state } = asked
    .when(0, { type: "scout", round: 8, place: 2 })
    .follows({ type: "ScoutSent", seat: 0, round: 8, place: 2, tile: spotTile(asked.state, 8, 2) }, ramparts(0, 1, 2));
  expect(state.fiefs[0]?.scout).toEqual({ round: 8, place: 2 });
  asked.when(0, { type: "scout", round: 6, place: 1 }).refuses("MA-5.10");
});

it("[MA-5.11] neither the row being emptied nor a tile with another Scout can be reserved", () => {
  const asked = turn({ round: 5, fiefs: [{ lordOn: "rampart" }, { scout: [7, 1] }] }).brings();

  asked.when(0, { type: "scout", round: 5, place: 1 }).refuses("MA-5.11");
  asked.when(0, { type: "scout", round: 7, place: 1 }).refuses("MA-5.11");
  expect(listed(asked.state, 0, "scout")).toMatchObject([
    { fields: { round: { oneOf: [7] }, place: { oneOf: [0, 2] } }, isDefault: true },
    { fields: { round: { oneOf: [8] }, place: { oneOf: [0, 1, 2] } } },
  ]);
});

it("[MA-5.11] a Scout that is at home must go out, one that is out may move or stay", () => {
  const atHome = turn({ fiefs: [{ lordOn: "rampart" }, {}] }).brings();
  atHome.when(0, { type: "keepScout" }).refuses("MA-5.11");

  const out = turn({ round: 5, fiefs: [{ lordOn: "rampart", scout: [7, 1] }, {}] }).brings();
  out.when(0, { type: "keepScout" }).follows({ type: "ScoutKept", seat: 0 }, ramparts(0, 1, 2));
  out.when(0, { type: "scout", round: 8, place: 0 }).followsAmongOthers(ramparts(0, 1, 2));
});

it("[MA-5.12] the Scout comes home when its Lord enters the row, whichever tile the Lord takes", () => {
  const state = position({ round: 5, fiefs: [{ lordOn: "field", scout: [6, 1] }, {}] });
  const [lord, gathered] = sent(state, 0, 0);
  const after = givenPosition(middleAges, state)
    .when(0, { type: "send", place: 0 })
    .follows(
      lord,
      { type: "ScoutReturned", seat: 0 },
      gathered,
      income({ domain: "field", counted: [["field", 1]], each: 2, total: 2 }),
    );
  expect(after.state.fiefs[0]?.scout).toBeNull();
  givenPosition(middleAges, state).when(0, { type: "send", place: 1 }).isPlayed();
});

it("[MA-5.13] only the last row can be reached in round 14, and none in rounds 15 and 16", () => {
  const round14 = turn({ round: 14, fiefs: [{ lordOn: "rampart" }, {}] }).brings();
  expect(listed(round14.state, 0, "scout")).toMatchObject([{ fields: { round: { oneOf: [16] } } }]);

  turn({ round: 15, fiefs: [{ lordOn: "rampart" }, {}] }).brings(ramparts(0, 1, 2));
});

it("[MA-5.14] the income of a Rampart is 2 coins for each Field and each Rampart", () => {
  turn({ round: 15, fiefs: [{ lordOn: "rampart", tiles: "field field rampart village" }, {}] }).brings(
    ramparts(2, 2, 8),
  );
});
