import { describe, expect, it } from "vitest";
import type { Translate } from "../../board.ts";
import type { MovePreview } from "../../board-model.ts";
import { type Fact, fiefOf, type MiddleAges, type MiddleAgesModel } from "../game.ts";
import positions from "../testing/positions.json" with { type: "json" };
import { ledgerOf, sumOf } from "./ledger.ts";

const asking = ["placing", "sending", "scouting", "raising", "addingCoin", "addingPlot", "losses"] as const;
const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const readers = { people: ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name })), yourSeat: 1 };
const mill = { kind: "mill", mills: 3, payerMills: 0 } as const;

describe.each(asking)("the preview of %s", (name) => {
  const { seat, model, preview } = positions[name] as unknown as Recorded;

  it("adds up to what the seat will hold", () => {
    const [before, after] = [fiefOf(model.view, seat), fiefOf(preview.view, seat)];
    expect(sumOf(preview.facts, seat)).toBe((after?.coins ?? 0) - (before?.coins ?? 0));
  });

  it("gives every change of coins a reason", () => {
    for (const line of ledgerOf(t, preview.facts, seat, readers)) {
      expect(line.term, line.key).not.toBe("");
      if (/^[+−]/.test(line.amount)) expect(line.note, line.key).not.toBe("");
    }
  });
});

it("sums what several pay for one reason, and says who paid what", () => {
  const facts: readonly Fact[] = [
    { type: "CoinsPaid", from: 0, to: 1, coins: 2, owed: 2, fromTotal: 4, toTotal: 5, cause: mill },
    { type: "CoinsPaid", from: 2, to: 1, coins: 1, owed: 2, fromTotal: 0, toTotal: 6, cause: mill },
  ];
  const [line, ...others] = ledgerOf(t, facts, 1, readers);
  expect(others).toEqual([]);
  expect(line?.amount).toBe("+3");
  expect(line?.shares).toBe("share Ann 2, share Cleo 1");
});

it("shows the payer the same as a loss", () => {
  const facts: readonly Fact[] = [
    { type: "CoinsPaid", from: 1, to: 0, coins: 2, owed: 2, fromTotal: 4, toTotal: 5, cause: mill },
  ];
  expect(ledgerOf(t, facts, 1, readers).map(({ amount }) => amount)).toEqual(["−2"]);
});

interface Recorded {
  readonly seat: number;
  readonly model: MiddleAgesModel;
  readonly preview: MovePreview<MiddleAges>;
}
