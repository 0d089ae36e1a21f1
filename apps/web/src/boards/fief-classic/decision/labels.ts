import type { Readers } from "@seneschal/wording";
import { cardOf, pledgeOf, valuesOf } from "@seneschal/wording/games/fief-classic";
import { capital, lordsOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { MovePart, Words } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import { movePartsFor } from "../../fief-shared/decision/move-parts.ts";
import type { FiefModel } from "../game.ts";
import { actions } from "./actions.ts";

/** What a line of the list of deeds says. */
export function actionLabel(t: Words, model: Pick<FiefModel, "people" | "question">, draft: Draft): string {
  if (draft.type === "pass") return passLabel(t, model.question?.kind);
  // A list names players; only sentences say "you".
  const readers = { people: model.people, yourSeat: null };
  return capital(t(`list.${draft.type}`, { gate: "", ...valuesOf(t, draft, readers) }));
}

export const passLabel = (t: Words, kind: string | undefined): string =>
  t(`pass.${kind !== undefined && passing.has(kind) ? kind : "other"}`);
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
export function valueLabel(t: Words, model: Readers, field: string, value: unknown): string {
  switch (field) {
    case "region":
      return capital(t(`region.${value}`));
    case "village":
    case "capital":
      return t(`village.${value}`);
    case "to":
      return typeof value === "number" ? nameOf(model, value) : t(`village.${value}`);
    case "card":
    case "askedCard":
      return value === "none" ? t("value.none") : capital(cardOf(t, String(value)));
    case "pledge":
    case "askedPledge":
      return value === "none" ? t("value.noPledge") : capital(pledgeOf(t, String(value)));
    case "lords":
      return Array.isArray(value) ? lordsOf(t, value) : t(`lord.${value}`);
    case "lord":
      return t(`lord.${value}`);
    default:
      return String(value);
  }
}

/** A move by itself, for lists that hold no table. */
export function movePartsOf(t: Words, move: Draft, people: BoardModel["people"]): readonly MovePart[] {
  const readers = { people, yourSeat: null };
  return movePartsFor(actions, move, {
    action: (action) => actionLabel(t, { ...readers, question: null }, action),
    name: (field) => t(`field.${field}`),
    value: (field, value) => valueLabel(t, readers, field, value),
  });
}
