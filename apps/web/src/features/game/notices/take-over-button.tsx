"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { takeOverObstacle } from "../../../components/seats/take-over-obstacle.ts";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";

const UnmetEntry = dynamic(() => import("./unmet-entry.tsx").then((file) => file.UnmetEntry), {
  loading: () => null,
});

interface TakeOverButtonProps {
  readonly game: Game;
  readonly seat: number;
  /** The name of the player who left. */
  readonly name: string;
}

/** Takes over an abandoned seat, or says why the reader cannot. */
export function TakeOverButton({ game, seat, name }: TakeOverButtonProps) {
  const t = useTranslations("seats.abandoned");
  const takeOver = useGameMutation(() => requests.takeSeat(game.id, { seat }));
  const obstacle = takeOverObstacle(game, seat);
  const isOwn = game.formerSeat === seat;
  return (
    <>
      <Button
        disabled={takeOver.isPending || obstacle !== null}
        aria-label={isOwn ? undefined : t("takeOverNamed", { name })}
        onClick={() => takeOver.mutate(undefined)}
      >
        {t(isOwn ? "takeBack" : "takeOver")}
      </Button>
      {obstacle === "unmet" && <UnmetEntry game={game} />}
      {obstacle === "other-hand" && (
        <Text as="p" muted small>
          {t("sawHiddenInformation")}
        </Text>
      )}
      {takeOver.isError && <ProblemAlert failure={takeOver.error} />}
    </>
  );
}
