import type { Translate } from "@seneschal/wording";
import { titlesOf, troopsOf } from "@seneschal/wording/games/fief-1429";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { PlayerFigure, PlayerState } from "../../board.ts";
import { resourceFigures } from "../../fief-shared/family/player-figures.tsx";
import { Piece } from "../../fief-shared/pieces/drawings/piece.tsx";
import type { Family, View } from "../game.ts";
import { handText } from "./hand-text.ts";

/** Points, money, income, cards, villages, troops and titles of each family. */
export const playerStatesOf = (t: Translate, view: View): readonly PlayerState[] =>
  view.families.map((family) => ({
    seat: family.seat,
    figures: [
      ...pointsOf(t, view, family),
      ...resourceFigures(t, family, {
        count: family.hand.characters + family.hand.events,
        detail: handText(t, family),
      }),
      troopsFigure(t, view, family),
      titlesFigure(t, view, family),
    ],
  }));

/** Victory points, and how many win: alone, or together with the ally. F1429-16.2, F1429-16.3 */
function pointsOf(t: Translate, view: View, { ally, points, alliedPoints }: Family): readonly PlayerFigure[] {
  const icon = <Icon name="crown" />;
  const alone = { key: "points", icon, label: t("player.points"), value: points, goal: 3 };
  if (ally === null || view.families.length === 3) return [alone];
  return [{ key: "points", icon, label: t("player.alliedPoints"), value: alliedPoints, goal: 4 }];
}

/** On the map and bought; troops that lie face down are counted, but not told apart. */
function troopsFigure(t: Translate, { villages }: View, { seat, muster }: Family): PlayerFigure {
  const bands = villages.flatMap((village) => village.bands.filter((band) => band.seat === seat));
  const sergeants = bands.reduce((sum, band) => sum + (band.sergeants ?? 0), muster.sergeants);
  const knights = bands.reduce((sum, band) => sum + (band.knights ?? 0), muster.knights);
  const hidden = bands.reduce((sum, band) => sum + (band.sergeants === null ? band.pawns : 0), 0);
  const open = sergeants + knights > 0 ? [troopsOf(t, { sergeants, knights })] : [];
  const detail = [...open, ...(hidden > 0 ? [t("player.hidden", { pawns: hidden })] : [])].join(", ");
  const value = sergeants + knights + hidden;
  return { key: "troops", icon: <Piece name="knight" />, label: t("player.troops"), value, detail };
}

function titlesFigure(t: Translate, { lords, isRegency }: View, { seat }: Family): PlayerFigure {
  const titles = lords.filter((lord) => lord.seat === seat).flatMap((lord) => titlesOf(t, lord, isRegency));
  return {
    key: "titles",
    icon: <Icon name="scroll" />,
    label: t("player.titles"),
    value: titles.length,
    detail: titles.join(", "),
  };
}
