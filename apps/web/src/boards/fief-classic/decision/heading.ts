import { valuesOf } from "@seneschal/wording/games/fief-classic";
import { nameOf, type Values } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import { createHeadings, createShortPreview } from "../../fief-shared/decision/heading.ts";
import { type FiefModel, holdingsOf } from "../game.ts";
import { actions } from "./actions.ts";
import { actionLabel, passLabel } from "./labels.ts";
import { optionListsOf } from "./option-lists.ts";

export const headings = createHeadings<FiefModel>({
  actions,
  untitled: "ask.none",
  defaultMoves: new Set(["pass", "answer", "vote", "join", "judge", "fall"]),
  requests: new Set(["consent"]),
  optionListsOf,
  actionLabel,
  passLabel,
  questionValues,
});

/** What changes for your chest, your income and your titles. */
export const shortPreviewOf = createShortPreview(holdingsOf);

/** What the question is about: the fields of its step, and the attack that may be answered. */
function questionValues(t: Translate, model: FiefModel, step: object): Values {
  const { attack } = model.view;
  return {
    ...valuesOf(t, step, { ...model, yourSeat: null }),
    attacker: attack === null ? "" : nameOf(model, attack.seat),
    attack_card: attack === null ? "" : attack.card.replaceAll("-", "_"),
    attack_region: attack === null || attack.region === null ? "" : t(`region.${attack.region}`),
    attack_lord: attack === null || attack.lord === null ? "" : t(`lord.${attack.lord}`),
  };
}
