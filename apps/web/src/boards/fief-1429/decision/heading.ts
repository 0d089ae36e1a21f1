import { valuesOf } from "@seneschal/wording/games/fief-1429";
import { atName, nameOf, ofName, type Values } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { headingsWith, inShortWith } from "../../fief-shared/decision/heading.ts";
import type { Family, FiefScene } from "../game.ts";
import { deeds } from "./deeds.ts";
import { deedLabel } from "./labels.ts";
import { listsOf } from "./lists.ts";

export const { headingOf, choiceTitleOf, quickOf } = headingsWith<FiefScene>({
  deeds,
  untitled: "title",
  idlers: new Set(["pass", "answer", "vote", "join", "resolve", "waver", "lose", "halve", "release"]),
  listsOf,
  deedLabel,
  passLabel: (words, kind) => words(`pass.${kind}`),
  situationOf,
});

/** What changes for your chest, your income and your points. */
export const inShortOf = inShortWith((before: Family, after: Family) => ({
  ecus: (after.ecus ?? 0) - (before.ecus ?? 0),
  income: after.income.ecus - before.income.ecus,
  points: after.points - before.points,
}));

/** What the question is about: the fields of its step, and where the march, the battle or the revolt is. */
function situationOf(words: Words, scene: FiefScene, kind: string): Values {
  const { agenda, march, battle, revolt } = scene.view;
  const step = agenda.pending.find((one) => one.step.type === kind)?.step ?? {};
  return {
    ...valuesOf(words, step, { ...scene, yourSeat: null }),
    ...placed(words, "field", battle?.village),
    ...placed(words, "uprising", revolt?.village),
    ...placed(words, "marchFrom", march?.from),
    ...placed(words, "marchTo", march?.to),
    marcher: march === null ? "" : nameOf(scene, march.seat),
  };
}

function placed(words: Words, name: string, village: string | undefined): Values {
  if (village === undefined) return {};
  const said = words(`village.${village}`);
  return { [name]: said, [`${name}_of`]: ofName(words, said), [`${name}_at`]: atName(words, said) };
}
