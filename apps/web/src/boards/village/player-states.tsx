import type { Translate } from "@seneschal/wording";
import { wares } from "@seneschal/wording/games/village";
import { Icon } from "../../ui/icons/icon.tsx";
import type { PlayerState } from "../board.ts";
import { Drawing } from "./drawings/drawing.tsx";
import type { Family, View, Ware } from "./game.ts";

/** Points, coins, grain, goods, family members on the board and the steps to the bridge of each player. */
export const playerStatesOf = (t: Translate, { families }: View): readonly PlayerState[] =>
  families.map((family) => stateOf(t, family));

function stateOf(t: Translate, { seat, stock, points, members, clock }: Family): PlayerState {
  const goods = wares.filter((ware) => !isMoneyOrFood(ware) && stock[ware] > 0);
  const born = members.filter(({ place }) => place !== "unborn");
  return {
    seat,
    figures: [
      { key: "points", icon: <Icon name="laurel" />, label: t("player.points"), value: points.total },
      { key: "coins", icon: <Drawing name="coin" />, label: t("player.coins"), value: stock.coin },
      { key: "grain", icon: <Drawing name="grain" />, label: t("player.grain"), value: stock.grain },
      {
        key: "goods",
        icon: <Drawing name="brown" />,
        label: t("player.goods"),
        value: goods.reduce((sum, ware) => sum + stock[ware], 0),
        detail: goods.map((ware) => t(`ware.${ware}`, { count: stock[ware] })).join(", "),
      },
      { key: "members", icon: <Icon name="person" />, label: t("player.members"), value: born.length },
      { key: "bridge", icon: <Drawing name="time" />, label: t("player.toBridge"), value: clock.toBridge },
    ],
  };
}

const isMoneyOrFood = (ware: Ware) => ware === "coin" || ware === "grain";
