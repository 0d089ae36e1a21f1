"use client";

import { useTranslations } from "next-intl";
import type { TournamentRound } from "../../../../lib/api-client/types.ts";
import { DescriptionList } from "../../../../ui/lists/description-list.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { Explanation } from "../../parts/explanation.tsx";
import { useFormatScore } from "../standings/use-format-score.ts";
import styles from "./pairing-explained.module.css";

const costs = ["forbidden", "repeats", "shortness", "spread", "height"] as const;

/** How the round was paired, and how to check it. */
export function PairingExplained({
  round: { certificate, randomSeed, amendments, areClubsApart },
}: {
  readonly round: TournamentRound;
}) {
  const t = useTranslations("tournaments.pairing");
  const tClubs = useTranslations("tournament-clubs");
  const figure = useFormatScore();
  return (
    <Explanation summary={t("title")}>
      {certificate === null ? (
        <p>{t(amendments.length === 0 ? "byDesign" : "byHand")}</p>
      ) : (
        <>
          <p>{t(`methods.${methodKey(certificate.method)}`)}</p>
          <p>
            {t("meetings", { again: certificate.meetingsAgain, min: certificate.meetingsAgainAtLeast })}{" "}
            {t(certificate.isSwapOptimal ? "optimal" : "notOptimal")}
          </p>
          <DescriptionList className={styles.costs}>
            {costs.map((cost) => (
              <div key={cost}>
                <dt>{t(`costs.${cost}`)}</dt>
                <dd>{figure(certificate.cost[cost])}</dd>
              </div>
            ))}
          </DescriptionList>
          <Text as="p" muted small>
            {t("algorithm", { name: certificate.algorithm })}
          </Text>
        </>
      )}
      {areClubsApart && <p>{tClubs("apart")}</p>}
      <Text as="p" muted small>
        {t("randomSeed")} <code>{randomSeed}</code>
      </Text>
    </Explanation>
  );
}

const methodKey = (method: "every draft" | "local search" | "matching") =>
  ({ "every draft": "all", "local search": "search", matching: "matching" })[method] as "all" | "search" | "matching";
