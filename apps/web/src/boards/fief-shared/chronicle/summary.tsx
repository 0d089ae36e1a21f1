import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import type { SummaryProps } from "../../board.ts";
import type { Vocabulary } from "../../board-model.ts";
import previewStyles from "../../styles/preview.module.css";
import { useTranslate } from "../../use-translate.ts";
import { findFamily } from "../table.ts";

/** What is counted of each family: the end of a key `summary.…`, and how much of it a seat has. */
interface Count<View> {
  readonly source: string;
  countOf(view: View, seat: number): number;
}

/** A count of something that a view shows for each family. */
export const familyCount = <Family extends { readonly seat: number }>(
  source: string,
  of: (family: Family) => number,
): Count<{ readonly families: readonly Family[] }> => ({
  source,
  countOf(view, seat) {
    const family = findFamily(view, seat);
    return family === undefined ? 0 : of(family);
  },
});

interface SummaryVocabulary extends Vocabulary {
  readonly view: { readonly ending: Ending | null };
}

interface Ending {
  readonly reason: string;
  readonly decidedBy: string | null;
  readonly ranking: readonly { readonly seat: number; readonly rank: number }[];
}

interface SummaryTexts<View> {
  /** The namespace of the messages. */
  readonly messages: string;
  readonly sources: readonly Count<View>[];
  readonly totals: readonly Count<View>[];
}

/** At the end: who won and how, where all that counts came from, and what broke a tie. */
export function createSummary<Game extends SummaryVocabulary>(texts: SummaryTexts<Game["view"]>) {
  return function Summary({ model }: SummaryProps<Game>) {
    const { ending } = model.view;
    return ending === null ? null : <FinalScores {...texts} model={model} ending={ending} />;
  };
}

interface FinalScoresProps<Game extends SummaryVocabulary> extends SummaryTexts<Game["view"]> {
  readonly model: SummaryProps<Game>["model"];
  readonly ending: Ending;
}

function FinalScores<Game extends SummaryVocabulary>(props: FinalScoresProps<Game>) {
  const { messages, sources, totals, model, ending } = props;
  const t = useTranslate(messages);
  const { reason, decidedBy } = ending;
  const ranking = ending.ranking.toSorted((one, other) => one.rank - other.rank);
  const rowOf = ({ source, countOf }: Count<Game["view"]>) => ({
    key: source,
    head: t(`summary.${source}`),
    cells: ranking.map(({ seat }) => countOf(model.view, seat)),
  });
  return (
    <div className={previewStyles.summary}>
      <p className={previewStyles.deciding}>{t(`end.${reason}`)}</p>
      <DataTable
        caption={t("summary.title")}
        columns={[t("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} readers={model} seat={seat} />)]}
        rows={sources.map(rowOf)}
        totals={[
          ...totals.map(rowOf),
          { key: "rank", head: t("summary.rank"), cells: ranking.map(({ rank }) => rank) },
        ]}
      />
      {decidedBy === null ? null : <p className={previewStyles.deciding}>{t(`decided.${decidedBy}`)}</p>}
    </div>
  );
}

const Who = ({ readers, seat }: { readonly readers: Readers; readonly seat: number }) => (
  <SeatName seat={seat}>{nameOf(readers, seat)}</SeatName>
);
