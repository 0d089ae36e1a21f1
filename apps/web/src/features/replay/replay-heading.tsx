"use client";

import { useFormatter, useTranslations } from "next-intl";
import { PlayerStrip } from "../../components/board-page/player-strip/player-strip.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { useReplayContext } from "./state/replay-context.tsx";
import { ViewpointMenu } from "./viewpoint-menu.tsx";

export function ReplayHeading() {
  const { game, board, frames, place, model, yourSeat, autoplay } = useReplayContext();
  const t = useTranslations("replay");
  const [winner] = game.winners;
  return (
    <>
      <Title compact title={t("title", { name: game.name })} sub={useResultText()} seat={winner?.seat ?? yourSeat}>
        <ViewpointMenu />
      </Title>
      <PlayerStrip board={board} model={{ ...model, yourSeat: null }} isPast />
      <LiveRegion>{autoplay.isPlaying ? "" : t("announced", { number: place + 1, count: frames.length })}</LiveRegion>
    </>
  );
}

/** When the game ended and who won, or that it is still running. */
function useResultText(): string {
  const { game } = useReplayContext();
  const t = useTranslations("replay");
  const format = useFormatter();
  const names = game.winners.map(({ name }) => name);
  if (game.finishedAt === null || names.length === 0) return t("running");
  const date = format.dateTime(new Date(game.finishedAt), { day: "numeric", month: "long" });
  return t("finished", { date, names: format.list(names) });
}
