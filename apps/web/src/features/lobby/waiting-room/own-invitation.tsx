"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { hostName } from "../../../components/seats/people.ts";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** An invitation of the reader: accept or decline. */
export function OwnInvitation({ game, account }: { readonly game: Game; readonly account: Account }) {
  const t = useTranslations("lobby.invited");
  const tCommon = useTranslate("common");
  const router = useRouter();
  const sit = useGameMutation(() => requests.takeSeat(game.id, { entropy: randomHex(16) }));
  const decline = useGameMutation(() => waitingRoomRequests.withdrawInvitation(game.id, account.id));
  const isBusy = sit.isPending || decline.isPending;
  const failure = sit.error ?? decline.error;
  return (
    <Alert
      icon="hand"
      title={t(game.rematchOf === null ? "text" : "rematchText", { host: hostName(game, tCommon) ?? game.name })}
      action={
        <>
          <Button primary disabled={isBusy} onClick={() => sit.mutate(undefined)}>
            {t("accept")}
          </Button>{" "}
          <Button disabled={isBusy} onClick={() => decline.mutate(undefined, { onSuccess: () => router.push("/") })}>
            {t("decline")}
          </Button>
        </>
      }
    >
      {failure !== null && <ProblemAlert failure={failure} />}
    </Alert>
  );
}
