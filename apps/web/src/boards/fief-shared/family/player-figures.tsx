import type { Translate } from "@seneschal/wording";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { PlayerFigure } from "../../board.ts";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { FamilyResources } from "./family-figures.tsx";

interface Hand {
  readonly count: number;
  /** Its kinds of cards, in words; may be empty. */
  readonly detail?: string;
}

/** Money, income, villages and cards of a family. */
export const resourceFigures = (t: Translate, family: FamilyResources, hand: Hand): readonly PlayerFigure[] => [
  { key: "ecus", icon: <Icon name="coin" />, label: t("family.ecus"), value: family.ecus },
  {
    key: "income",
    icon: <Piece name="purse" />,
    label: t("player.income"),
    value: family.income.ecus,
    isIncome: true,
    detail: incomeSources(t, family),
  },
  {
    key: "cards",
    icon: <Piece name="back" />,
    label: t("family.cards"),
    value: hand.count,
    ...(hand.detail !== undefined && { detail: hand.detail }),
  },
  { key: "villages", icon: <Piece name="house" />, label: t("family.villages"), value: family.villages },
];

/** "villages 3, mills 2". */
const incomeSources = (t: Translate, { income }: FamilyResources): string =>
  Object.entries(income)
    .filter(([source, ecus]) => source !== "ecus" && ecus > 0)
    .map(([source, ecus]) => t(`income.${source}`, { ecus }))
    .join(", ");
