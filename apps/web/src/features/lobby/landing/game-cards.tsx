"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { Effort } from "../../../boards/board.ts";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { PlayForm } from "../../../components/play-now/play-form.tsx";
import { languageOf } from "../../../i18n/languages.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./game-cards.module.css";

interface GameCardsProps {
  readonly rulesets: readonly Ruleset[];
  readonly isStarting: boolean;
  onPlay(ruleset: Ruleset): void;
}

/** Every game in a picture and a sentence, for first-time visitors. */
export function GameCards({ rulesets, ...play }: GameCardsProps) {
  const t = useTranslations("lobby.games");
  if (rulesets.length === 0) return null;
  return (
    <Section title={t("title")} aside={t("hint")} className={styles.section}>
      <ul className={styles.cards}>
        {rulesets.map((ruleset) => (
          <GameCard key={ruleset.id} ruleset={ruleset} {...play} />
        ))}
      </ul>
    </Section>
  );
}

interface GameCardProps extends Omit<GameCardsProps, "rulesets"> {
  readonly ruleset: Ruleset;
}

function GameCard({ ruleset, isStarting, onPlay }: GameCardProps) {
  const t = useTranslations("lobby.landing");
  const language = languageOf(useLocale());
  const cover = coverOf(ruleset.id);
  const tGame = useTranslate(cover.messages);
  const game = cover.title(tGame);
  return (
    <li className={styles.card}>
      {cover.pitch !== undefined && (
        // biome-ignore lint/performance/noImgElement: a file in its final size, which needs no image server.
        <img
          className={styles.picture}
          src={`/pictures/${ruleset.id}.${language}.jpg`}
          alt={t("picture", { game })}
          width={700}
          height={394}
          loading="lazy"
        />
      )}
      <h3 className={styles.title}>
        <Link href={`/rules/${ruleset.id}`}>{game}</Link>
      </h3>
      {cover.pitch !== undefined && <p>{cover.pitch(tGame)}</p>}
      <Facts ruleset={ruleset} effort={cover.effort} />
      <PlayForm onPlay={() => onPlay(ruleset)}>
        <Button type="submit" className={styles.play} disabled={isStarting} aria-label={t("playGame", { game })}>
          {t("playNow")}
        </Button>
      </PlayForm>
    </li>
  );
}

/** "2–5 players · 30–45 min · easy to learn". */
function Facts({ ruleset, effort }: { readonly ruleset: Ruleset; readonly effort: Effort | undefined }) {
  const t = useTranslations("lobby.landing");
  const players = t("players", ruleset.seats);
  if (effort === undefined) {
    return (
      <Text as="p" muted small>
        {players}
      </Text>
    );
  }
  const [from, to] = effort.minutes;
  const length = from < 120 ? t("minutes", { from, to }) : t("hours", { from: from / 60, to: to / 60 });
  return (
    <Text as="p" muted small>
      {t("facts", { players, minutes: length, weight: t(`weight.${effort.weight}`) })}
    </Text>
  );
}
