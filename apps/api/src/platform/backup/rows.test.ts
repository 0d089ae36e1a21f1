import { expect, it } from "vitest";
import { copyRows, instantOf } from "./copy-rows.ts";
import { countRows, wholeRows } from "./whole-rows.ts";

async function* chunks(...texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

it("cuts text into pieces that end with a row", async () => {
  const pieces: string[] = [];
  for await (const piece of wholeRows(chunks("on", "e\nt", "wo\nthree\nf", "our\n"), 5)) pieces.push(piece.toString());
  expect(pieces).toEqual(["one\n", "two\nthree\n", "four\n"]);
  expect(pieces.map((piece) => countRows(Buffer.from(piece)))).toEqual([1, 2, 1]);
});

it("reads values that COPY has escaped", () => {
  const table = { name: "public.words", columns: ["id", "text", "note"] };
  const rows = Buffer.from("1\ta\\tb\\\\n\\n\t\\N\n2\t\tplain\n");
  expect([...copyRows(table, ["note", "text"], rows)]).toEqual([
    [null, "a\tb\\n\n"],
    ["plain", ""],
  ]);
});

it("reads times without trailing zeros", () => {
  expect(["2026-05-01 12:00:00+00", "2026-05-01 12:00:00.12+00"].map(instantOf)).toEqual([
    "2026-05-01T12:00:00.000Z",
    "2026-05-01T12:00:00.120Z",
  ]);
});
