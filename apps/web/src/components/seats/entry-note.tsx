"use client";

import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { Text } from "../../ui/typography/text.tsx";

/** Whether the reader meets the entry requirements of a game, and if not, why. */
export function EntryNote({
  game: { entry, unmetRequirement },
}: {
  readonly game: Pick<Game, "entry" | "unmetRequirement">;
}) {
  const t = useTranslations("lobby.entry");
  const session = useSession();
  if (entry === null) return null;
  const text = unmetRequirement
    ? t(`unmet.${unmetRequirement.what}`, { min: unmetRequirement.min, own: unmetRequirement.own })
    : t(session.data ? "noteMet" : "note");
  return (
    <Text muted small>
      {text}
    </Text>
  );
}
