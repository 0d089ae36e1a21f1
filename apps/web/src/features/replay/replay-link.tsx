"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "../../components/layout/copy-button.tsx";
import { AnimationButton } from "../../components/sharing/animation-button.tsx";
import { useOrigin } from "../../lib/hooks/origin.ts";
import { useReplayContext } from "./state/replay-context.tsx";

/** Copies the address of the step, with the point of view; and offers an animation of the game. */
export function ReplayLink() {
  const { game, frame, replay } = useReplayContext();
  const t = useTranslations("replay.bar");
  const address = `${useOrigin()}/games/${game.id}/replay?at=${frame.step.version}&as=${replay.audience}`;
  return (
    <>
      <CopyButton text={address} label={t("copy")} />
      <AnimationButton game={game} at={frame.step.version} />
    </>
  );
}
