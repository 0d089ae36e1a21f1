import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import type { Translate } from "../../board.ts";
import previewStyles from "../../styles/preview.module.css";

/** What is counted of each family: the end of a key `summary.…`, and how much of it a seat has. */
export interface Count {
  readonly source: string;
  countOf(seat: number): number;
}

interface SummaryProps {
  readonly t: Translate;
  readonly readers: Readers;
  readonly ending: {
    readonly reason: string;
    readonly decidedBy: string | null;
    readonly ranking: readonly { readonly seat: number; readonly rank: number }[];
  };
  readonly sources: readonly Count[];
  readonly totals: readonly Count[];
}

/** At the end: who won and how, where all that counts came from, and what broke a tie. */
export function Summary({ t, readers, ending, sources, totals }: SummaryProps) {
  const { reason, decidedBy } = ending;
  const ranking = ending.ranking.toSorted((one, other) => one.rank - other.rank);
  const rowOf = ({ source, countOf }: Count) => ({
    key: source,
    head: t(`summary.${source}`),
    cells: ranking.map(({ seat }) => countOf(seat)),
  });
  return (
    <div className={previewStyles.summary}>
      <p className={previewStyles.deciding}>{t(`end.${reason}`)}</p>
      <DataTable
        caption={t("summary.title")}
        columns={[t("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} readers={readers} seat={seat} />)]}
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
