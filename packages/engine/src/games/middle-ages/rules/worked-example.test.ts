import { expect, it } from "vitest";
import { given } from "../../../testing/given.ts";
import type { Fact } from "../model/types.ts";
import { middleAges } from "../ruleset.ts";
import { firstOfAll } from "../testing/play-out.fixture.ts";
import { reconstructed, tile, tiles } from "../testing/position.fixture.ts";
import { income, listed, paid } from "../testing/turn.fixture.ts";
import { placingIn } from "./set-up.ts";

// The first round in the booklet, for three players.
const [pink, blue, green] = [0, 1, 2];
const order = [pink, blue, green];

/** The first row begins with a Field without a Peasant, a Rampart and Barracks; the booklet does not show the rest. */
const table: readonly Fact[] = [
  { type: "GameBegan", seats: 3, tileSet: reconstructed },
  { type: "RowFilled", round: 1, tiles: tiles("field rampart barracks palace") },
  { type: "RowFilled", round: 2, tiles: tiles("field+p mill village market") },
  { type: "RowFilled", round: 3, tiles: tiles("field+p mill+p village+p church") },
  { type: "RowFilled", round: 4, tiles: tiles("field+c mill+p rampart+p church+p") },
  { type: "PileTurned", tile: tile("market+p") },
  { type: "EventsDrawn", events: ["alliance", "restoration", "black-death", "good-harvests"] },
  { type: "OrderDrawn", order },
  placingIn(order),
];

it("plays the first round that the booklet shows", () => {
  const lordsPlaced = given(middleAges, ...table)
    .when(pink, { type: "send", place: 2 })
    .isPlayed()
    .when(blue, { type: "send", place: 0 })
    .isPlayed()
    .when(green, { type: "send", place: 1 })
    // The tile that is left empty is discarded; the Lords play from left to right.
    .follows(
      { type: "LordSent", seat: green, round: 1, place: 1, tile: tile("rampart") },
      { type: "RoundBegan", round: 1, order: [blue, green, pink] },
      { type: "TileDiscarded", round: 1, place: 3, tile: tile("palace") },
    );

  // Blue has no Peasant yet, so the Field brings only its income of 2.
  lordsPlaced.asks("sending", blue);
  const blueDone = lordsPlaced
    .when(blue, { type: "send", place: 1 })
    .follows(
      { type: "LordSent", seat: blue, round: 2, place: 1, tile: tile("mill") },
      { type: "TileGathered", seat: blue, round: 1, place: 0, tile: tile("field") },
      income({ seat: blue, domain: "field", counted: [["field", 1]], each: 2, total: 2 }),
    );

  // Green goes to the third tile; the Rampart sends the Scout to the third row and brings 2.
  blueDone.asks("sending", green);
  const greenAsked = blueDone.when(green, { type: "send", place: 2 }).isPlayed();
  greenAsked.asks("scouting", green);
  const greenDone = greenAsked.when(green, { type: "scout", round: 3, place: 3 }).follows(
    { type: "ScoutSent", seat: green, round: 3, place: 3, tile: tile("church") },
    income({
      seat: green,
      domain: "rampart",
      counted: [
        ["field", 0],
        ["rampart", 1],
      ],
      each: 2,
      total: 2,
    }),
  );

  // Pink's one Barracks meets green's one Rampart and passes it by; blue, without one, loses its only tile and 2 coins.
  greenDone.asks("sending", pink);
  const roundOver = greenDone.when(pink, { type: "send", place: 0 }, firstOfAll).followsAmongOthers(
    { type: "TileDestroyed", seat: blue, tile: tile("field"), index: 0, by: "barracks", attacker: pink },
    paid({
      from: blue,
      to: pink,
      coins: 2,
      fromTotal: 0,
      toTotal: 2,
      cause: { kind: "barracks", barracks: 1, payerRamparts: 0 },
    }),
    income({
      seat: pink,
      domain: "barracks",
      counted: [
        ["village", 0],
        ["barracks", 1],
      ],
      each: 2,
      total: 4,
    }),
    { type: "RoundBegan", round: 2, order: [pink, blue, green] },
  );

  expect(roundOver.state.fiefs.map(({ coins }) => coins)).toEqual([4, 0, 2]);
  expect(roundOver.state.fiefs[blue]?.graveyard).toEqual([tile("field")]);
  expect(roundOver.state.rows.map(({ round, spots }) => [round, spots.length])).toEqual([
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 4],
  ]);
  // The second round begins with pink, and the tile that green reserved is closed to pink and blue.
  roundOver.asks("sending", pink);
  roundOver.when(pink, { type: "send", place: 3 }).refuses("MA-4.3");
  expect(listed(roundOver.state, pink, "send", "MA-4.3")).toMatchObject([{ fields: { place: { oneOf: [3] } } }]);
});
