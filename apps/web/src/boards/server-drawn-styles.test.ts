import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const boards = import.meta.dirname;
const folders = ["fief-1429", "fief-classic", "middle-ages", "village"];

it.each(folders)("the board of %s links the styles of what only the server draws", (folder) => {
  const board = join(boards, folder, "board.tsx");
  const shown = reachedFrom(board);
  const drawings = shown.flatMap(serverDrawnIn);
  const needed = drawings.flatMap(reachedFrom).filter(isStyle);
  expect(needed.filter((file) => !shown.includes(file))).toEqual([]);
  expect(drawings).not.toEqual([]);
});

/** A file and those that it imports for browsers at once, and so on. */
function reachedFrom(start: string): readonly string[] {
  const reached = new Set([start]);
  for (const file of reached) for (const one of importsOf(file)) reached.add(one);
  return [...reached];
}

/** Only files of the boards: others have no drawings of their own. */
function importsOf(file: string): readonly string[] {
  if (isStyle(file)) return [];
  return sourcesIn(file)
    .filter((source) => source.startsWith("."))
    .map((source) => join(dirname(file), source))
    .filter((path) => path.startsWith(boards) && existsSync(path));
}

const serverDrawnIn = (file: string): readonly string[] =>
  isStyle(file)
    ? []
    : sourcesIn(file)
        .filter((source) => source.startsWith("#server-drawn/"))
        .map((source) => join(boards, source.slice("#server-drawn/".length)));

/** What a file imports, apart from types and from what it fetches later. */
function sourcesIn(file: string): readonly string[] {
  const statements = readFileSync(file, "utf8").matchAll(
    /^(?:import |(?:import|export)(?! type\b)[^;"]* from )"([^"]+)"/gm,
  );
  return [...statements].map(([, source]) => source ?? "");
}

const isStyle = (file: string): boolean => file.endsWith(".css");
