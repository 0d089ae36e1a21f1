"use client";

import { defaultGameSettings } from "@seneschal/schema/lists";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { GameNotificationSettings } from "../../../lib/api-client/types.ts";
import { useGamesWithSettings } from "../../../lib/queries/account/use-games-with-settings.ts";
import { useChangeGameNotificationSettings } from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./games-section.module.css";

/** The games with settings of their own. They are changed at the game; here they can be reset. */
export function GamesSection() {
  const t = useTranslations("notifications.games");
  const own = useGamesWithSettings();
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t("text")}
      </Text>
      {own.isError && <ProblemAlert failure={own.error} />}
      {own.data !== undefined && own.data.games.length > 0 && (
        <ul className={styles.games}>
          {own.data.games.map(({ game, name, settings }) => (
            <GameWithSettings key={game} game={game} name={name} settings={settings} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface GameWithSettingsProps {
  readonly game: string;
  readonly name: string;
  readonly settings: GameNotificationSettings;
}

function GameWithSettings({
  game,
  name,
  settings: { email, push, webhooks, site, discordUser },
}: GameWithSettingsProps) {
  const t = useTranslations("notifications");
  const reset = useChangeGameNotificationSettings(game);
  const changes = [
    ...(email === null ? [] : [t("games.email", { frequency: t(`frequencies.${email}`) })]),
    ...(push ? [] : [t("games.noPush")]),
    ...(webhooks ? [] : [t("games.noWebhooks")]),
    ...(discordUser === null ? [] : [t("games.mentioned")]),
    ...(site ? [] : [t("games.noSite")]),
  ];
  return (
    <li>
      <p>
        <Link href={`/games/${game}`}>{name}</Link>
        <Text as="span" muted small className={styles.changes}>
          {changes.join(" · ")}
        </Text>
      </p>
      <Button
        aria-label={t("games.resetNamed", { name })}
        disabled={reset.isPending}
        onClick={() => reset.mutate(defaultGameSettings)}
      >
        {t("games.reset")}
      </Button>
      {reset.isError && <ProblemAlert failure={reset.error} />}
    </li>
  );
}
