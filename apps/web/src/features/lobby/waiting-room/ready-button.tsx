"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** The reader's answer to the ready check. */
export function ReadyButton({ game, seat }: { readonly game: Game; readonly seat: number }) {
  const t = useTranslations("lobby.waitingRoom");
  const occupant = game.seats[seat];
  const isReady = occupant?.kind === "person" && occupant.isReady;
  const change = useGameMutation((wish: boolean) => waitingRoomRequests.setReady(game.id, wish));
  return (
    <>
      <Button primary={!isReady} disabled={change.isPending} onClick={() => change.mutate(!isReady)}>
        {t(isReady ? "notYet" : "iAmReady")}
      </Button>
      {change.isError && <ProblemAlert failure={change.error} />}
    </>
  );
}
