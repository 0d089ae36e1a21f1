"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ConfirmEmailHint } from "../../../components/chat/confirm-email-hint.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import {
  type NewAnnouncement,
  tournamentChatRequests,
} from "../../../lib/api-client/requests/tournament-chat-requests.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldStack } from "../../../ui/forms/field.tsx";
import { TextArea } from "../../../ui/forms/input.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";

const textMax = 1000;

interface AnnounceActionProps {
  readonly tournament: string;
  /** The reader has to confirm an e-mail address first. */
  readonly mustConfirmEmail: boolean;
}

/** A director writes to all players, who are notified once. */
export function AnnounceAction({ tournament, mustConfirmEmail }: AnnounceActionProps) {
  const t = useTranslations("tournament-messages.announce");
  const hint = useId();
  if (!mustConfirmEmail) return <AnnounceDialog tournament={tournament} />;
  return (
    <>
      <Button disabled aria-describedby={hint}>
        {t("label")}
      </Button>
      <ConfirmEmailHint id={hint} />
    </>
  );
}

function AnnounceDialog({ tournament }: Pick<AnnounceActionProps, "tournament">) {
  const t = useTranslations("tournament-messages.announce");
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<NewAnnouncement>({ text: "", to: "players" });
  const send = useMutation({
    mutationFn: () => tournamentChatRequests.announce(tournament, message),
    onSuccess: () => {
      openOrClose(false);
      return client.invalidateQueries({ queryKey: keys.tournamentMessages(tournament) });
    },
  });
  const openOrClose = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setMessage({ text: "", to: "players" });
    send.reset();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={openOrClose}
      trigger={<Button>{t("label")}</Button>}
      title={t("label")}
      actions={
        <>
          <Button primary disabled={message.text.trim() === "" || send.isPending} onClick={() => send.mutate()}>
            {t("send")}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("text")}</p>
      <FieldStack>
        <Field label={t("message")} hint={t("hint")}>
          {(controlProps) => (
            <TextArea
              {...controlProps}
              rows={5}
              maxLength={textMax}
              value={message.text}
              onChange={({ target }) => setMessage({ ...message, text: target.value })}
            />
          )}
        </Field>
        <label>
          <input
            type="checkbox"
            checked={message.to === "everyone"}
            onChange={({ target }) => setMessage({ ...message, to: target.checked ? "everyone" : "players" })}
          />{" "}
          {t("waitingList")}
        </label>
        {send.isError && <ProblemAlert failure={send.error} />}
      </FieldStack>
    </Dialog>
  );
}
