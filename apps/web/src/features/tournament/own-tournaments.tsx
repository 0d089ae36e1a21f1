"use client";

import { useTranslations } from "next-intl";
import { useTournaments } from "../../api/use-tournaments.ts";
import { Section } from "../../ui/section.tsx";
import { TournamentLines } from "./tournament-line.tsx";

/** What the reader plans, directs or plays in, as long as it is not over. */
export function OwnTournaments() {
  const say = useTranslations("tournaments.list");
  const own = useTournaments({ mine: "true", limit: 50 });
  const ahead = (own.data?.tournaments ?? []).filter(({ phase }) => phase !== "finished" && phase !== "cancelled");
  if (ahead.length === 0) return null;
  return (
    <Section title={say("yours")}>
      <TournamentLines tournaments={ahead} />
    </Section>
  );
}
