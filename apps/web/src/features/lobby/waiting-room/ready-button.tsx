"use client";

import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameChange } from "../../../lib/queries/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** The reader's answer to the ready check. */
export function ReadyButton({ game, seat }: { readonly game: Game; readonly seat: number }) {
  const t = useTranslations("lobby.waitingRoom");
  const sitter = game.seats[seat];
  const isReady = sitter?.kind === "person" && sitter.isReady;
  const change = useGameChange((wish: boolean) => requests.setReady(game.id, wish));
  return (
    <>
      <Button primary={!isReady} disabled={change.isPending} onClick={() => change.mutate(!isReady)}>
        {t(isReady ? "notYet" : "iAmReady")}
      </Button>
      {change.isError && <ProblemNotice failure={change.error} />}
    </>
  );
}
