import { Figures } from "../../../ui/figures.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { SummaryProps } from "../../board.ts";
import { nameOf } from "../../fief-shared/wording/names.ts";
import { useWords } from "../../words.ts";
import { type Family, type Fief, type FiefScene, familyOf } from "../game.ts";

/** At the end: who won and how, where every title came from, and what broke a tie. */
export function Summary({ scene }: SummaryProps<Fief>) {
  const words = useWords("fief-classic");
  const { view } = scene;
  if (view.ending === null) return null;
  const { reason, decidedBy } = view.ending;
  const ranking = view.ending.ranking.toSorted((one, other) => one.rank - other.rank);
  const rowOf = (source: Source) => ({
    key: source,
    head: words(`summary.${source}`),
    cells: ranking.map(({ seat }) => counts[source](familyOf(view, seat))),
  });
  return (
    <div className="summary">
      <p className="deciding">{words(`end.${reason}`)}</p>
      <Figures
        caption={words("summary.title")}
        columns={[words("summary.source"), ...ranking.map(({ seat }) => <Who key={seat} scene={scene} seat={seat} />)]}
        rows={(["fiefs", "crown"] as const).map(rowOf)}
        totals={[
          ...(["score", "soldiers", "ecus"] as const).map(rowOf),
          { key: "rank", head: words("summary.rank"), cells: ranking.map(({ rank }) => rank) },
        ]}
      />
      {decidedBy === null ? null : <p className="deciding">{words(`decided.${decidedBy}`)}</p>}
    </div>
  );
}

const counts = {
  fiefs: (family: Family | undefined) => family?.titles ?? 0,
  /** What the score has beyond the fiefs. */
  crown: (family: Family | undefined) => (family?.score ?? 0) - (family?.titles ?? 0),
  score: (family: Family | undefined) => family?.score ?? 0,
  soldiers: (family: Family | undefined) => family?.soldiers ?? 0,
  ecus: (family: Family | undefined) => family?.ecus ?? 0,
};
type Source = keyof typeof counts;

const Who = ({ scene, seat }: { readonly scene: FiefScene; readonly seat: number }) => (
  <span className="who">
    <Shield seat={seat} /> <span className="name">{nameOf(scene, seat)}</span>
  </span>
);
