import type { Readers } from "@seneschal/wording";
import { cardName, cardOf, pledgeOf, valuesOf } from "@seneschal/wording/games/fief-1429";
import { capital, listOf, lordsOf, nameOf, ofName, type Values } from "@seneschal/wording/games/fief-shared";
import type { MovePart, Words } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import { movePartsFor } from "../../fief-shared/decision/move-parts.ts";
import type { FiefModel } from "../game.ts";
import { actions } from "./actions.ts";

/** What the words need to know; of a move by itself there is no table to look at. */
type Seen = Pick<FiefModel, "people" | "yourSeat" | "question"> & Partial<Pick<FiefModel, "view" | "choices">>;

/** What a line of the list of deeds says. */
export function actionLabel(t: Words, model: Seen, draft: Draft): string {
  if (draft.type === "pass") return t(`pass.${model.question?.kind ?? "window"}`);
  return capital(
    t(`list.${draft.type}`, { ...valuesOf(t, draft, nobodyAsReader(model)), ...derived(t, model, draft) }),
  );
}

/** A list names players; only sentences say "you". */
const nobodyAsReader = ({ people }: Seen) => ({ people, yourSeat: null });

function derived(t: Words, model: Seen, draft: Draft): Values {
  if (draft.type === "playBoon") return { boon_name: cardName(t, String(draft.boon)) };
  if (draft.type === "propose") {
    const spouse = model.view?.lords.find(({ lord }) => lord === draft.spouse);
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

/** What a line of the list of one field says. */
export function valueLabel(t: Words, model: Readers, field: string, value: unknown): string {
  if (typeof value === "number" && !seatFields.has(field)) return String(value);
  switch (field) {
    case "village":
    case "city":
      return t(`village.${value}`);
    case "to":
      return typeof value === "number" ? nameOf(model, value) : t(`village.${value}`);
    case "first":
      return nameOf(model, Number(value));
    case "card":
    case "askedCard":
      return value === "none" ? t("value.none") : capital(cardOf(t, String(value)));
    case "pledge":
    case "askedPledge":
      return value === "none" ? t("value.noPledge") : capital(pledgeOf(t, String(value)));
    case "guests":
      return Array.isArray(value)
        ? listOf(
            t,
            value.map((seat) => nameOf(model, seat)),
          )
        : nameOf(model, Number(value));
    case "on":
    case "blank":
      return value === "nobody" ? t("value.mark") : t(`lord.${value}`);
    case "companions":
    case "lords":
      return Array.isArray(value) ? lordNames(t, value) : t(`lord.${value}`);
    default:
      return t(`lord.${value}`);
  }
}

const seatFields: ReadonlySet<string> = new Set(["first", "to", "guests"]);

const lordNames = (t: Words, lords: readonly string[]) => (lords.length === 0 ? t("value.alone") : lordsOf(t, lords));

/** A move by itself, for lists that hold no table. */
export function movePartsOf(t: Words, move: Draft, people: BoardModel["people"]): readonly MovePart[] {
  const readers = { people, yourSeat: null };
  return movePartsFor(actions, move, {
    action: (action) => actionLabel(t, { ...readers, question: null }, action),
    name: (field) => t(`field.${field}`),
    value: (field, value) => valueLabel(t, readers, field, value),
  });
}
