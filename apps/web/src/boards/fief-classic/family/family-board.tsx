import { cardName } from "@seneschal/wording/games/fief-classic";
import type { Translate } from "../../board.ts";
import type { ShownFamily } from "../../fief-shared/family/families.tsx";
import { KnownCards, FamilyBoard as SharedFamilyBoard, StockLine } from "../../fief-shared/family/family-board.tsx";
import { type Family, type FiefModel, type FiefProps, goalOf } from "../game.ts";
import { LordLine } from "./lord-line.tsx";

export function FamilyBoard(props: FiefProps & ShownFamily<Family>) {
  const { t, model, family } = props;
  const { soldiers, stock, votes, hasUsedCard, hasExchanged } = family;
  return (
    <SharedFamilyBoard
      {...props}
      subtitle={subtitlePartsOf(t, model, family).join(", ")}
      score={<b>{titlesOf(t, model, family)}</b>}
      incomes={incomes}
      hand={family.hand}
      lordLine={(lord) => <LordLine key={lord.lord} t={t} model={model} lord={lord} />}
    >
      <KnownCards t={t} cards={model.view.knownCards} seat={family.seat} nameOf={(card) => cardName(t, card)} />
      <StockLine>{t("family.stock", { soldiers, stock, votes })}</StockLine>
      {hasUsedCard ? <StockLine>{t("family.usedCard")}</StockLine> : null}
      {hasExchanged ? <StockLine>{t("family.exchanged")}</StockLine> : null}
    </SharedFamilyBoard>
  );
}

const incomes = ["villages", "mills", "presses", "tithe", "seigneurialTax", "royalTax"];

/** Titles, and how many win. FC-16.1 */
function titlesOf(t: Translate, { view }: FiefModel, { score }: Family): string {
  const goal = goalOf(view);
  return goal === null ? t("family.titles", { titles: score }) : t("family.titlesOf", { score, goal });
}

function subtitlePartsOf(t: Translate, { view }: FiefModel, { seat, home }: Family): readonly string[] {
  return [
    ...(home === null ? [] : [t("family.home", { region: t(`region.${home}`) })]),
    ...(view.turn > 0 && view.first === seat ? [t("family.first")] : []),
  ];
}
