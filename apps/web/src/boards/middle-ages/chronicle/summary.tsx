import { figure, nameOf, signed } from "@seneschal/wording/games/middle-ages";
import { Figures } from "../../../ui/figures.tsx";
import { SeatName } from "../../../ui/seat-name.tsx";
import type { SummaryProps, Words } from "../../board.ts";
import preview from "../../styles/preview.module.css";
import { useWords } from "../../words.ts";
import { domains, fiefOf, type MiddleAges, type MiddleAgesModel } from "../game.ts";
import { sources, sourcesOf } from "./sources.ts";

/** At the end: the places with empty domains and what broke a tie, and the way of every coin. */
export function Summary({ model, facts }: SummaryProps<MiddleAges>) {
  const words = useWords("middle-ages");
  const { ending } = model.view;
  if (ending === null) return null;
  const ranking = ending.ranking.toSorted((one, other) => one.rank - other.rank);
  return (
    <div className={preview.summary}>
      <Places words={words} model={model} ranking={ranking} />
      <p className={preview.deciding}>{tieOf(words, ending)}</p>
      <Ways words={words} model={model} ranking={ranking} facts={facts} />
    </div>
  );
}

type Ending = NonNullable<MiddleAges["view"]["ending"]>;
interface PartProps {
  readonly words: Words;
  readonly model: MiddleAgesModel;
  readonly ranking: Ending["ranking"];
}

function Places({ words, model, ranking }: PartProps) {
  return (
    <Figures
      caption={words("summary.ranking")}
      columns={["seat", "rank", "coins", "empty", "score"].map((column) => words(`summary.${column}`))}
      rows={ranking.map(({ seat, rank, score }) => ({
        key: `${seat}`,
        head: <Who model={model} seat={seat} />,
        cells: [rank, fiefOf(model.view, seat)?.coins ?? 0, emptyOf(words, model, seat), figure(score)],
      }))}
    />
  );
}

function emptyOf(words: Words, { view }: MiddleAgesModel, seat: number): string {
  const columns = fiefOf(view, seat)?.columns ?? [];
  const empty = domains.filter((_, place) => columns[place]?.length === 0);
  return empty.map((domain) => words(`domain.${domain}`)).join(", ") || words("summary.none");
}

function tieOf(words: Words, { ranking, decidedBy }: Ending): string {
  if (decidedBy !== null) return words("summary.tie", { domain: words(`domain.${decidedBy}`) });
  return words(ranking.filter(({ rank }) => rank === 1).length > 1 ? "summary.shared" : "summary.noTie");
}

function Ways({ words, model, ranking, facts }: PartProps & Pick<SummaryProps<MiddleAges>, "facts">) {
  const sums = ranking.map(({ seat }) => sourcesOf(facts, seat));
  const used = sources.filter((source) => sums.some((sum) => sum[source] !== 0));
  return (
    <Figures
      caption={words("summary.from")}
      columns={[words("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} model={model} seat={seat} />)]}
      rows={used.map((source) => ({
        key: source,
        head: words(`summary.sources.${source}`),
        cells: sums.map((sum) => signed(sum[source])),
      }))}
      totals={[
        {
          key: "total",
          head: words("summary.total"),
          cells: sums.map((sum) => figure(sources.reduce((all, source) => all + sum[source], 0))),
        },
      ]}
    />
  );
}

const Who = ({ model, seat }: { readonly model: MiddleAgesModel; readonly seat: number }) => (
  <SeatName seat={seat}>{nameOf(model, seat)}</SeatName>
);
