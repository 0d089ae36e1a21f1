import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { notificationContent, settingFor } from "./notification.ts";

const folder = join(import.meta.dirname, "../../../../../docs/guides");
const letters = notificationContent.shape.kind.options.filter((letter) => letter !== "test");

/** A row of a table of the guide: kinds and letters, and the names and words among its values. */
interface Row {
  readonly kinds: readonly string[];
  readonly letters: readonly string[];
  readonly values: readonly string[];
}

/** The rows of the tables of letters. A row without a kind has that of the row above. */
function rowsOf(guide: string): readonly Row[] {
  const tables = readFileSync(join(folder, guide), "utf8").split("\n| `kind` | `letter` |").slice(1);
  return tables.flatMap((table) => {
    const lines = (table.split("\n\n")[0] ?? "").split("\n").slice(2);
    let kinds: readonly string[] = [];
    return lines.map((line) => {
      const [, kind = [], letter = [], values = []] = line.split("|").map(codesIn);
      if (kind.length > 0) kinds = kind;
      return { kinds, letters: letter, values };
    });
  });
}

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

describe.each(["verify-a-webhook.md", "verify-a-webhook.fr.md"])("the guide to webhooks, %s", (guide) => {
  const rows = rowsOf(guide);

  it("lists each letter once", () => {
    expect(rows.flatMap((row) => row.letters).toSorted()).toEqual(letters.toSorted());
  });

  it.each(letters)("lists %s under its kind", (letter) => {
    const row = rows.find((one) => one.letters.includes(letter));
    expect(row?.kinds).toContain(settingFor({ kind: letter }));
  });
});

it("the guide to webhooks has the same letters and values in both languages", () => {
  expect(rowsOf("verify-a-webhook.fr.md")).toEqual(rowsOf("verify-a-webhook.md"));
});
