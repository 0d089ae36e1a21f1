import { foreseenLineOf } from "@seneschal/wording/games/fief-1429";
import type { PreviewProps, Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { yourQuestionKind } from "../../fief-shared/decision/option-lists.ts";
import { Balance, Note, Preview as PreviewOfMove } from "../../fief-shared/decision/preview.tsx";
import { useWords } from "../../words.ts";
import { Odds } from "../battle/odds.tsx";
import { type Family, type Fief, type FiefModel, familyOf, votesOf } from "../game.ts";

/** What the chosen move leads to: its facts in the future tense, then chest, income, points and odds. */
export function Preview({ model, selected, rehearsal }: PreviewProps<Fief>) {
  const t = useWords("fief-1429");
  if (selected === null || rehearsal === null) {
    return <p className="quiet small">{t(`hint.${yourQuestionKind(model) ?? "none"}`)}</p>;
  }
  const { yourSeat, view } = model;
  const before = yourSeat === null ? undefined : familyOf(view, yourSeat);
  const after = yourSeat === null ? undefined : familyOf(rehearsal.view, yourSeat);
  const begun = view.battle === null ? rehearsal.view.battle : null;
  return (
    <PreviewOfMove t={t} rehearsal={rehearsal} lineOf={(fact) => foreseenLineOf(t, fact, model)}>
      {begun === null ? null : <Odds t={t} model={model} battle={begun} />}
      {before === undefined || after === undefined ? null : <Balance t={t} lines={linesOf(before, after)} />}
      <VoteOutlook t={t} model={model} selected={selected} />
    </PreviewOfMove>
  );
}

const linesOf = (before: Family, after: Family) => [
  { what: "ecus", was: before.ecus ?? 0, is: after.ecus ?? 0 },
  { what: "income", was: before.income.ecus, is: after.income.ecus },
  { what: "points", was: before.points, is: after.points },
  { what: "alliedPoints", was: before.alliedPoints, is: after.alliedPoints },
];

/** What is certain of a vote while the others lay theirs. */
function VoteOutlook({ t, model, selected }: { t: Words; model: FiefModel; selected: Draft }) {
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
