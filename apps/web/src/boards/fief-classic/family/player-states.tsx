import type { Translate } from "@seneschal/wording";
import { titlesOf } from "@seneschal/wording/games/fief-classic";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { PlayerState } from "../../board.ts";
import { resourceFigures } from "../../fief-shared/family/player-figures.tsx";
import { Piece } from "../../fief-shared/pieces/drawings/piece.tsx";
import { goalOf, type View } from "../game.ts";

/** Titles, money, income, cards, villages and soldiers of each family. */
export const playerStatesOf = (t: Translate, view: View): readonly PlayerState[] =>
  view.families.map((family) => {
    const titles = view.lords.filter(({ seat }) => seat === family.seat).flatMap((lord) => titlesOf(t, lord));
    const goal = goalOf(view);
    return {
      seat: family.seat,
      figures: [
        {
          key: "titles",
          icon: <Icon name="crown" />,
          label: t("player.titles"),
          value: goal === null ? family.titles : family.score,
          ...(goal !== null && { goal }),
          detail: titles.join(", "),
        },
        ...resourceFigures(t, family, { count: family.hand }),
        { key: "soldiers", icon: <Piece name="soldier" />, label: t("player.soldiers"), value: family.soldiers },
      ],
    };
  });
