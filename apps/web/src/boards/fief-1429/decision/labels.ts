import type { Readers } from "@seneschal/wording";
import { cardName, cardOf, pledgeOf, valuesOf } from "@seneschal/wording/games/fief-1429";
import { capital, listOf, lordsOf, nameOf, ofName, type Values } from "@seneschal/wording/games/fief-shared";
import type { MovePart, Words } from "../../board.ts";
import { partsIn } from "../../fief-shared/decision/parts.ts";
import type { Draft, Scene } from "../../scene.ts";
import type { FiefScene } from "../game.ts";
import { deeds } from "./deeds.ts";

/** What the words need to know; of a move by itself there is no table to look at. */
type Seen = Pick<FiefScene, "people" | "yourSeat" | "question"> & Partial<Pick<FiefScene, "view" | "choices">>;

/** What a line of the list of deeds says. */
export function deedLabel(words: Words, scene: Seen, draft: Draft): string {
  if (draft.type === "pass") return words(`pass.${scene.question?.kind ?? "window"}`);
  return capital(
    words(`list.${draft.type}`, { ...valuesOf(words, draft, nobodyAsReader(scene)), ...derived(words, scene, draft) }),
  );
}

/** A list names players; only sentences say "you". */
const nobodyAsReader = ({ people }: Seen) => ({ people, yourSeat: null });

function derived(words: Words, scene: Seen, draft: Draft): Values {
  if (draft.type === "playBoon") return { boon_name: cardName(words, String(draft.boon)) };
  if (draft.type === "propose") {
    const spouse = scene.view?.lords.find(({ lord }) => lord === draft.spouse);
    const name = spouse === undefined ? "" : nameOf(scene, spouse.seat);
    return { spouseFamily: name, spouseFamily_of: ofName(words, name) };
  }
  if (draft.type === "lose") {
    const shared = scene.choices?.some(
      ({ type, fields: { first } }) =>
        type === "lose" && first !== undefined && "oneOf" in first && first.oneOf.length > 1,
    );
    return { first_shared: String(shared === true) };
  }
  return {};
}

/** What a line of the list of one field says. */
export function valueLabel(words: Words, scene: Readers, field: string, value: unknown): string {
  if (typeof value === "number" && !seatFields.has(field)) return String(value);
  switch (field) {
    case "village":
    case "city":
      return words(`village.${value}`);
    case "to":
      return typeof value === "number" ? nameOf(scene, value) : words(`village.${value}`);
    case "first":
      return nameOf(scene, Number(value));
    case "card":
    case "askedCard":
      return value === "none" ? words("value.none") : capital(cardOf(words, String(value)));
    case "pledge":
    case "askedPledge":
      return value === "none" ? words("value.noPledge") : capital(pledgeOf(words, String(value)));
    case "guests":
      return Array.isArray(value)
        ? listOf(
            words,
            value.map((seat) => nameOf(scene, seat)),
          )
        : nameOf(scene, Number(value));
    case "on":
    case "blank":
      return value === "nobody" ? words("value.mark") : words(`lord.${value}`);
    case "companions":
    case "lords":
      return Array.isArray(value) ? lordNames(words, value) : words(`lord.${value}`);
    default:
      return words(`lord.${value}`);
  }
}

const seatFields: ReadonlySet<string> = new Set(["first", "to", "guests"]);

const lordNames = (words: Words, lords: readonly string[]) =>
  lords.length === 0 ? words("value.alone") : lordsOf(words, lords);

/** A move by itself, for lists that hold no table. */
export function partsOf(words: Words, move: Draft, people: Scene["people"]): readonly MovePart[] {
  const readers = { people, yourSeat: null };
  return partsIn(deeds, move, {
    deed: (deed) => deedLabel(words, { ...readers, question: null }, deed),
    name: (field) => words(`field.${field}`),
    value: (field, value) => valueLabel(words, readers, field, value),
  });
}
