"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";

/** A link from a game to its table in the tournament; nothing for other games. */
export function TournamentLink({ game: { tournament } }: { readonly game: Pick<Game, "tournament"> }) {
  const t = useTranslations("tournaments");
  if (tournament === null) return null;
  const { tournament: id, name, round, table } = tournament;
  return <Link href={`/tournaments/${id}#table-${round}-${table}`}>{t("ofGame", { name, round, table })}</Link>;
}
