"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";

/** A director asks the reader to confirm that they are a player who was entered by name. */
export function LinkOffer({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.linkOffer");
  const playerNames = usePlayerNames(tournament);
  const act = useTournamentAction(tournament.id);
  const { linkOffer: player } = tournament.you;
  if (player === null) return null;
  const { name } = playerNames(player);
  return (
    <FramedSection title={t("title", { name })}>
      <p>{t("text")}</p>
      <ButtonRow as="p">
        <Button primary disabled={act.isPending} onClick={() => act.mutate({ type: "accept-link", player })}>
          {t("accept")}
        </Button>
        <Button disabled={act.isPending} onClick={() => act.mutate({ type: "decline-link", player })}>
          {t("decline")}
        </Button>
      </ButtonRow>
      {act.isError && <ProblemAlert failure={act.error} />}
    </FramedSection>
  );
}
