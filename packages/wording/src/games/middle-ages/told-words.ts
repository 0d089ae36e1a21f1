import type { Words } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Told } from "./game.ts";
import { nameOf, type tileInFull, tileName, tilesOf, whoOf } from "./wording.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(words: Words, told: Told, readers: Readers): string {
  return words(`told.${told.type}`, valuesOf(words, told, readers));
}

/** A fact about the seat whose entry it stands under, without naming that seat again. */
export function briefOf(words: Words, told: Told, readers: Readers): string {
  return words(`brief.${told.type}`, valuesOf(words, told, readers));
}

export type Cause = Extract<Told, { readonly type: "CoinsGained" }>["cause"];

/** Why coins changed hands. */
export function causeOf(words: Words, cause: Cause): string {
  switch (cause.kind) {
    case "income":
      return words(cause.extra > 0 ? "cause.incomeExtra" : "cause.income", {
        counted: heldOf(cause.counted)
          .map(({ domain, tiles }) => tilesOf(words, domain, tiles))
          .join(", "),
        each: cause.each,
        extra: cause.extra,
      });
    case "event":
      return words("cause.event", {
        event: words(`event.${cause.event}.name`),
        counted: cause.counted,
        each: cause.each,
      });
    default: {
      const { kind, ...figures } = cause;
      return words(`cause.${kind}`, figures);
    }
  }
}

/** What counts is what is there; where nothing is, the first domain says so. */
function heldOf<Count extends { readonly tiles: number }>(counted: readonly Count[]): readonly Count[] {
  const held = counted.filter(({ tiles }) => tiles > 0);
  return held.length > 0 ? held : counted.slice(0, 1);
}

/** The same with its kind: in a line of the chronicle nothing else says so. */
const becauseOf = (words: Words, cause: Cause) => words(`because.${cause.kind}`, { cause: causeOf(words, cause) });

type Values = Record<string, string | number>;

/** Every field of a told fact as words: seats by name, tiles by number, causes as reasons. */
function valuesOf(words: Words, told: Told, readers: Readers): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(told)) values[field] = wordOf(words, field, value, readers);
  return values;
}

function wordOf(words: Words, field: string, value: unknown, readers: Readers): string | number {
  if (seatFields.has(field)) return value === null ? "nobody" : whoOf(readers, Number(value));
  if (field === "cause") return becauseOf(words, value as Cause);
  if (field === "by") return value === "barracks" || value === "village" ? String(value) : eventName(words, value);
  if (field === "event") return eventName(words, value);
  if (field === "decidedBy") return value === null ? "none" : words(`domain.${value}`);
  if (field === "domain" || field === "plot") return words(`domain.${value}`);
  if (field === "stack") return words(`stack.${value}`);
  if (field === "tileSet")
    return words((value as { isOfficial: boolean }).isOfficial ? "tileSet.official" : "tileSet.reconstructed");
  if (field === "tile") return tileWord(words, value as TileLike);
  if (Array.isArray(value)) return listWord(words, field, value, readers);
  return typeof value === "number" ? value : String(value);
}

const seatFields = new Set(["seat", "from", "to", "attacker"]);
const eventName = (words: Words, event: unknown) => words(`event.${event}.name`);

type TileLike = Parameters<typeof tileInFull>[1] | { readonly number: number; readonly stack: string };
const tileWord = (words: Words, tile: TileLike) =>
  "domain" in tile
    ? tileName(words, tile)
    : words("tileBack", { number: tile.number, stack: words(`stack.${tile.stack}`) });

function listWord(words: Words, field: string, list: readonly unknown[], readers: Readers): string {
  const wordsOf: Record<string, (one: unknown) => string> = {
    order: (seat) => nameOf(readers, Number(seat)),
    tiles: (tile) => tileName(words, tile as Parameters<typeof tileName>[1]),
    events: (event) => eventName(words, event),
    domains: (domain) => words(`domain.${domain}`),
    ranking: (one) => rankWord(words, one as Ranked, readers),
  };
  const sorted =
    field === "ranking" ? (list as readonly Ranked[]).toSorted((one, other) => one.rank - other.rank) : list;
  return sorted.map((one) => wordsOf[field]?.(one) ?? String(one)).join(", ") || words("none");
}

type Ranked = { readonly seat: number; readonly rank: number; readonly score: number };
const rankWord = (words: Words, { seat, rank, score }: Ranked, readers: Readers) =>
  words("ranked", { rank, name: nameOf(readers, seat), score });
