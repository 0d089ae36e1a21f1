"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Dialog, DialogClose } from "../../ui/overlays/dialog.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import type { ChatActions } from "./use-chat-actions.ts";

interface ReportDialogProps {
  readonly number: number;
  readonly report: ChatActions["report"];
  onClose(): void;
}

/** Reports a message. Moderators get it with the messages before it. */
export function ReportDialog({ number, report, onClose }: ReportDialogProps) {
  const t = useTranslations("chat.report");
  const [reason, setReason] = useState("");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title")}
      actions={
        <>
          <Button
            primary
            disabled={reason.trim() === "" || report.isPending}
            onClick={() => report.mutate({ number, reason }, { onSuccess: onClose })}
          >
            {t("send")}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("text")}</p>
      <Field label={t("reason")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {report.isError && <ProblemAlert failure={report.error} />}
    </Dialog>
  );
}
