import { describe, expect, it } from "vitest";
import document from "../../../../openapi.json" with { type: "json" };
import { changelog } from "./changelog.ts";
import { type Deprecation, deprecationsIn, type Release } from "./release.ts";

const pattern = /^(\d+)\.(\d+)\.(\d+)(?:-beta\.(\d+))?$/;
/** Versions in an order that can be compared; a version without a suffix comes after its betas. */
const orderOf = (version: string) =>
  (pattern.exec(version)?.slice(1) ?? []).map((part) => (part ?? "9999").padStart(4, "0")).join(".");

describe("the changelog", () => {
  it("begins with the version of the document", () => {
    expect(changelog[0]?.version).toBe(document.info.version);
  });

  it("lists each version once, the newest first", () => {
    const orders = changelog.map(({ version }) => orderOf(version));
    expect(orders).toEqual([...new Set(orders)].toSorted().toReversed());
    const dates = changelog.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("says what has changed, in both languages", () => {
    for (const { version, changes } of changelog) {
      expect(changes, version).not.toEqual([]);
      for (const { text } of changes) expect([text.en, text.fr], version).toEqual([aSentence, aSentence]);
    }
  });

  it("gives programs six months before a part can be missing", () => {
    for (const { date, sunset, target } of deprecationsIn(changelog)) {
      const earliest = new Date(date);
      earliest.setUTCMonth(earliest.getUTCMonth() + 6);
      expect(Date.parse(sunset), JSON.stringify(target)).toBeGreaterThanOrEqual(earliest.getTime());
    }
  });
});

const aSentence = expect.stringMatching(/[.]$/);

it("what is deprecated stays so until it is removed", () => {
  const text = { en: "", fr: "" };
  const target = { operation: "listGames", parameter: "state" };
  const deprecated: Release = {
    version: "1.1.0",
    date: "2026-12-01",
    changes: [{ type: "deprecated", target, sunset: "2027-07-01", text }],
  };
  const later = (change: Release["changes"][number]): Release => ({
    version: "2.0.0",
    date: "2027-07-01",
    changes: [change],
  });
  const expected: Deprecation = { target, text, sunset: "2027-07-01", version: "1.1.0", date: "2026-12-01" };
  expect(deprecationsIn([deprecated])).toEqual([expect.objectContaining(expected)]);
  expect(deprecationsIn([later({ type: "added", text }), deprecated])).toHaveLength(1);
  const sameInOtherOrder = { parameter: "state", operation: "listGames" };
  expect(deprecationsIn([later({ type: "removed", target: sameInOtherOrder, text }), deprecated])).toEqual([]);
});
