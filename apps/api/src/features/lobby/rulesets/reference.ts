import { createHash } from "node:crypto";
import { accounts, reference } from "@seneschal/schema";
import { referenceTextsOf, seatColourName } from "@seneschal/wording/reference";
import type { z } from "zod";
import type { RegisteredRuleset, RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { compressed, gzipped } from "../../../platform/http/responses/compressed.ts";
import { referenceOptions } from "./reference-options.ts";

type Reference = z.output<ReturnType<typeof reference.referenceSchemaOf>>;

/** The reference data of a ruleset, as it is sent. */
export interface StoredReference {
  /** Changes with the data and with its texts. */
  readonly digest: string;
  /** The JSON text in each encoding. */
  body(encoding: "br" | "gzip"): Promise<Buffer>;
}

/** The reference data of all rulesets that have some. */
export interface References {
  of(ruleset: string): StoredReference | undefined;
}

/** Each is made when it is first needed. */
export function referencesOf({ all }: RulesetRegistry): References {
  const made = new Map<string, StoredReference | undefined>();
  return {
    of(id) {
      const registered = all.find(({ ruleset }) => ruleset.id === id);
      if (registered === undefined) return undefined;
      if (!made.has(id)) made.set(id, stored(referenceOf(registered)));
      return made.get(id);
    },
  };
}

/** None for a ruleset without texts. */
export function referenceOf({ ruleset, schema }: RegisteredRuleset): Reference | undefined {
  const texts = referenceTextsOf(ruleset.id);
  if (texts === undefined) return undefined;
  const { title, pitch, provenance, names, descriptions, fields } = texts;
  return {
    ruleset: ruleset.id,
    revision: ruleset.revision,
    dataSet: ruleset.dataSet ?? null,
    seats: ruleset.seats,
    title,
    pitch,
    provenance,
    options: referenceOptions(schema, texts),
    seatColours: seatColours(ruleset.seats.max),
    names,
    descriptions,
    fields,
    components: ruleset.components ?? null,
  } as Reference;
}

const seatColours = (seats: number): Reference["seatColours"] =>
  accounts.colours
    .slice(0, seats)
    .map((id, seat) => ({ seat, id, name: seatColourName(id), ...reference.pigments[id] }));

/** Compressed when it is first needed, and once. */
function stored(data: Reference | undefined): StoredReference | undefined {
  if (data === undefined) return undefined;
  const text = JSON.stringify(data);
  let brotli: Promise<Buffer> | undefined;
  let gzip: Promise<Buffer> | undefined;
  return {
    digest: createHash("sha256").update(text).digest("hex").slice(0, 32),
    body(encoding) {
      brotli ??= compressed([text]);
      if (encoding === "br") return brotli;
      gzip ??= brotli.then(gzipped);
      return gzip;
    },
  };
}
