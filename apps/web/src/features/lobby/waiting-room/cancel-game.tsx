"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";

/** Cancels the game after a confirmation. */
export function CancelGame({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.cancel");
  const [isOpen, setOpen] = useState(false);
  const cancel = useGameMutation(() => waitingRoomRequests.cancelGame(game.id));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<LinkButton>{t("cancel")}</LinkButton>}
      title={t("title")}
      actions={
        <>
          <Button primary disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {t("confirm")}
          </Button>
          <DialogClose>
            <Button>{t("keepOpen")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("text")}</p>
      {cancel.isError && <ProblemAlert failure={cancel.error} />}
    </Dialog>
  );
}
