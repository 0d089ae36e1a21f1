"use client";

import { useTranslations } from "next-intl";
import type { OwnBot, PublicBot } from "../../lib/api-client/types.ts";
import { Text } from "../../ui/typography/text.tsx";
import { RulesetTitle } from "../games/ruleset-title.tsx";
import styles from "./bot-facts.module.css";

interface BotFactsProps {
  readonly bot: Pick<OwnBot, "description" | "sourceUrl" | "games" | "isOnline" | "isPaused"> &
    Partial<Pick<PublicBot, "ratings">>;
}

/** Whether a bot account plays now, what its owner says about it, and its games with their numbers of seats and its ratings. */
export function BotFacts({ bot: { description, sourceUrl, games, isOnline, isPaused, ratings = [] } }: BotFactsProps) {
  const t = useTranslations("bots.facts");
  return (
    <>
      <Text as="p" muted small>
        {t(isOnline ? "online" : "offline")}
        {isPaused && ` · ${t("paused")}`}
      </Text>
      {description !== null && <p className={styles.description}>{description}</p>}
      {sourceUrl !== null && (
        <p className={styles.source}>
          <a href={sourceUrl} rel="nofollow noopener noreferrer">
            {sourceUrl}
          </a>
        </p>
      )}
      <ul>
        {games.map(({ ruleset, seats, options }) => (
          <li key={ruleset}>
            <RulesetTitle ruleset={ruleset} />{" "}
            <Text muted>
              {t("seats", seats)}
              {options === "default" && ` · ${t("defaultOptions")}`}
              {ratings
                .filter((one) => one.ruleset === ruleset)
                .map(({ rating, deviation }) => ` · ${t("rating", { rating, deviation })}`)}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
