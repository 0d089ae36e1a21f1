import { nameOf } from "@seneschal/wording/games/village";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import type { SummaryProps, Translate } from "../../board.ts";
import previewStyles from "../../styles/preview.module.css";
import { useTranslate } from "../../use-translate.ts";
import { type Fact, sources, type View, type Village, type VillageModel } from "../game.ts";

/** At the end: the places, where every point came from, and what broke a tie. */
export function Summary({ model, facts }: SummaryProps<Village>) {
  const t = useTranslate("village");
  const { result } = model.view;
  if (result === null) return null;
  const ranking = result.ranking.toSorted((one, other) => one.rank - other.rank);
  const scored = ranking.flatMap(({ seat }) => facts.filter((fact) => isScoreOf(fact, seat)));
  return (
    <div className={previewStyles.summary}>
      <DataTable
        caption={t("summary.title")}
        columns={[t("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} model={model} seat={seat} />)]}
        rows={sources.map((source) => ({
          key: source,
          head: t(`points.${source}`),
          cells: scored.map(({ points }) => points[source]),
        }))}
        totals={[
          { key: "total", head: t("points.total"), cells: scored.map(({ points }) => points.total) },
          { key: "rank", head: t("summary.rank"), cells: ranking.map(({ rank }) => rank) },
        ]}
      />
      <Tie text={tieOf(t, result)} />
    </div>
  );
}

type Scored = Extract<Fact, { readonly type: "FamilyScored" }>;
const isScoreOf = (fact: Fact, seat: number): fact is Scored => fact.type === "FamilyScored" && fact.seat === seat;

/** What broke a tie for the first place; null without one. */
function tieOf(t: Translate, { ranking, decidedBy }: NonNullable<View["result"]>): string | null {
  if (decidedBy !== null) return t(`summary.${decidedBy}`);
  return ranking.filter(({ rank }) => rank === 1).length > 1 ? t("summary.shared") : null;
}

const Tie = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <p className={previewStyles.deciding}>{text}</p>;

const Who = ({ model, seat }: { readonly model: VillageModel; readonly seat: number }) => (
  <SeatName seat={seat}>{nameOf(model, seat)}</SeatName>
);
