"use client";

import { useTranslations } from "next-intl";
import type { Game, Replay } from "../../api/types.ts";
import { CopyButton } from "../site/copy-button.tsx";
import { useOrigin } from "../site/origin.ts";

interface ReplayLinkProps {
  readonly game: Game;
  readonly at: number;
  readonly audience: Replay["audience"];
}

/** The address of the step that is shown, seen as it is shown. */
export function ReplayLink({ game, at, audience }: ReplayLinkProps) {
  const say = useTranslations("replay.bar");
  const address = `${useOrigin()}/games/${game.id}/replay?at=${at}&as=${audience}`;
  return <CopyButton text={address} label={say("copy")} />;
}
