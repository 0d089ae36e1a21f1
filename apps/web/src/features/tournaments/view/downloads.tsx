"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";

/** Files and paper. */
export function Downloads({ tournament: { id } }: { readonly tournament: Tournament }) {
  const say = useTranslations("tournaments.files");
  const path = `/v1/tournaments/${id}`;
  return (
    <nav className="tablefoot" aria-label={say("label")}>
      <a href={`${path}/standings.csv`} download>
        {say("standings")}
      </a>
      <a href={`${path}/results.csv`} download>
        {say("results")}
      </a>
      <a href={`${path}/calendar.ics?language=${useLocale()}`} download>
        {say("calendar")}
      </a>
      <Button onClick={() => window.print()}>{say("print")}</Button>
    </nav>
  );
}
