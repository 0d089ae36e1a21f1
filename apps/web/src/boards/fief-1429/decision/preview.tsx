import { ecusOf, previewLineOf } from "@seneschal/wording/games/fief-1429";
import type { PreviewProps, Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { yourQuestionKind } from "../../fief-shared/decision/option-lists.ts";
import { Note, Preview as SharedPreview } from "../../fief-shared/decision/preview.tsx";
import { findFamily } from "../../fief-shared/table.ts";
import { useTranslate } from "../../use-translate.ts";
import { Odds } from "../battle/odds.tsx";
import { type Family, type Fief, type FiefModel, type FiefProps, votesOf } from "../game.ts";

export function Preview(props: PreviewProps<Fief>) {
  const t = useTranslate("fief-1429");
  const { model, selected } = props;
  return (
    <SharedPreview
      {...props}
      t={t}
      hint={t(`hint.${yourQuestionKind(model) ?? "none"}`)}
      funds={fundsOf(t, model)}
      lineOf={(fact) => previewLineOf(t, fact, model)}
      holdingsOf={holdingsOf}
      oddsOf={(battle) => <Odds t={t} model={model} battle={battle} />}
    >
      {selected === null ? null : <VoteOutlook t={t} model={model} selected={selected} />}
    </SharedPreview>
  );
}

const holdingsOf = ({ ecus, income, points, alliedPoints }: Family) => ({
  ecus: ecus ?? 0,
  income: income.ecus,
  points,
  alliedPoints,
});

/** What the family has to spend, at the questions that cost money. */
function fundsOf(t: Translate, model: FiefModel): string | null {
  const ecus = findFamily(model.view, model.yourSeat)?.ecus ?? null;
  return ecus !== null && costly.has(yourQuestionKind(model)) ? ecusOf(t, ecus) : null;
}

const costly = new Set<string | undefined>(["purchases", "calming"]);

/** What is known about a vote while the others still vote. */
function VoteOutlook({ t, model, selected }: FiefProps & { readonly selected: Draft }) {
  const { view, yourSeat } = model;
  if (selected.type !== "vote" || view.election === null || yourSeat === null) return null;
  const total = view.election.votes.reduce((sum, { votes }) => sum + votes, 0);
  const kind = view.election.office.startsWith("bishop") ? "bishop" : view.election.office;
  const own = votesOf(view, yourSeat);
  return (
    <Note>
      {selected.on === "nobody"
        ? t("preview.noVote", { own, total })
        : t("preview.vote", { lord: t(`lord.${selected.on}`), own, total })}{" "}
      {t(`majority.${kind}`)}
    </Note>
  );
}
