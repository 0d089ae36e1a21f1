"use client";

import { shorteningMessages } from "@seneschal/wording/shortening-messages";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import { LoadedMessages } from "../../../../components/messages/loaded-messages.tsx";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game, TurnLimit } from "../../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../../lib/queries/games/use-games.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../../ui/buttons/link-button.tsx";
import { NumberField } from "../../../../ui/forms/number-field.tsx";
import { Dialog, DialogClose } from "../../../../ui/overlays/dialog.tsx";

interface ProposalDialogProps {
  readonly game: Game;
  readonly limit: TurnLimit;
}

/** Asks for the earlier last turn. */
export function ProposalDialog(props: ProposalDialogProps) {
  return (
    <LoadedMessages name="shortening" load={shorteningMessages}>
      <Proposal {...props} />
    </LoadedMessages>
  );
}

function Proposal({ game, limit: { turn, last } }: ProposalDialogProps) {
  const t = useTranslations("shortening");
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(last - 1);
  const [from, to] = [turn + 1, last - 1];
  const propose = useGameMutation((lastTurn: number) => tableRequests.proposeShortening(game.id, lastTurn));
  const isPossible = chosen >= from && chosen <= to;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<LinkButton>{t("propose")}</LinkButton>}
      title={t("title")}
      actions={
        <>
          <Button
            primary
            disabled={propose.isPending || !isPossible}
            onClick={() => propose.mutate(chosen, { onSuccess: () => setOpen(false) })}
          >
            {t("send")}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("explanation", { turn, last })}</p>
      <NumberField
        label={t("lastTurn")}
        hint={t("range", { from, to })}
        from={from}
        to={to}
        value={chosen}
        onChange={setChosen}
      />
      {propose.isError && <ProblemAlert failure={propose.error} />}
    </Dialog>
  );
}
