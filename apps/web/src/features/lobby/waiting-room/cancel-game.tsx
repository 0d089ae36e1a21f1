"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameChange } from "../../../lib/queries/use-games.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogClose } from "../../../ui/dialog.tsx";

/** Clears the table away; asked twice, because everybody at it is sent home. */
export function CancelGame({ game }: { readonly game: Game }) {
  const say = useTranslations("lobby.cancel");
  const [isOpen, setOpen] = useState(false);
  const cancel = useGameChange(() => requests.cancelGame(game.id));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="linklike">
          {say("cancel")}
        </button>
      }
      title={say("title")}
      ends={
        <>
          <Button main disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {say("confirm")}
          </Button>
          <DialogClose>
            <Button>{say("keep")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{say("text")}</p>
      {cancel.isError && <ProblemNotice failure={cancel.error} />}
    </Dialog>
  );
}
