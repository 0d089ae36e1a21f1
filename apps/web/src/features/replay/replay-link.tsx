"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "../../components/layout/copy-button.tsx";
import { useOrigin } from "../../lib/hooks/origin.ts";
import { useReplayContext } from "./state/replay-context.tsx";

/** Copies the address of the step, with the point of view. */
export function ReplayLink() {
  const { game, frame, replay } = useReplayContext();
  const t = useTranslations("replay.bar");
  const address = `${useOrigin()}${game.path}?at=${frame.step.version}&as=${replay.audience}`;
  return <CopyButton text={address} label={t(game.isPrivate ? "copyPrivate" : "copy")} />;
}
