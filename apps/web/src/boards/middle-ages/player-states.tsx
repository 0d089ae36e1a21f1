import type { Translate } from "@seneschal/wording";
import { Icon } from "../../ui/icons/icon.tsx";
import type { PlayerState } from "../board.ts";
import { Sign } from "./emblem.tsx";
import { type Domain, domains, type Fief, type View } from "./game.ts";

/** Coins, Peasants, Chests, empty domains and the graveyard of each player. */
export const playerStatesOf = (t: Translate, { fiefs }: View): readonly PlayerState[] =>
  fiefs.map((fief) => stateOf(t, fief));

function stateOf(t: Translate, fief: Fief): PlayerState {
  const empty = domains.filter((_, place) => fief.columns[place]?.length === 0);
  const namesOf = (list: readonly Domain[]) => list.map((domain) => t(`domain.${domain}`)).join(", ");
  return {
    seat: fief.seat,
    figures: [
      { key: "coins", icon: <Icon name="coin" />, label: t("player.coins"), value: fief.coins },
      { key: "peasants", icon: <Sign sign="peasant" />, label: t("player.peasants"), value: fief.peasants },
      { key: "chests", icon: <Sign sign="chest" />, label: t("player.chests"), value: fief.chests },
      {
        key: "empty",
        icon: <EmptyPlace />,
        label: t("player.empty"),
        value: empty.length,
        detail: namesOf(empty),
      },
      {
        key: "graveyard",
        icon: <Icon name="grave" />,
        label: t("fief.graveyardName"),
        value: fief.graveyard.length,
        detail: namesOf(fief.graveyard.map(({ domain }) => domain)),
      },
    ],
  };
}

const EmptyPlace = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 4h16v16H4Z" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3.5" />
  </svg>
);
