"use client";

import { useTranslations } from "next-intl";
import type { TournamentSummary } from "../../../lib/api-client/types.ts";
import { useTournaments } from "../../../lib/queries/use-tournaments.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { TournamentList } from "./tournament-list.tsx";
import { ownList, upcoming } from "./tournament-lists.ts";

/** The reader's tournaments that are not over; none for visitors. */
export function useOwnTournaments(isSignedIn: boolean): readonly TournamentSummary[] {
  const own = useTournaments(ownList, isSignedIn);
  return isSignedIn ? upcoming(own.data?.tournaments ?? []) : [];
}

export function OwnTournaments({ tournaments }: { readonly tournaments: readonly TournamentSummary[] }) {
  const t = useTranslations("tournaments.list");
  if (tournaments.length === 0) return null;
  return (
    <Section title={t("yours")}>
      <TournamentList tournaments={tournaments} />
    </Section>
  );
}
