import type { WatchedGame } from "./watched-game.ts";

export type JsonObject = Readonly<Record<string, unknown>>;
/** Returns the faults of an object that was sent to the player of this seat; -1 for spectators. */
export type FaultsOf = (node: JsonObject, seat: number) => readonly string[];

/** Returns what viewers received before the end of a game although it was hidden from them. */
export function leaksIn({ overheard, viewers }: WatchedGame, end: number, faultsOf: FaultsOf): readonly string[] {
  const leaks: string[] = [];
  for (const { viewer, text, version } of overheard) {
    if (version >= end) continue;
    const holder = viewers.indexOf(viewer);
    forEachObject(text, (node) => {
      for (const fault of faultsOf(node, holder)) leaks.push(`seat ${holder}, version ${version}: ${fault}`);
    });
  }
  return leaks;
}

/** Counts the examined facts of a type: zero would prove nothing. */
export const lookedAt = (game: WatchedGame, type: string): number => typesIn(game).get(type) ?? 0;

const counted = new WeakMap<WatchedGame, ReadonlyMap<unknown, number>>();

/** How often each type was received, counted once per game. */
function typesIn(game: WatchedGame): ReadonlyMap<unknown, number> {
  const known = counted.get(game);
  if (known !== undefined) return known;
  const counts = new Map<unknown, number>();
  for (const { text } of game.overheard) {
    forEachObject(text, ({ type }) => {
      if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
    });
  }
  counted.set(game, counts);
  return counts;
}

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

/** Calls back with every object in a response or frame. */
function forEachObject(text: string, look: (node: JsonObject) => void): void {
  for (const body of jsonIn(text)) lookThrough(body, look);
}

function lookThrough(value: unknown, look: (node: JsonObject) => void): void {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) look(value as JsonObject);
  for (const member of Object.values(value)) lookThrough(member, look);
}
