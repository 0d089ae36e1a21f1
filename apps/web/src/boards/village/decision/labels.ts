import { capital, payOf, placeOf, waresOf } from "@seneschal/wording/games/village";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { AskedField } from "../actions.ts";
import { familyOf, type VillageModel } from "../game.ts";

/** The text of a line in the list of actions. */
export function actionLabel(t: Translate, model: VillageModel, draft: Draft): string {
  return t(`list.${draft.type}`, valuesOf(t, model, draft));
}

/** What a line of the list of one field says. */
export function valueLabel(
  t: Translate,
  model: VillageModel,
  draft: Draft,
  [field, value]: readonly [AskedField, unknown],
): string {
  const said = String(value);
  switch (field) {
    case "cube":
      return capital(t(`colour.${said}`));
    case "action":
      return t(`action.${said}`);
    case "cubes":
      return capital(waresOf(t, said.split("+")));
    case "good":
      return capital(t(`good.${said}`));
    case "make":
      return capital(said === "nothing" ? t("nothing") : t(`good.${said}`));
    case "generation":
      return t("generation", { generation: said });
    case "pay":
      return capital(payOf(t, said, draft.type === "pledge" ? model.view.board.church.time : 0));
  }
}

type Values = Record<string, string | number>;

function valuesOf(t: Translate, model: VillageModel, draft: Draft): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(draft)) values[name] = wordOf(t, name, value);
  return { ...values, ...derived(t, model, draft) };
}

function wordOf(t: Translate, name: string, value: unknown): string | number {
  if (name === "action") return t(`action.${value}`);
  if (name === "building") return t(`building.${value}`);
  if (name === "good") return t(`good.${value}`);
  return typeof value === "number" ? value : String(value);
}

/** What the line says beyond the fields of its move. */
function derived(t: Translate, { view, yourSeat }: VillageModel, draft: Draft): Values {
  switch (draft.type) {
    case "recall":
      return { place: placeOf(t, String(draft.from)) };
    case "bury":
      return {
        place: placeOf(t, String(draft.from)),
        generation: generationAt(view, yourSeat, String(draft.from)),
      };
    case "serve": {
      const customer = view.market.stalls[Number(draft.stall)];
      return { stall: Number(draft.stall) + 1, asks: waresOf(t, customer?.asks ?? []) };
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
