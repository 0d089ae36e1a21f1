"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { tableRequests } from "../../lib/api-client/requests/table-requests.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { useGameMutation } from "../../lib/queries/games/use-games.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Dialog, DialogClose } from "../../ui/overlays/dialog.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";

/** Resigning: a bot takes the seat. Asks first, because it cannot be undone. */
export function ResignButton({ game }: { readonly game: Game }) {
  const t = useTranslations("game-page.resignation");
  const [isOpen, setOpen] = useState(false);
  const resign = useGameMutation(() => tableRequests.resign(game.id));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<LinkButton>{t("resign")}</LinkButton>}
      title={t("title")}
      actions={
        <>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
          <Button
            danger
            disabled={resign.isPending}
            onClick={() => resign.mutate(undefined, { onSuccess: () => setOpen(false) })}
          >
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>{t("text")}</p>
      {resign.isError && <ProblemAlert failure={resign.error} />}
    </Dialog>
  );
}
