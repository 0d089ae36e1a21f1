import type { JsonChange } from "./json-change.ts";

type Json = unknown;

/**
 * The value after some changes. The value before stays as it is, and shares with the new one what did not change. Throws if
 * a change names a place that does not exist.
 */
export function applyChanges(before: Json, changes: readonly JsonChange[]): Json {
  return changes.reduce(
    (value, change) => changedAt(value, change.path.split("/").slice(1).map(unescaped), change),
    before,
  );
}

function changedAt(value: Json, [key, ...rest]: readonly string[], change: JsonChange): Json {
  if (key === undefined) return change.value;
  if (Array.isArray(value)) return changedList(value, Number(key), rest, change);
  if (!isRecord(value)) throw new Error(`there is nothing at ${change.path}`);
  const { [key]: item, ...others } = value;
  if (rest.length === 0 && change.op === "remove") return others;
  return { ...value, [key]: changedAt(item, rest, change) };
}

function changedList(list: readonly Json[], place: number, rest: readonly string[], change: JsonChange): Json {
  if (rest.length > 0) return list.with(place, changedAt(list[place], rest, change));
  if (change.op === "remove") return list.toSpliced(place, 1);
  return change.op === "add" ? list.toSpliced(place, 0, change.value) : list.with(place, change.value);
}

/**
 * The changes from one JSON value to another, as a JSON Patch (RFC 6902) with the operations `add`, `remove` and `replace`.
 * @param path JSON pointer of the values in their document; empty for the whole document
 */
export function changesBetween(before: Json, after: Json, path = ""): readonly JsonChange[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (isRecord(before) && isRecord(after)) return recordChanges(before, after, path);
  return [{ op: "replace", path, value: after }];
}

type JsonRecord = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function recordChanges(before: JsonRecord, after: JsonRecord, path: string): readonly JsonChange[] {
  const removed = keysOf(before).filter((key) => after[key] === undefined);
  return [
    ...removed.map((key) => ({ op: "remove" as const, path: `${path}/${escaped(key)}` })),
    ...keysOf(after).flatMap((key): readonly JsonChange[] => {
      const place = `${path}/${escaped(key)}`;
      const value = after[key];
      return before[key] === undefined
        ? [{ op: "add", path: place, value }]
        : changesBetween(before[key], value, place);
    }),
  ];
}

/** As in JSON, a value that is `undefined` does not exist. */
const keysOf = (record: JsonRecord) => Object.keys(record).filter((key) => record[key] !== undefined);
const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescaped = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** What the lists have in common at both ends stays; what is between is compared item by item, from the first. */
function listChanges(before: readonly Json[], after: readonly Json[], path: string): readonly JsonChange[] {
  const most = Math.min(before.length, after.length);
  const head = commonItems(most, (item) => isSame(before[item], after[item]));
  const tail = commonItems(most - head, (item) => isSame(before.at(-1 - item), after.at(-1 - item)));
  const changed = most - head - tail;
  const surplus = Math.max(0, before.length - after.length);
  const items = after.slice(head, after.length - tail);
  return [
    ...items
      .slice(0, changed)
      .flatMap((item, place) => changesBetween(before[head + place], item, `${path}/${head + place}`)),
    ...Array.from({ length: surplus }, () => ({ op: "remove" as const, path: `${path}/${head + changed}` })),
    ...items
      .slice(changed)
      .map((value, place) => ({ op: "add" as const, path: `${path}/${head + changed + place}`, value })),
  ];
}

function commonItems(most: number, isCommon: (item: number) => boolean): number {
  let count = 0;
  while (count < most && isCommon(count)) count += 1;
  return count;
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = keysOf(one);
  return keys.length === keysOf(other).length && keys.every((key) => isSame(one[key], other[key]));
}
