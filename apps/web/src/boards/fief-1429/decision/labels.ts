import { cardName, cardOf, pledgeOf, valuesOf } from "@seneschal/wording/games/fief-1429";
import { capital, listOf, nameOf, ofName, type Values } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { createMoveParts } from "../../fief-shared/decision/move-parts.ts";
import {
  createValueLabels,
  lordLabel,
  lordsLabel,
  seatLabel,
  type ValueLabel,
  villageLabel,
} from "../../fief-shared/decision/value-labels.ts";
import { findLord } from "../../fief-shared/table.ts";
import type { FiefModel } from "../game.ts";
import { actions } from "./actions.ts";

/** What a label needs to know; a move by itself has no table to look at. */
type LabelContext = Pick<FiefModel, "people" | "yourSeat" | "question"> & Partial<Pick<FiefModel, "view" | "choices">>;

/** What a line of the list of actions says. */
export function actionLabel(t: Translate, model: LabelContext, draft: Draft): string {
  if (draft.type === "pass") return t(`pass.${model.question?.kind ?? "window"}`);
  // A list names players; only sentences say "you".
  const readers = { people: model.people, yourSeat: null };
  return capital(t(`list.${draft.type}`, { ...valuesOf(t, draft, readers), ...derivedValues(t, model, draft) }));
}

function derivedValues(t: Translate, model: LabelContext, draft: Draft): Values {
  if (draft.type === "playBoon") return { boon_name: cardName(t, String(draft.boon)) };
  if (draft.type === "propose") {
    const spouse = model.view === undefined ? undefined : findLord(model.view, draft.spouse);
    const name = spouse === undefined ? "" : nameOf(model, spouse.seat);
    return { spouseFamily: name, spouseFamily_of: ofName(t, name) };
  }
  if (draft.type === "lose") {
    const shared = model.choices?.some(
      ({ type, fields: { first } }) =>
        type === "lose" && first !== undefined && "oneOf" in first && first.oneOf.length > 1,
    );
    return { first_shared: String(shared === true) };
  }
  return {};
}

const vote: ValueLabel = (t, readers, value) => (value === "nobody" ? t("value.mark") : lordLabel(t, readers, value));

const lords: ValueLabel = (t, readers, value) =>
  Array.isArray(value) && value.length === 0 ? t("value.alone") : lordsLabel(t, readers, value);

const guests: ValueLabel = (t, readers, value) => {
  if (!Array.isArray(value)) return seatLabel(t, readers, value);
  const names = value.map((seat) => nameOf(readers, seat));
  return listOf(t, names);
};

export const valueLabel = createValueLabels({
  cardOf,
  pledgeOf,
  labels: {
    city: villageLabel,
    first: seatLabel,
    seat: seatLabel,
    on: vote,
    blank: vote,
    companions: lords,
    lords,
    guests,
  },
  otherwise: lordLabel,
});

export const movePartsOf = createMoveParts({ actions, actionLabel, valueLabel });
