"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { OpenedDiaries } from "../../../components/notes/opened-diaries.tsx";
import { ChannelsPanel } from "../../../components/notifications/channels-panel.tsx";
import { SeatHistory } from "../../../components/seats/seat-history.tsx";
import { TournamentLink } from "../../../components/tournament/tournament-link.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Title } from "../../../ui/typography/title.tsx";

/** A game that was cancelled, expired, or ended early by its players. */
export function ClosedGame({ game }: { readonly game: Game }) {
  const t = useTranslations("game-page.closed");
  const hasBegun = game.startedAt !== null;
  usePageTitle(game.name);
  return (
    <PageShell width="narrow" where={<b>{game.name}</b>}>
      <Title title={t("title")} sub={t(hasBegun ? "ended" : "cancelled")} />
      {game.tournament !== null && (
        <p>
          <TournamentLink game={game} />
        </p>
      )}
      <ButtonRow as="p">
        {hasBegun && (
          <Button primary asChild>
            <Link href={`/games/${game.id}/replay`}>{t("watch")}</Link>
          </Button>
        )}
        <Button asChild>
          <Link href="/">{t("lobby")}</Link>
        </Button>
      </ButtonRow>
      {hasBegun && <OpenedDiaries game={game} />}
      <ChannelsPanel game={game} />
      {hasBegun && <SeatHistory game={game} />}
    </PageShell>
  );
}
