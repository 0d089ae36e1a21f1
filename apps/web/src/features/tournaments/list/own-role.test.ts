import { expect, it } from "vitest";
import { ownRole } from "./own-role.ts";

const directors = [{ account: "maud", name: "Maud", nameKind: "registered" as const }];

it.each([
  ["directs it", { isYours: true, directors }, "maud", "directs"],
  ["has entered it", { isYours: true, directors }, "odo", "takesPart"],
  ["looks at it", { isYours: false, directors }, "odo", null],
  ["is nobody here", { isYours: false, directors }, undefined, null],
] as const)("says of a tournament what its reader is in it who %s", (_, tournament, reader, part) => {
  expect(ownRole({ ...tournament, directors: [...tournament.directors] }, reader)).toBe(part);
});
