"use client";

import { sharingMessages } from "@seneschal/wording/sharing-messages";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LoadedMessages } from "../messages/loaded-messages.tsx";

/** Leads to the report on a finished game; nothing for other games, which have none. */
export function ReportLink({ game }: { readonly game: Pick<Game, "id" | "state"> }) {
  if (game.state !== "finished") return null;
  return (
    <LoadedMessages name="sharing" load={sharingMessages}>
      <AnalyseButton game={game.id} />
    </LoadedMessages>
  );
}

function AnalyseButton({ game }: { readonly game: string }) {
  const t = useTranslations("sharing");
  return (
    <Button asChild>
      <Link href={`/games/${game}/report`}>{t("report")}</Link>
    </Button>
  );
}
