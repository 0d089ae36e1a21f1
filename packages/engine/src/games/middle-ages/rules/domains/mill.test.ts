import { it } from "vitest";
import { income, paid, turn } from "../../testing/turn.fixture.ts";

const fromMills = (mills: number, payerMills: number) => ({ kind: "mill", mills, payerMills }) as const;

it("[MA-5.4] each opponent with fewer Mills gives 2 coins", () => {
  turn({
    fiefs: [
      { coins: 1, lordOn: "mill", tiles: "mill" },
      { coins: 5, tiles: "mill" },
      { coins: 4, tiles: "field" },
    ],
  }).brings(
    paid({ from: 1, coins: 2, fromTotal: 3, toTotal: 3, cause: fromMills(2, 1) }),
    paid({ from: 2, coins: 2, fromTotal: 2, toTotal: 5, cause: fromMills(2, 0) }),
    income({ domain: "mill", counted: [["mill", 2]], each: 2, total: 9 }),
  );
});

it("[MA-5.5] the new Mill counts, and a player with as many pays nothing", () => {
  turn({
    fiefs: [{ lordOn: "mill" }, { coins: 5, tiles: "mill" }, { coins: 5 }, { coins: 5, tiles: "mill mill" }],
  }).brings(
    paid({ from: 2, coins: 2, fromTotal: 3, toTotal: 2, cause: fromMills(1, 0) }),
    income({ domain: "mill", counted: [["mill", 1]], each: 2, total: 4 }),
  );
});

it("[MA-5.6] the income of a Mill is 2 coins for each Mill", () => {
  turn({ fiefs: [{ lordOn: "mill", tiles: "mill mill market" }, { tiles: "mill mill mill" }] }).brings(
    income({ domain: "mill", counted: [["mill", 3]], each: 2, total: 6 }),
  );
});
