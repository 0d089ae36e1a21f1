import { useTranslations } from "next-intl";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import styles from "./online-mark.module.css";

/** A dot: this player has the game open. */
export function OnlineMark() {
  const t = useTranslations("common.seats");
  return (
    <span className={styles.mark} title={t("online")}>
      <VisuallyHidden>{t("online")}</VisuallyHidden>
    </span>
  );
}
