import type { Readers } from "@seneschal/wording";
import { cardOf, pledgeOf, valuesOf } from "@seneschal/wording/games/fief-classic";
import { capital, lordsOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { MovePart, Words } from "../../board.ts";
import { partsIn } from "../../fief-shared/decision/parts.ts";
import type { Draft, Scene } from "../../scene.ts";
import type { FiefScene } from "../game.ts";
import { deeds } from "./deeds.ts";

/** What a line of the list of deeds says. */
export function deedLabel(words: Words, scene: Pick<FiefScene, "people" | "question">, draft: Draft): string {
  if (draft.type === "pass") return passLabel(words, scene.question?.kind);
  // A list names players; only sentences say "you".
  const readers = { people: scene.people, yourSeat: null };
  return capital(words(`list.${draft.type}`, { gate: "", ...valuesOf(words, draft, readers) }));
}

export const passLabel = (words: Words, kind: string | undefined): string =>
  words(`pass.${kind !== undefined && passing.has(kind) ? kind : "other"}`);
const passing = new Set([
  "orphan",
  "playing",
  "parrying",
  "justice",
  "levying",
  "buying",
  "marching",
  "pacts",
  "talks",
]);

/** What a line of the list of one field says. */
export function valueLabel(words: Words, scene: Readers, field: string, value: unknown): string {
  switch (field) {
    case "region":
      return capital(words(`region.${value}`));
    case "village":
    case "capital":
      return words(`village.${value}`);
    case "to":
      return typeof value === "number" ? nameOf(scene, value) : words(`village.${value}`);
    case "card":
    case "askedCard":
      return value === "none" ? words("value.none") : capital(cardOf(words, String(value)));
    case "pledge":
    case "askedPledge":
      return value === "none" ? words("value.noPledge") : capital(pledgeOf(words, String(value)));
    case "lords":
      return Array.isArray(value) ? lordsOf(words, value) : words(`lord.${value}`);
    case "lord":
      return words(`lord.${value}`);
    default:
      return String(value);
  }
}

/** A move by itself, for lists that hold no table. */
export function partsOf(words: Words, move: Draft, people: Scene["people"]): readonly MovePart[] {
  const readers = { people, yourSeat: null };
  return partsIn(deeds, move, {
    deed: (deed) => deedLabel(words, { ...readers, question: null }, deed),
    name: (field) => words(`field.${field}`),
    value: (field, value) => valueLabel(words, readers, field, value),
  });
}
