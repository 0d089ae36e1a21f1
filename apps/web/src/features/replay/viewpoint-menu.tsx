"use client";

import { useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import type { Game, Replay } from "../../lib/api-client/types.ts";
import { Mark } from "../../ui/mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { viewpointsOf } from "./state/viewpoints.ts";

interface ViewpointProps {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly audience: Replay["audience"];
  onLook(as: string): void;
}

/** Through whose eyes, as a menu: for narrow screens, where the shields of the bar have no room. */
export function ViewpointMenu({ game, people, audience, onLook }: ViewpointProps) {
  const t = useTranslations("replay.viewpoint");
  return (
    <p className="clock viewpoint">
      <Mark name="eye" />
      <label className="asmenu">
        <VisuallyHidden>{t("label")}</VisuallyHidden>
        <select value={String(audience)} onChange={(event) => onLook(event.target.value)}>
          {viewpointsOf(game).map((seat) => (
            <option key={String(seat)} value={String(seat)}>
              {typeof seat === "number" ? (people[seat]?.name ?? "") : t("everyone")}
            </option>
          ))}
        </select>
      </label>
      <span>
        {t("seenBy", { who: typeof audience === "number" ? (people[audience]?.name ?? "") : t("everyoneInside") })}
      </span>
    </p>
  );
}
