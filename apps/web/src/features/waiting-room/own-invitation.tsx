"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { randomHex } from "../../api/random-hex.ts";
import { requests } from "../../api/requests.ts";
import type { Account, Game } from "../../api/types.ts";
import { useGameChange } from "../../api/use-games.ts";
import { useWords } from "../../boards/words.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { hostName } from "../seats/people.ts";

/** To somebody who is invited by name: the way to the seat, and a polite no. */
export function OwnInvitation({ game, account }: { readonly game: Game; readonly account: Account }) {
  const say = useTranslations("lobby.invited");
  const words = useWords("common");
  const router = useRouter();
  const sit = useGameChange(() => requests.sitDown(game.id, { entropy: randomHex(16) }));
  const decline = useGameChange(() => requests.endInvitation(game.id, account.id));
  const isBusy = sit.isPending || decline.isPending;
  const failure = sit.error ?? decline.error;
  return (
    <Notice
      mark="hand"
      title={say(game.rematchOf === null ? "asks" : "asksAgain", { host: hostName(game, words) ?? game.name })}
      deed={
        <>
          <Button main disabled={isBusy} onClick={() => sit.mutate(undefined)}>
            {say("sit")}
          </Button>{" "}
          <Button disabled={isBusy} onClick={() => decline.mutate(undefined, { onSuccess: () => router.push("/") })}>
            {say("decline")}
          </Button>
        </>
      }
    >
      {failure !== null && <ProblemNotice failure={failure} />}
    </Notice>
  );
}
