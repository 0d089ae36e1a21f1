import { expect, it } from "vitest";
import { armsOf, isMetal } from "./arms.ts";

const ids = Array.from({ length: 2000 }, (_, number) => `0b6f1c52-7a41-4c0e-9a77-${String(number).padStart(12, "0")}`);

it("is always the same for a player", () => {
  for (const id of ids.slice(0, 50)) expect(armsOf(id)).toEqual(armsOf(id));
});

it("keeps the rule of tincture: metal on colour, colour on metal", () => {
  for (const id of ids) {
    const { division, field, ordinary, on, charge } = armsOf(id);
    const [first, second] = field;
    if (division !== "plain") expect(isMetal(first)).not.toBe(isMetal(second));
    if (ordinary !== "none" || charge !== "none") expect(isMetal(on)).not.toBe(isMetal(first));
  }
});

it("leaves no shield empty", () => {
  const isEmpty = ({ division, ordinary, charge }: ReturnType<typeof armsOf>) =>
    division === "plain" && ordinary === "none" && charge === "none";
  expect(ids.map(armsOf).filter(isEmpty)).toEqual([]);
});

it("tells players apart", () => {
  const different = new Set(ids.map((id) => JSON.stringify(armsOf(id))));
  expect(different.size).toBeGreaterThan(250);
});
