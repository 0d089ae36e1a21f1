import { expect, it } from "vitest";
import { tile } from "../../testing/position.fixture.ts";
import { income, listed, turn } from "../../testing/turn.fixture.ts";

it("[MA-5.7] the owner chooses a tile of the Graveyard, which comes back without its effect", () => {
  const asked = turn({ fiefs: [{ lordOn: "village", graveyard: "barracks field+p" }, { coins: 9 }] }).brings();
  asked.asks("raising", 0);

  asked.when(0, { type: "raise", tile: 0 }).follows(
    { type: "TileRaised", seat: 0, tile: tile("barracks"), index: 0, by: "village" },
    income({
      domain: "village",
      counted: [
        ["village", 1],
        ["rampart", 0],
      ],
      each: 2,
      total: 2,
    }),
  );
  asked.when(0, { type: "raise", tile: 2 }).refuses("MA-5.7");
});

it("[MA-5.8] a tile comes back on top of its column and is counted by the income; there is no way to decline", () => {
  const asked = turn({
    fiefs: [{ lordOn: "village", tiles: "rampart+p", graveyard: "rampart church" }, {}],
  }).brings();
  expect(listed(asked.state, 0, "raise")).toMatchObject([{ fields: { tile: { oneOf: [0, 1] } } }]);

  const { state } = asked.when(0, { type: "raise", tile: 0 }).followsAmongOthers(
    income({
      domain: "village",
      counted: [
        ["village", 1],
        ["rampart", 2],
      ],
      each: 2,
      total: 6,
    }),
  );
  expect(state.fiefs[0]?.columns[3]).toEqual([tile("rampart+p"), tile("rampart")]);
});

it("[MA-5.8] there is only the income if the Graveyard is empty", () => {
  turn({ fiefs: [{ lordOn: "village" }, {}] }).brings(
    income({
      domain: "village",
      counted: [
        ["village", 1],
        ["rampart", 0],
      ],
      each: 2,
      total: 2,
    }),
  );
});

it("[MA-5.9] the income of a Village is 2 coins for each Village and each Rampart: two Ramparts and a first Village pay 6", () => {
  turn({ fiefs: [{ lordOn: "village", tiles: "rampart rampart" }, {}] }).brings(
    income({
      domain: "village",
      counted: [
        ["village", 1],
        ["rampart", 2],
      ],
      each: 2,
      total: 6,
    }),
  );
});
