import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Told } from "./game.ts";
import { nameOf, type tileInFull, tileName, tilesOf, whoOf } from "./wording.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(t: Translate, told: Told, readers: Readers): string {
  return t(`told.${told.type}`, valuesOf(t, told, readers));
}

/** A fact about the seat whose entry it stands under, without naming that seat again. */
export function briefOf(t: Translate, told: Told, readers: Readers): string {
  return t(`brief.${told.type}`, valuesOf(t, told, readers));
}

export type Cause = Extract<Told, { readonly type: "CoinsGained" }>["cause"];

/** Why coins changed hands. */
export function causeOf(t: Translate, cause: Cause): string {
  switch (cause.kind) {
    case "income":
      return t(cause.extra > 0 ? "cause.incomeExtra" : "cause.income", {
        counted: heldOf(cause.counted)
          .map(({ domain, tiles }) => tilesOf(t, domain, tiles))
          .join(", "),
        each: cause.each,
        extra: cause.extra,
      });
    case "event":
      return t("cause.event", {
        event: t(`event.${cause.event}.name`),
        counted: cause.counted,
        each: cause.each,
      });
    default: {
      const { kind, ...figures } = cause;
      return t(`cause.${kind}`, figures);
    }
  }
}

/** What counts is what is there; where nothing is, the first domain says so. */
function heldOf<Count extends { readonly tiles: number }>(counted: readonly Count[]): readonly Count[] {
  const held = counted.filter(({ tiles }) => tiles > 0);
  return held.length > 0 ? held : counted.slice(0, 1);
}

/** The same with its kind: in a line of the chronicle nothing else says so. */
const becauseOf = (t: Translate, cause: Cause) => t(`because.${cause.kind}`, { cause: causeOf(t, cause) });

type Values = Record<string, string | number>;

/** Every field of a told fact as words: seats by name, tiles by number, causes as reasons. */
function valuesOf(t: Translate, told: Told, readers: Readers): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(told)) values[field] = wordOf(t, field, value, readers);
  return values;
}

function wordOf(t: Translate, field: string, value: unknown, readers: Readers): string | number {
  if (seatFields.has(field)) return value === null ? "nobody" : whoOf(readers, Number(value));
  if (field === "cause") return becauseOf(t, value as Cause);
  if (field === "by") return value === "barracks" || value === "village" ? String(value) : eventName(t, value);
  if (field === "event") return eventName(t, value);
  if (field === "decidedBy") return value === null ? "none" : t(`domain.${value}`);
  if (field === "domain" || field === "plot") return t(`domain.${value}`);
  if (field === "stack") return t(`stack.${value}`);
  if (field === "tileSet")
    return t((value as { isOfficial: boolean }).isOfficial ? "tileSet.official" : "tileSet.reconstructed");
  if (field === "tile") return tileWord(t, value as TileLike);
  if (Array.isArray(value)) return listWord(t, field, value, readers);
  return typeof value === "number" ? value : String(value);
}

const seatFields = new Set(["seat", "from", "to", "attacker"]);
const eventName = (t: Translate, event: unknown) => t(`event.${event}.name`);

type TileLike = Parameters<typeof tileInFull>[1] | { readonly number: number; readonly stack: string };
const tileWord = (t: Translate, tile: TileLike) =>
  "domain" in tile ? tileName(t, tile) : t("tileBack", { number: tile.number, stack: t(`stack.${tile.stack}`) });

function listWord(t: Translate, field: string, list: readonly unknown[], readers: Readers): string {
  const wordsOf: Record<string, (one: unknown) => string> = {
    order: (seat) => nameOf(readers, Number(seat)),
    tiles: (tile) => tileName(t, tile as Parameters<typeof tileName>[1]),
    events: (event) => eventName(t, event),
    domains: (domain) => t(`domain.${domain}`),
    ranking: (one) => rankWord(t, one as Ranked, readers),
  };
  const sorted =
    field === "ranking" ? (list as readonly Ranked[]).toSorted((one, other) => one.rank - other.rank) : list;
  return sorted.map((one) => wordsOf[field]?.(one) ?? String(one)).join(", ") || t("none");
}

type Ranked = { readonly seat: number; readonly rank: number; readonly score: number };
const rankWord = (t: Translate, { seat, rank, score }: Ranked, readers: Readers) =>
  t("ranked", { rank, name: nameOf(readers, seat), score });
