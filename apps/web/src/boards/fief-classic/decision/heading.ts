import { valuesOf } from "@seneschal/wording/games/fief-classic";
import { nameOf, type Values } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { headingsWith, inShortWith } from "../../fief-shared/decision/heading.ts";
import type { Family, FiefScene } from "../game.ts";
import { deeds } from "./deeds.ts";
import { deedLabel, passLabel } from "./labels.ts";
import { listsOf } from "./lists.ts";

export const { headingOf, choiceTitleOf, quickOf } = headingsWith<FiefScene>({
  deeds,
  untitled: "ask.none",
  idlers: new Set(["pass", "answer", "vote", "join", "judge"]),
  listsOf,
  deedLabel,
  passLabel,
  situationOf,
});

/** What changes for your chest, your income and your titles. */
export const inShortOf = inShortWith((before: Family, after: Family) => ({
  ecus: after.ecus - before.ecus,
  income: after.income.ecus - before.income.ecus,
  titles: after.score - before.score,
}));

/** What the question is about: the fields of its step, and the attack that may be answered. */
function situationOf(words: Words, scene: FiefScene, kind: string): Values {
  const { agenda, attack } = scene.view;
  const step = agenda.pending.find((one) => one.step.type === kind)?.step ?? {};
  return {
    ...valuesOf(words, step, { ...scene, yourSeat: null }),
    attacker: attack === null ? "" : nameOf(scene, attack.seat),
    attack_card: attack === null ? "" : attack.card.replaceAll("-", "_"),
    attack_region: attack === null || attack.region === null ? "" : words(`region.${attack.region}`),
    attack_lord: attack === null || attack.lord === null ? "" : words(`lord.${attack.lord}`),
  };
}
