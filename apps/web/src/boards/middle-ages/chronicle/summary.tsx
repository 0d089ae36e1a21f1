import { figure, nameOf, signed } from "@seneschal/wording/games/middle-ages";
import type { ReactNode } from "react";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { SummaryProps, Translate } from "../../board.ts";
import previewStyles from "../../styles/preview.module.css";
import { useTranslate } from "../../use-translate.ts";
import { domains, fiefOf, type MiddleAges, type MiddleAgesModel } from "../game.ts";
import { sources, sourcesOf } from "./sources.ts";

/** At the end: what broke a tie, and the way of every coin. The ranking is above it. */
export function Summary({ model, facts }: SummaryProps<MiddleAges>) {
  const t = useTranslate("middle-ages");
  const { ending } = model.view;
  if (ending === null) return null;
  const ranking = ending.ranking.toSorted((one, other) => one.rank - other.rank);
  return (
    <div className={previewStyles.summary}>
      <Tie text={tieOf(t, ending)} />
      <Ways t={t} model={model} ranking={ranking} facts={facts} />
    </div>
  );
}

type Ending = NonNullable<MiddleAges["view"]["ending"]>;
interface PartProps {
  readonly t: Translate;
  readonly model: MiddleAgesModel;
  readonly ranking: Ending["ranking"];
}

/** The empty domains of a fief, which cost coins. */
function emptyOf(t: Translate, { view }: MiddleAgesModel, seat: number): string {
  const columns = fiefOf(view, seat)?.columns ?? [];
  const empty = domains.filter((_, place) => columns[place]?.length === 0);
  return empty.map((domain) => t(`domain.${domain}`)).join(", ");
}

/** What broke a tie for the first place; null without one. */
function tieOf(t: Translate, { ranking, decidedBy }: Ending): string | null {
  if (decidedBy !== null) return t("summary.tie", { domain: t(`domain.${decidedBy}`) });
  return ranking.filter(({ rank }) => rank === 1).length > 1 ? t("summary.shared") : null;
}

const Tie = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <p className={previewStyles.deciding}>{text}</p>;

function Ways({ t, model, ranking, facts }: PartProps & Pick<SummaryProps<MiddleAges>, "facts">) {
  const sums = ranking.map(({ seat }) => sourcesOf(facts, seat));
  const used = sources.filter((source) => sums.some((sum) => sum[source] !== 0));
  return (
    <DataTable
      caption={t("summary.from")}
      columns={[t("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} model={model} seat={seat} />)]}
      rows={used.map((source) => ({
        key: source,
        head: t(`summary.sources.${source}`),
        cells: sums.map((sum, place) => (
          <Amount key={ranking[place]?.seat} amount={sum[source]}>
            {source === "penalty" && emptyOf(t, model, ranking[place]?.seat ?? 0)}
          </Amount>
        )),
      }))}
      totals={[
        {
          key: "total",
          head: t("summary.total"),
          cells: sums.map((sum) => figure(sources.reduce((all, source) => all + sum[source], 0))),
        },
      ]}
    />
  );
}

const Amount = ({ amount, children }: { readonly amount: number; readonly children: ReactNode }) => (
  <>
    {signed(amount)}
    {children && (
      <Text as="small" muted>
        <br />
        {children}
      </Text>
    )}
  </>
);

const Who = ({ model, seat }: { readonly model: MiddleAgesModel; readonly seat: number }) => (
  <SeatName seat={seat}>{nameOf(model, seat)}</SeatName>
);
