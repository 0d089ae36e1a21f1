import { cardName, ecusOf, troopsOf } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { ShownFamily } from "../../fief-shared/family/families.tsx";
import { KnownCards, FamilyBoard as SharedFamilyBoard, StockLine } from "../../fief-shared/family/family-board.tsx";
import type { Family, FiefProps } from "../game.ts";
import styles from "./family-board.module.css";
import { handText } from "./hand-text.ts";
import { LordLine } from "./lord-line.tsx";

type FamilyBoardProps = FiefProps & ShownFamily<Family>;

export function FamilyBoard(props: FamilyBoardProps) {
  const { t, model, family } = props;
  return (
    <SharedFamilyBoard
      {...props}
      subtitle={family.ally === null ? "" : t("family.ally", { name: nameOf(model, family.ally) })}
      score={<Points {...props} />}
      incomes={incomes}
      hand={handText(t, family)}
      lordLine={(lord) => <LordLine key={lord.lord} t={t} model={model} lord={lord} />}
    >
      <Captives {...props} />
      <KnownCards t={t} cards={model.view.knownCards} seat={family.seat} nameOf={(card) => cardName(t, card)} />
      <Stock {...props} />
    </SharedFamilyBoard>
  );
}

const incomes = ["villages", "mills", "taille", "tithe", "queen"];

/** Victory points, and how many win: alone, or together with the ally. F1429-16.2, F1429-16.3 */
function Points({ t, model, family }: FamilyBoardProps) {
  const { points, alliedPoints, ally } = family;
  const isAlone = ally === null || model.view.families.length === 3;
  return (
    <>
      <b>{isAlone ? t("family.pointsAlone", { points }) : t("family.points", { points })}</b>
      {isAlone ? null : <small>{t("family.pointsAllied", { points: alliedPoints })}</small>}
    </>
  );
}

/** The lords of other families that it guards, and their ransoms. */
function Captives({ t, model, family }: FamilyBoardProps) {
  const captives = model.view.lords.filter(({ guard }) => guard === family.seat);
  if (captives.length === 0) return null;
  const lords = captives.map((lord) =>
    t("family.captive", { lord: t(`lord.${lord.lord}`), ecus: ecusOf(t, lord.ransom) }),
  );
  return (
    <Text as="p" small>
      <Icon name="lock" className={styles.lock} /> {t("family.guards", { lords: lords.join(", ") })}
    </Text>
  );
}

/** What it may still bring into play. */
function Stock({ t, model: { view }, family }: FamilyBoardProps) {
  const { muster, embassies } = family;
  const { sergeants, knights, engines, taxes } = family.stock;
  return (
    <>
      <StockLine>{t("family.stock", { sergeants, knights, engines, taxes })}</StockLine>
      {view.options.diplomacy === "embassies" ? <StockLine>{t("family.embassies", { embassies })}</StockLine> : null}
      {muster.sergeants + muster.knights > 0 ? (
        <StockLine>{t("family.muster", { troops: troopsOf(t, muster) })}</StockLine>
      ) : null}
    </>
  );
}
