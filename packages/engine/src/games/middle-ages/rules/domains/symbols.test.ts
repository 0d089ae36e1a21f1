import { it } from "vitest";
import { income, turn } from "../../testing/turn.fixture.ts";

it("[MA-5.1] a Field gains a coin for each Peasant in the whole Fief", () => {
  turn({ fiefs: [{ coins: 3, lordOn: "field", tiles: "mill+p village+p church+p market" }, {}] }).brings(
    { type: "CoinsGained", seat: 0, coins: 3, total: 6, cause: { kind: "peasants", peasants: 3, each: 1 } },
    income({ domain: "field", counted: [["field", 1]], each: 2, total: 8 }),
  );
});

it("[MA-5.2] the income of a Field is 2 coins for each Field", () => {
  turn({ fiefs: [{ lordOn: "field", tiles: "field field rampart mill" }, {}] }).brings(
    income({ domain: "field", counted: [["field", 3]], each: 2, total: 6 }),
  );
});

it("[MA-5.3] the Peasant on the tile just placed counts, those in the Graveyard do not", () => {
  turn({ fiefs: [{ lordOn: "field+p", graveyard: "field+p mill+p" }, { tiles: "field+p" }] }).brings(
    { type: "CoinsGained", seat: 0, coins: 1, total: 1, cause: { kind: "peasants", peasants: 1, each: 1 } },
    income({ domain: "field", counted: [["field", 1]], each: 2, total: 3 }),
  );
});

it("[MA-5.15] a Market gains a coin for each Chest in the whole Fief", () => {
  turn({ fiefs: [{ lordOn: "market+c", tiles: "field+c palace+c mill+p" }, {}] }).brings(
    { type: "CoinsGained", seat: 0, coins: 3, total: 3, cause: { kind: "chests", chests: 3, each: 1 } },
    income({
      domain: "market",
      counted: [
        ["mill", 1],
        ["market", 1],
      ],
      each: 2,
      total: 7,
    }),
  );
});

it("[MA-5.16] the income of a Market is 2 coins for each Mill and each Market", () => {
  turn({ fiefs: [{ lordOn: "market", tiles: "mill mill market village" }, {}] }).brings(
    income({
      domain: "market",
      counted: [
        ["mill", 2],
        ["market", 2],
      ],
      each: 2,
      total: 8,
    }),
  );
});
