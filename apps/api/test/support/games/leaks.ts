import type { WatchedGame } from "./watched-game.ts";

export type JsonObject = Readonly<Record<string, unknown>>;
/** Returns the faults of an object that was sent to the player of this seat; -1 for spectators. */
export type FaultsOf = (node: JsonObject, seat: number) => readonly string[];

/** Returns what viewers received before the end of a game although it was hidden from them. */
export function leaksIn({ overheard, viewers }: WatchedGame, end: number, faultsOf: FaultsOf): readonly string[] {
  return overheard
    .filter(({ version }) => version < end)
    .flatMap(({ viewer, text, version }) => {
      const holder = viewers.indexOf(viewer);
      const faults = jsonIn(text).flatMap((body) => nodesIn(body).flatMap((node) => faultsOf(node, holder)));
      return faults.map((fault) => `seat ${holder}, version ${version}: ${fault}`);
    });
}

/** Counts the examined facts of a type: zero would prove nothing. */
export const lookedAt = ({ overheard }: WatchedGame, type: string): number =>
  overheard.flatMap(({ text }) => jsonIn(text).flatMap(nodesIn)).filter((node) => node.type === type).length;

export const named = (node: JsonObject): string => JSON.stringify(node).slice(0, 120);

/** The body of a response, or the data of a frame; headers have none. */
function jsonIn(text: string): readonly unknown[] {
  const data = text.startsWith("{") || text.startsWith("[") ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? "");
  return data === "" ? [] : data.split("\n").flatMap(parsed);
}
function parsed(line: string): readonly unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function nodesIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== "object") return [];
  return [value as JsonObject, ...Object.values(value).flatMap(nodesIn)];
}
