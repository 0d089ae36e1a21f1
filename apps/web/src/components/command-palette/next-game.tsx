"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { gameIn, nextGame, otherWaitingGames } from "./commands.ts";
import styles from "./next-game.module.css";
import { useAnnouncedGames } from "./use-waiting-games.ts";

/** A link to the next game that waits for the reader. */
export function NextGame() {
  const t = useTranslations("command-palette");
  const here = gameIn(usePathname());
  const games = useAnnouncedGames();
  const next = nextGame(games, here);
  if (next === undefined) return null;
  return (
    <ToolButton asChild className={styles.nextGame}>
      <Link href={`/games/${next.id}`} title={next.name}>
        <Icon name="bell" />
        <span className={styles.label}>{t("next")}</span>
        <span className={styles.count} aria-hidden>
          {otherWaitingGames(games, here)}
        </span>
        <VisuallyHidden>{t("nextNamed", { name: next.name, count: otherWaitingGames(games, here) })}</VisuallyHidden>
      </Link>
    </ToolButton>
  );
}
