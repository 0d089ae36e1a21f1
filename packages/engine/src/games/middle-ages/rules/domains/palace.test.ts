import { expect, it } from "vitest";
import { income, listed, turn } from "../../testing/turn.fixture.ts";

it("[MA-5.23] a Plot token adds its kind to an income, in a free space where its sign is not shown yet", () => {
  const asked = turn({ fiefs: [{ lordOn: "palace", plots: [["mill", "village"]] }, {}] }).brings();
  asked.asks("addingPlot", 0);

  const { state } = asked
    .when(0, { type: "addPlot", plot: "church", domain: "mill" })
    .follows(
      { type: "PlotLaid", seat: 0, plot: "church", domain: "mill" },
      income({ domain: "palace", counted: [["palace", 1]], each: 3, total: 3 }),
    );
  expect(state.fiefs[0]?.plots).toEqual([
    { plot: "mill", domain: "village" },
    { plot: "church", domain: "mill" },
  ]);
  expect(state.supply.plots).not.toContain("church");
  asked.when(0, { type: "addPlot", plot: "church", domain: "village" }).refuses("MA-5.23");
});

it("[MA-5.23] the sign of the Field can lie neither below the Field nor below the Rampart", () => {
  const asked = turn({ fiefs: [{ lordOn: "palace" }, {}] }).brings();
  asked.when(0, { type: "addPlot", plot: "field", domain: "field" }).refuses("MA-5.23");
  asked.when(0, { type: "addPlot", plot: "field", domain: "rampart" }).refuses("MA-5.23");
  expect(listed(asked.state, 0, "addPlot")[0]).toMatchObject({
    fields: {
      plot: { oneOf: ["field"] },
      domain: { oneOf: ["mill", "village", "market", "barracks", "church", "palace"] },
    },
    isDefault: true,
  });
});

it("[MA-5.24] the income of a Palace is 3 coins for each Palace", () => {
  turn({ fiefs: [{ lordOn: "palace", tiles: "palace palace" }, {}], supply: { plots: [] } }).brings(
    income({ domain: "palace", counted: [["palace", 3]], each: 3, total: 9 }),
  );
});
