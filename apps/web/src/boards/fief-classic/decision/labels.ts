import { cardOf, pledgeOf, valuesOf } from "@seneschal/wording/games/fief-classic";
import { capital } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { createMoveParts } from "../../fief-shared/decision/move-parts.ts";
import {
  createValueLabels,
  lordsLabel,
  seatLabel,
  type ValueLabel,
  villageLabel,
} from "../../fief-shared/decision/value-labels.ts";
import type { FiefModel } from "../game.ts";
import { actions } from "./actions.ts";

/** What a line of the list of actions says. */
export function actionLabel(t: Translate, model: Pick<FiefModel, "people" | "question">, draft: Draft): string {
  if (draft.type === "pass") return passLabel(t, model.question?.kind);
  // A list names players; only sentences say "you".
  const readers = { people: model.people, yourSeat: null };
  return capital(t(`list.${draft.type}`, { gate: "", ...valuesOf(t, draft, readers) }));
}

export const passLabel = (t: Translate, kind: string | undefined): string =>
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

const region: ValueLabel = (t, _, value) => capital(t(`region.${value}`));
const bearer: ValueLabel = (t, readers, value) => (value === "all" ? t("value.shared") : seatLabel(t, readers, value));

export const valueLabel = createValueLabels({
  cardOf,
  pledgeOf,
  labels: { region, capital: villageLabel, lords: lordsLabel, bearer },
  otherwise: (_t, _readers, value) => String(value),
});

export const movePartsOf = createMoveParts({ actions, actionLabel, valueLabel });
