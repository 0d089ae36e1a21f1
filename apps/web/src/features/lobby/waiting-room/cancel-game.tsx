"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameChange } from "../../../lib/queries/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";

/** Cancels the game after a confirmation. */
export function CancelGame({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.cancel");
  const [isOpen, setOpen] = useState(false);
  const cancel = useGameChange(() => requests.cancelGame(game.id));
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
      {cancel.isError && <ProblemNotice failure={cancel.error} />}
    </Dialog>
  );
}
