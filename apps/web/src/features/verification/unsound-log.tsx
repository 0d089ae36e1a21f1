import { useTranslations } from "next-intl";
import type { GameLogVerification } from "../../lib/api-client/types.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DescriptionList } from "../../ui/lists/description-list.tsx";
import styles from "./log-facts.module.css";

type Unsound = Extract<GameLogVerification, { readonly isSound: false }>;

/** The first line of a log that is wrong, and why. */
export function UnsoundLog({ file, log }: { readonly file: string; readonly log: Unsound }) {
  const t = useTranslations("game-files.verify");
  const { line, fault, message, event, digest } = log;
  const hasDetail = fault === "against-rules" || fault === "too-large";
  return (
    <>
      <Alert kind="error" title={t("unsound", { file })}>
        <p>{t("line", { line, fault: t(`faults.${fault}`) })}</p>
      </Alert>
      <DescriptionList className={styles.facts}>
        {event !== undefined && (
          <>
            <dt>{t("facts.event")}</dt>
            <dd>
              <code>{event.type}</code> {t("facts.version", { version: event.version })}
            </dd>
          </>
        )}
        {hasDetail && (
          <>
            <dt>{t("facts.detail")}</dt>
            <dd lang="en">{message}</dd>
          </>
        )}
        {digest !== undefined && (
          <>
            <dt>{t("facts.expected")}</dt>
            <dd>
              <code>{digest.expected}</code>
            </dd>
            <dt>{t("facts.found")}</dt>
            <dd>
              <code>{digest.found}</code>
            </dd>
          </>
        )}
      </DescriptionList>
    </>
  );
}
