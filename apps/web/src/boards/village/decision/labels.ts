import { capital, payOf, placeOf, waresOf } from "@seneschal/wording/games/village";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { AskedField } from "../deeds.ts";
import { familyOf, type VillageModel } from "../game.ts";

/** The text of a line in the list of actions. */
export function deedLabel(words: Words, model: VillageModel, draft: Draft): string {
  return words(`list.${draft.type}`, valuesOf(words, model, draft));
}

/** What a line of the list of one field says. */
export function valueLabel(words: Words, model: VillageModel, draft: Draft, field: AskedField, value: unknown): string {
  const said = String(value);
  switch (field) {
    case "cube":
      return capital(words(`colour.${said}`));
    case "action":
      return words(`action.${said}`);
    case "cubes":
      return capital(waresOf(words, said.split("+")));
    case "good":
      return capital(words(`good.${said}`));
    case "make":
      return capital(said === "nothing" ? words("nothing") : words(`good.${said}`));
    case "generation":
      return words("generation", { generation: said });
    case "pay":
      return capital(payOf(words, said, draft.type === "pledge" ? model.view.board.church.time : 0));
  }
}

type Values = Record<string, string | number>;

function valuesOf(words: Words, model: VillageModel, draft: Draft): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(draft)) values[name] = wordOf(words, name, value);
  return { ...values, ...derived(words, model, draft) };
}

function wordOf(words: Words, name: string, value: unknown): string | number {
  if (name === "action") return words(`action.${value}`);
  if (name === "building") return words(`building.${value}`);
  if (name === "good") return words(`good.${value}`);
  return typeof value === "number" ? value : String(value);
}

/** What the line says beyond the fields of its move. */
function derived(words: Words, { view, yourSeat }: VillageModel, draft: Draft): Values {
  switch (draft.type) {
    case "recall":
      return { place: placeOf(words, String(draft.from)) };
    case "bury":
      return {
        place: placeOf(words, String(draft.from)),
        generation: generationAt(view, yourSeat, String(draft.from)),
      };
    case "serve": {
      const customer = view.market.stalls[Number(draft.stall)];
      return { stall: Number(draft.stall) + 1, asks: waresOf(words, customer?.asks ?? []) };
    }
    case "advance":
      return { level: Number(draft.from) + 1 };
    case "rise":
      return { window: Number(draft.from) + 1 };
    default:
      return {};
  }
}

/** The oldest there: that is the one who dies. */
function generationAt(view: VillageModel["view"], seat: number | null, place: string): number {
  const members = seat === null ? [] : (familyOf(view, seat)?.members ?? []);
  return Math.min(...members.filter((member) => member.place === place).map(({ generation }) => generation), 4);
}
