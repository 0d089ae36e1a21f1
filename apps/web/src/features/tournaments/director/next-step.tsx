"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { roundWords } from "../parts/round-words.ts";

/** What the current round waits for, with a link to it. */
export function NextStep({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director.next");
  const round = tournament.rounds.at(-1);
  if (tournament.phase !== "running" || round === undefined) return null;
  const words = roundWords(tournament, round.round);
  const link = (text: ReactNode) => <a href={`#round-${round.round}`}>{text}</a>;
  if (round.state === "drafted") return <p>{t.rich("drafted", { ...words, link })}</p>;
  const open = round.tables.filter(({ boards, state }) => boards === "physical" && state !== "over").length;
  return open === 0 ? null : <p>{t.rich("physical", { ...words, open, link })}</p>;
}
