"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "../../components/layout/copy-button.tsx";
import type { Game, Replay } from "../../lib/api-client/types.ts";
import { useOrigin } from "../../lib/hooks/origin.ts";

interface ReplayLinkProps {
  readonly game: Game;
  readonly at: number;
  readonly audience: Replay["audience"];
}

/** The address of the step that is shown, seen as it is shown. */
export function ReplayLink({ game, at, audience }: ReplayLinkProps) {
  const t = useTranslations("replay.bar");
  const address = `${useOrigin()}/games/${game.id}/replay?at=${at}&as=${audience}`;
  return <CopyButton text={address} label={t("copy")} />;
}
