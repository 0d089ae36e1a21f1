"use client";

import { sharingMessages } from "@seneschal/wording/sharing-messages";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogClose } from "../../ui/overlays/dialog.tsx";
import { LoadedMessages } from "../messages/loaded-messages.tsx";

const AnimationForm = dynamic(() => import("./animation-form.tsx").then((file) => file.AnimationForm), {
  loading: () => null,
});

export interface AnimationButtonProps {
  readonly game: Pick<Game, "id" | "name" | "state" | "visibility">;
  /** The version that the page shows; missing: the end of the game. */
  readonly at?: number;
}

/** Offers a finished public game as an animated picture; nothing for other games, which have none. */
export function AnimationButton({ game, at }: AnimationButtonProps) {
  if (game.state !== "finished" || game.visibility !== "public") return null;
  return (
    <LoadedMessages name="sharing" load={sharingMessages}>
      <FormButton game={game} {...(at !== undefined && { at })} />
    </LoadedMessages>
  );
}

function FormButton({ game, at }: AnimationButtonProps) {
  const t = useTranslations("sharing.animation");
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{t("open")}</Button>}
      title={t("title")}
      actions={
        <DialogClose>
          <Button>{t("close")}</Button>
        </DialogClose>
      }
    >
      <AnimationForm game={game} {...(at !== undefined && { at })} />
    </Dialog>
  );
}
