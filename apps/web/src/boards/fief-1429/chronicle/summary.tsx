import { Figures } from "../../../ui/figures.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { SummaryProps } from "../../board.ts";
import { nameOf } from "../../fief-shared/wording/names.ts";
import { useWords } from "../../words.ts";
import { type Fief, type FiefScene, familyOf, type View } from "../game.ts";

/** At the end: who won and how, where every victory point came from, and what broke a tie. */
export function Summary({ scene }: SummaryProps<Fief>) {
  const words = useWords("fief-1429");
  const { view } = scene;
  if (view.ending === null) return null;
  const { reason, decidedBy } = view.ending;
  const ranking = view.ending.ranking.toSorted((one, other) => one.rank - other.rank);
  const cells = (countOf: (view: View, seat: number) => number) => ranking.map(({ seat }) => countOf(view, seat));
  return (
    <div className="summary">
      <p className="deciding">{words(`end.${reason}`)}</p>
      <Figures
        caption={words("summary.title")}
        columns={[words("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} scene={scene} seat={seat} />)]}
        rows={sources.map(({ source, countOf }) => ({
          key: source,
          head: words(`summary.${source}`),
          cells: cells(countOf),
        }))}
        totals={[
          {
            key: "points",
            head: words("summary.points"),
            cells: cells((_, seat) => familyOf(view, seat)?.points ?? 0),
          },
          {
            key: "villages",
            head: words("summary.villages"),
            cells: cells((_, seat) => familyOf(view, seat)?.villages ?? 0),
          },
          { key: "rank", head: words("summary.rank"), cells: ranking.map(({ rank }) => rank) },
        ]}
      />
      {decidedBy === null ? null : <p className="deciding">{words(`decided.${decidedBy}`)}</p>}
    </div>
  );
}

const lordsOf = ({ lords }: View, seat: number) => lords.filter((lord) => lord.seat === seat);
const crowns = (view: View, seat: number, crown: "king" | "pope") =>
  lordsOf(view, seat).filter((lord) => lord.crowns.includes(crown)).length;

const sources = [
  {
    source: "fiefs",
    countOf: (view: View, seat: number) => lordsOf(view, seat).reduce((sum, { fiefs }) => sum + fiefs.length, 0),
  },
  { source: "king", countOf: (view: View, seat: number) => crowns(view, seat, "king") },
  { source: "pope", countOf: (view: View, seat: number) => crowns(view, seat, "pope") },
] as const;

const Who = ({ scene, seat }: { readonly scene: FiefScene; readonly seat: number }) => (
  <span className="who">
    <Shield seat={seat} /> <span className="name">{nameOf(scene, seat)}</span>
  </span>
);
