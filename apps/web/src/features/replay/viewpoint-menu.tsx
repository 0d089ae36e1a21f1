"use client";

import { useTranslations } from "next-intl";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { useReplayContext } from "./state/replay-context.tsx";
import styles from "./viewpoint-menu.module.css";

/** The point of view as a menu, for narrow screens where the bar has no room for the shields. */
export function ViewpointMenu() {
  const { game, people, replay, lookAs } = useReplayContext();
  const { audience } = replay;
  const t = useTranslations("replay.viewpoint");
  return (
    <p className={styles.viewpoint}>
      <Icon name="eye" />
      <label className={styles.menu}>
        <VisuallyHidden>{t("label")}</VisuallyHidden>
        <select value={String(audience)} onChange={(event) => lookAs(event.target.value)}>
          {game.viewpoints.map((seat) => (
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
