import { valuesOf } from "@seneschal/wording/games/fief-1429";
import { atName, nameOf, ofName, type Values } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import { createHeadings, createShortPreview } from "../../fief-shared/decision/heading.ts";
import type { Family, FiefModel } from "../game.ts";
import { actions } from "./actions.ts";
import { actionLabel } from "./labels.ts";
import { optionListsOf } from "./option-lists.ts";

export const headings = createHeadings<FiefModel>({
  actions,
  untitled: "title",
  defaultMoves: new Set(["pass", "answer", "vote", "join", "resolve", "waver", "lose", "halve", "release"]),
  requests: new Set(["consent", "leave"]),
  optionListsOf,
  actionLabel,
  passLabel: (t, kind) => t(`pass.${kind}`),
  questionValues,
});

/** What changes for your chest, your income and your points. */
export const shortPreviewOf = createShortPreview(({ ecus, income, points }: Family) => ({
  ecus: ecus ?? 0,
  income: income.ecus,
  points,
}));

/** What the question is about: the fields of its step, and where the march, the battle or the revolt is. */
function questionValues(t: Translate, model: FiefModel, step: object): Values {
  const { march, battle, revolt } = model.view;
  return {
    ...valuesOf(t, step, { ...model, yourSeat: null }),
    ...placed(t, "field", battle?.village),
    ...placed(t, "uprising", revolt?.village),
    ...placed(t, "marchFrom", march?.from),
    ...placed(t, "marchTo", march?.to),
    marcher: march === null ? "" : nameOf(model, march.seat),
  };
}

function placed(t: Translate, name: string, village: string | undefined): Values {
  if (village === undefined) return {};
  const said = t(`village.${village}`);
  return { [name]: said, [`${name}_of`]: ofName(t, said), [`${name}_at`]: atName(t, said) };
}
