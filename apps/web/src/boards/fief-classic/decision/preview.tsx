import { foreseenLineOf } from "@seneschal/wording/games/fief-classic";
import type { PreviewProps } from "../../board.ts";
import { yourQuestionKind } from "../../fief-shared/decision/option-lists.ts";
import { Balance, Preview as PreviewOfMove } from "../../fief-shared/decision/preview.tsx";
import { useWords } from "../../words.ts";
import { Odds } from "../battle/odds.tsx";
import { type Edition, type Family, type Fief, familyOf } from "../game.ts";

/** What the chosen move leads to: its facts in the future tense, then chest, income, titles and odds. */
export function Preview({ model, selected, rehearsal, edition }: PreviewProps<Fief> & { readonly edition: Edition }) {
  const t = useWords("fief-classic");
  if (selected === null || rehearsal === null) {
    return <p className="quiet small">{t(`hint.${yourQuestionKind(model) ?? "none"}`, { edition })}</p>;
  }
  const { yourSeat, view } = model;
  const before = yourSeat === null ? undefined : familyOf(view, yourSeat);
  const after = yourSeat === null ? undefined : familyOf(rehearsal.view, yourSeat);
  const begun = view.battle === null ? rehearsal.view.battle : null;
  return (
    <PreviewOfMove t={t} rehearsal={rehearsal} lineOf={(fact) => foreseenLineOf(t, fact, model)}>
      {begun === null ? null : <Odds t={t} model={model} front={begun} />}
      {before === undefined || after === undefined ? null : <Balance t={t} lines={linesOf(before, after)} />}
    </PreviewOfMove>
  );
}

const linesOf = (before: Family, after: Family) => [
  { what: "ecus", was: before.ecus, is: after.ecus },
  { what: "income", was: before.income.ecus, is: after.income.ecus },
  { what: "titles", was: before.score, is: after.score },
];
