import { ecusOf, troopsOf } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Mark } from "../../../ui/mark.tsx";
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
      label={t("family.of", { name })}
      seat={seat}
      name={name}
      isOwn={isOwn}
      subtitle={allianceOf(t, model, family)}
      score={<Points t={t} model={model} family={family} />}
      figures={<FamilyFigures t={t} family={family} after={after} incomes={incomes} hand={handOf(t, family)} />}
      lords={family.lords}
    >
      <Details t={t} model={model} family={family} />
    </BoardOfFamily>
  );
}

const incomes = ["villages", "mills", "taille", "tithe", "queen"];

/** Backs of cards are seen by all. */
function handOf(t: Words, { hand }: Family): string {
  const kinds = (["characters", "events"] as const).filter((kind) => hand[kind] > 0);
  return kinds.map((kind) => t(`family.${kind}`, { count: hand[kind] })).join(", ") || t("family.noCards");
}

/** Victory points, and how many win: alone, or together with the ally. F1429-16.2, F1429-16.3 */
function Points({ t, model, family }: { t: Words; model: FiefModel; family: Family }) {
  const { points, alliedPoints, ally } = family;
  const isAlone = ally === null || model.view.families.length === 3;
  return (
    <>
      <b>{isAlone ? t("family.pointsAlone", { points }) : t("family.points", { points })}</b>
      {isAlone ? null : <small>{t("family.pointsAllied", { points: alliedPoints })}</small>}
    </>
  );
}

function allianceOf(t: Words, model: FiefModel, { ally }: Family): string {
  return ally === null ? "" : t("family.ally", { name: nameOf(model, ally) });
}

function Details({ t, model, family }: { t: Words; model: FiefModel; family: Family }) {
  const { view } = model;
  const lords = view.lords.filter(({ seat }) => seat === family.seat);
  const captives = view.lords.filter(({ guard }) => guard === family.seat);
  const { sergeants, knights, engines, taxes } = family.stock;
  const { muster } = family;
  return (
    <>
      <Lords
        t={t}
        isSetUp={view.phase === "set-up"}
        count={family.lords}
        lines={lords.map((lord) => <LordLine key={lord.lord} t={t} model={model} lord={lord} />)}
      />
      {captives.length === 0 ? null : (
        <p className="small fief-captives">
          <Mark name="lock" />{" "}
          {t("family.guards", {
            lords: captives
              .map((lord) => t("family.captive", { lord: t(`lord.${lord.lord}`), ecus: ecusOf(t, lord.ransom) }))
              .join(", "),
          })}
        </p>
      )}
      <p className="small fief-stock">{t("family.stock", { sergeants, knights, engines, taxes })}</p>
      {view.options.diplomacy === "embassies" ? (
        <p className="small fief-stock">{t("family.embassies", { embassies: family.embassies })}</p>
      ) : null}
      {muster.sergeants + muster.knights > 0 ? (
        <p className="small fief-stock">{t("family.muster", { troops: troopsOf(t, muster) })}</p>
      ) : null}
    </>
  );
}
