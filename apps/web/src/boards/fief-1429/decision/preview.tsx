import { previewLineOf } from "@seneschal/wording/games/fief-1429";
import type { PreviewProps } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { yourQuestionKind } from "../../fief-shared/decision/option-lists.ts";
import { Note, Preview as SharedPreview } from "../../fief-shared/decision/preview.tsx";
import { useTranslate } from "../../use-translate.ts";
import { Odds } from "../battle/odds.tsx";
import { type Family, type Fief, type FiefProps, votesOf } from "../game.ts";

export function Preview(props: PreviewProps<Fief>) {
  const t = useTranslate("fief-1429");
  const { model, selected } = props;
  return (
    <SharedPreview
      {...props}
      t={t}
      hint={t(`hint.${yourQuestionKind(model) ?? "none"}`)}
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
