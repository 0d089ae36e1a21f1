import type { Chance } from "@seneschal/engine";

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\ud800",
  "a".repeat(5_000),
  "‮évêque",
  "2026-02-30T25:00:00Z",
  "0001-01-01T00:00:00Z",
  "00000000-0000-4000-8000-000000000000",
  [],
  {},
  [[]],
  ["a", "a"],
  { type: "odd" },
  "__proto__",
];

/** A JSON value with one change at a random place: another value, a field less or more, a list that is longer or empty. */
export function mutantOf(value: unknown, chance: Chance): unknown {
  if (chance.below(4) === 0 || typeof value !== "object" || value === null) return chance.pick(oddValues);
  if (Array.isArray(value)) return mutantOfList(value, chance);
  return mutantOfObject(value as Readonly<Record<string, unknown>>, chance);
}

function mutantOfList(list: readonly unknown[], chance: Chance): unknown {
  if (list.length === 0) return [chance.pick(oddValues)];
  const place = chance.below(list.length);
  const kind = chance.below(4);
  if (kind === 0) return list.filter((_, other) => other !== place);
  if (kind === 1) return [...list, list[place]];
  if (kind === 2) return Array.from({ length: 300 }, () => list[place]);
  return list.map((entry, other) => (other === place ? mutantOf(entry, chance) : entry));
}

function mutantOfObject(object: Readonly<Record<string, unknown>>, chance: Chance): unknown {
  const names = Object.keys(object);
  const kind = chance.below(5);
  if (kind === 0 || names.length === 0) return { ...object, unknownField: chance.pick(oddValues) };
  const name = chance.pick(names);
  if (kind === 1) return Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
  return { ...object, [name]: mutantOf(object[name], chance) };
}

const oddTexts = [
  ..."-1 0 1.5 99999999999999999999 x true null %00 a%2Fb %F0%9F%8F%B0 abc-def".split(" "),
  "00000000-0000-4000-8000-000000000000",
  "9".repeat(300),
];

/** A path whose parameters, one of them, have an odd value; or a query parameter. */
export function mutantOfUrl(path: string, url: string, queries: readonly string[], chance: Chance): string {
  const [place = "", query = ""] = url.split("?");
  const named = path.split("/").flatMap((part, index) => (part.startsWith("{") ? [index] : []));
  if (named.length > 0 && (queries.length === 0 || chance.below(2) === 0)) {
    const parts = place.split("/");
    parts[chance.pick(named)] = chance.pick(oddTexts);
    return query === "" ? parts.join("/") : `${parts.join("/")}?${query}`;
  }
  if (queries.length === 0) return url;
  const added = `${chance.pick(queries)}=${chance.pick(oddTexts)}`;
  return `${place}?${chance.below(2) === 0 || query === "" ? added : `${query}&${added}`}`;
}

const oddBodies = ["{", "null", "[]", '""', "{}", '{"a":1,"a":2}', "\ufeff{}", '{"__proto__":{"a":1}}', "a=b&c=d"];
const oddTypes = ["text/plain", "application/xml", "application/x-www-form-urlencoded", "application/json; charset=x"];

/** A body, and its type, that no program sends. */
export function oddBody(chance: Chance): { readonly body: string; readonly type: string } {
  return { body: chance.pick(oddBodies), type: chance.below(2) === 0 ? "application/json" : chance.pick(oddTypes) };
}
