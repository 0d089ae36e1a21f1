import type { Translate } from "../../entries/entry.ts";
import { describeRanking } from "../../outcome.ts";
import type { Readers } from "../../people.ts";
import type { Fact } from "./game.ts";
import { nameOf, type tileInFull, tileName, tilesOf, whoOf } from "./names.ts";

/** Returns one sentence about a fact, made only of its fields. */
export function lineOf(t: Translate, fact: Fact, readers: Readers): string {
  return t(`facts.${fact.type}`, valuesOf(t, fact, readers));
}

/** Returns a shorter line for a result of the seat that the entry already names. */
export function briefOf(t: Translate, fact: Fact, readers: Readers): string {
  return t(`brief.${fact.type}`, valuesOf(t, fact, readers));
}

export type Cause = Extract<Fact, { readonly type: "CoinsGained" }>["cause"];

/** The reason of a payment or an income. */
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

/** The domains with tiles; if there are none, the first one, to say so. */
function heldOf<Count extends { readonly tiles: number }>(counted: readonly Count[]): readonly Count[] {
  const held = counted.filter(({ tiles }) => tiles > 0);
  return held.length > 0 ? held : counted.slice(0, 1);
}

/** The reason with its kind, for lines that do not name it otherwise. */
const becauseOf = (t: Translate, cause: Cause) => t(`because.${cause.kind}`, { cause: causeOf(t, cause) });

type Values = Record<string, string | number>;

/** The fields of a fact as text: seats by name, tiles by number, causes as reasons. */
function valuesOf(t: Translate, fact: Fact, readers: Readers): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(fact)) values[field] = formatField(t, field, value, readers);
  return values;
}

function formatField(t: Translate, field: string, value: unknown, readers: Readers): string | number {
  if (seatFields.has(field)) return value === null ? "nobody" : whoOf(readers, Number(value));
  if (field === "cause") return becauseOf(t, value as Cause);
  if (field === "by") return value === "barracks" || value === "village" ? String(value) : eventName(t, value);
  if (field === "event") return eventName(t, value);
  if (field === "decidedBy") return value === null ? "none" : t(`domain.${value}`);
  if (field === "domain" || field === "plot") return t(`domain.${value}`);
  if (field === "stack") return t(`stack.${value}`);
  if (field === "tileSet")
    return t((value as { isOfficial: boolean }).isOfficial ? "tileSet.official" : "tileSet.reconstructed");
  if (field === "tile") return formatTile(t, value as TileLike);
  if (Array.isArray(value)) return formatList(t, field, value, readers);
  return typeof value === "number" ? value : String(value);
}

const seatFields = new Set(["seat", "from", "to", "attacker"]);
const eventName = (t: Translate, event: unknown) => t(`event.${event}.name`);

type TileLike = Parameters<typeof tileInFull>[1] | { readonly number: number; readonly stack: string };
const formatTile = (t: Translate, tile: TileLike) =>
  "domain" in tile ? tileName(t, tile) : t("tileBack", { number: tile.number, stack: t(`stack.${tile.stack}`) });

function formatList(t: Translate, field: string, list: readonly unknown[], readers: Readers): string {
  const formats: Record<string, (one: unknown) => string> = {
    order: (seat) => nameOf(readers, Number(seat)),
    tiles: (tile) => tileName(t, tile as Parameters<typeof tileName>[1]),
    events: (event) => eventName(t, event),
    domains: (domain) => t(`domain.${domain}`),
  };
  if (field === "ranking") return formatRanking(t, list as readonly Ranked[], readers);
  return list.map((one) => formats[field]?.(one) ?? String(one)).join(", ") || t("none");
}

type Ranked = { readonly seat: number; readonly rank: number; readonly score: number };
const formatRanking = (t: Translate, ranking: readonly Ranked[], readers: Readers) =>
  describeRanking(t, ranking, readers);
