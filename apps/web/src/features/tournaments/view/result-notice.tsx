"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Panel } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { PlayerName } from "../entrants/player-name.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { roundWords } from "../parts/round-words.ts";
import styles from "./result-notice.module.css";

interface ClosingNoticeProps {
  readonly tournament: Tournament;
  readonly closing: NonNullable<Tournament["closing"]>;
}

/** All results are known, but can still be corrected. */
function ClosingNotice({ tournament, closing: { what, number, at } }: ClosingNoticeProps) {
  const t = useTranslations("tournaments.result.closing");
  const format = useFormatter();
  const until = at === null ? "" : format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  const part = what === "stage" && number === tournament.stages.length ? "last" : what;
  return (
    <Alert title={t(`title.${part}`, { ...roundWords(tournament, number), number })}>
      {at === null ? t(`byDirector.${part}`) : t(`until.${part}`, { at: until })}
    </Alert>
  );
}

/** The winners and prizes of a finished tournament, or why it ended early. */
export function ResultNotice({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.result");
  const playerNames = usePlayerNames(tournament);
  const { phase, ranking, prizes, pairingFailure } = tournament;
  if (pairingFailure !== null) {
    return (
      <Alert kind="error" title={t("stuck")}>
        {t(`stuckText.${pairingFailure}`)}
      </Alert>
    );
  }
  if (tournament.closing !== null) return <ClosingNotice tournament={tournament} closing={tournament.closing} />;
  if (phase === "cancelled") return <Alert title={t("cancelled")}>{t("cancelledText")}</Alert>;
  if (phase !== "finished") return null;
  const winners = ranking.filter(({ rank }) => rank === 1);
  return (
    <Panel className={styles.result} aria-label={t("label")}>
      <h2>
        {t("won", {
          count: winners.length,
          names: winners.map(({ player }) => playerNames(player).marked).join(", "),
        })}
      </h2>
      {prizes.length > 0 && (
        <ul className={styles.prizes}>
          {prizes.map(({ player, place, title }) => (
            <li key={`${place} ${player}`}>
              <Icon name="laurel" />
              <span>
                <b>{title}</b> <PlayerName named={playerNames(player)} /> <Text muted>{t("place", { place })}</Text>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
