import { nameOf, ofName } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { Rehearsal } from "../../board-model.ts";
import { FamilyBoard as BoardOfFamily, Lords } from "../../fief-shared/family/family-board.tsx";
import { FamilyFigures } from "../../fief-shared/family/family-figures.tsx";
import { type Family, type Fief, type FiefModel, familyOf } from "../game.ts";
import { LordLine } from "./lord-line.tsx";

interface FamilyBoardProps {
  readonly t: Words;
  readonly model: FiefModel;
  readonly seat: number;
  readonly rehearsal?: Rehearsal<Fief> | null | undefined;
  readonly isOwn?: boolean;
}

export function FamilyBoard({ t, model, seat, rehearsal, isOwn = false }: FamilyBoardProps) {
  const family = familyOf(model.view, seat);
  if (family === undefined) return null;
  const after = rehearsal ? familyOf(rehearsal.view, seat) : undefined;
  const name = nameOf(model, seat);
  return (
    <BoardOfFamily
      t={t}
      label={t("family.of", { name, name_of: ofName(t, name) })}
      seat={seat}
      name={name}
      isOwn={isOwn}
      subtitle={subtitlePartsOf(t, model, family).join(", ")}
      score={<b>{titlesOf(t, model, family)}</b>}
      figures={<FamilyFigures t={t} family={family} after={after} incomes={incomes} hand={family.hand} />}
      lords={family.lords}
    >
      <Details t={t} model={model} family={family} />
    </BoardOfFamily>
  );
}

const incomes = ["villages", "mills", "presses", "tithe", "seigneurialTax", "royalTax"];
const goals = { two: 2, three: 3, four: 4 };

/** Titles, and how many win. FC-16.1 */
function titlesOf(t: Words, { view: { options } }: FiefModel, { score }: Family): string {
  if (options.goal === "none") return t("family.titles", { titles: score });
  return t("family.titlesOf", { score, goal: goals[options.goal] });
}

function subtitlePartsOf(t: Words, { view }: FiefModel, { seat, home }: Family): readonly string[] {
  return [
    ...(home === null ? [] : [t("family.home", { region: t(`region.${home}`) })]),
    ...(view.turn > 0 && view.first === seat ? [t("family.first")] : []),
  ];
}

function Details({ t, model, family }: { t: Words; model: FiefModel; family: Family }) {
  const lords = model.view.lords.filter(({ seat }) => seat === family.seat);
  const { soldiers, stock, votes, hasUsedCard, hasExchanged } = family;
  return (
    <>
      <Lords
        t={t}
        isSetUp={model.view.phase === "set-up"}
        count={family.lords}
        lines={lords.map((lord) => <LordLine key={lord.lord} t={t} model={model} lord={lord} />)}
      />
      <p className="small fief-stock">{t("family.stock", { soldiers, stock, votes })}</p>
      {hasUsedCard ? <p className="small fief-stock">{t("family.usedCard")}</p> : null}
      {hasExchanged ? <p className="small fief-stock">{t("family.exchanged")}</p> : null}
    </>
  );
}
