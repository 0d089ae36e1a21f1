import { expect, it } from "vitest";
import { income, listed, turn } from "../../testing/turn.fixture.ts";

it("[MA-5.21] an Extra-coin token, one to a Domain, makes each of its incomes pay a coin more for every tile", () => {
  const asked = turn({ fiefs: [{ lordOn: "church", extraCoins: ["mill"] }, {}] }).brings();
  asked.asks("addingCoin", 0);

  asked.when(0, { type: "addCoin", domain: "mill" }).refuses("MA-5.21");
  const { state } = asked
    .when(0, { type: "addCoin", domain: "village" })
    .follows(
      { type: "ExtraCoinLaid", seat: 0, domain: "village" },
      income({ domain: "church", counted: [["church", 1]], each: 3, total: 3 }),
    );
  expect(state.fiefs[0]?.extraCoins).toEqual(["mill", "village"]);
  expect(state.supply.extraCoins).toBe(7);
});

it("[MA-5.21] a token below the Village pays one more for each Village and each Rampart", () => {
  turn({ fiefs: [{ lordOn: "village", tiles: "rampart village", extraCoins: ["village"] }, {}] }).brings(
    income({
      domain: "village",
      counted: [
        ["village", 2],
        ["rampart", 1],
      ],
      each: 2,
      extra: 1,
      total: 9,
    }),
  );
});

it("[MA-5.22] the income of a Church is 3 coins for each Church", () => {
  turn({ fiefs: [{ lordOn: "church", tiles: "church" }, {}], supply: { extraCoins: 0 } }).brings(
    income({ domain: "church", counted: [["church", 2]], each: 3, total: 6 }),
  );
});

it("[MA-6.2] a token may be placed below a Domain without tiles, and next to a Plot token", () => {
  const asked = turn({ fiefs: [{ lordOn: "church", plots: [["field", "mill"]] }, {}] }).brings();
  expect(listed(asked.state, 0, "addCoin")).toMatchObject([
    {
      fields: { domain: { oneOf: ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"] } },
    },
  ]);
});
