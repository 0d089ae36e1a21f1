"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { LinkBar } from "../layout/link-bar.tsx";
import { TournamentLink } from "../tournament/tournament-link.tsx";
import { ResignButton } from "./resign-button.tsx";

/** The links below a game: its replay, its rules, its game log, and resigning. */
export function GameLinks({ game, children }: { readonly game: Game; readonly children?: ReactNode }) {
  const t = useTranslations("game-page.foot");
  return (
    <LinkBar label={t("label")}>
      <TournamentLink game={game} />
      <Link href={`/games/${game.id}/replay`}>{t("replay")}</Link>
      <Link href={`/rules/${game.ruleset}`}>{t("rules")}</Link>
      {game.state === "finished" && (
        <>
          <a href={`/v1/games/${game.id}/export`} download>
            {t("export")}
          </a>
          <Link href="/games/verify">{t("verify")}</Link>
        </>
      )}
      {children}
      {game.state === "running" && game.yourSeat !== null && <ResignButton game={game} />}
    </LinkBar>
  );
}
