"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogClose } from "../../../ui/dialog.tsx";
import { Field, Fields } from "../../../ui/field.tsx";

const partOfPage = "section[aria-labelledby], main";

interface ReasonDialogProps {
  /** What the button says that opens it, and the one that does it. */
  readonly deed: string;
  readonly title: string;
  readonly text?: string;
  readonly isDisabled?: boolean;
  /** What else is to be said. */
  readonly children?: ReactNode;
  onRule(reason: string): Promise<unknown>;
}

/** Asks for the reason of an intervention, and keeps what was written if it is refused. */
export function ReasonDialog({ deed, title, text, isDisabled = false, children, onRule }: ReasonDialogProps) {
  const t = useTranslations("desk.ruling");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const opener = useRef<HTMLButtonElement>(null);
  const isRuled = useRef(false);

  const rule = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onRule(reason);
      isRuled.current = true;
      setOpen(false);
      setReason("");
    } catch (refusal) {
      setFailure(refusal);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        isRuled.current = false;
        setOpen(isNowOpen);
      }}
      // What was done may take away what opened the dialog: then one goes on in the part of the page that it was in.
      focusAfter={() => (isRuled.current ? opener.current?.closest<HTMLElement>(partOfPage) : null)}
      trigger={
        <Button ref={opener} disabled={isDisabled}>
          {deed}
        </Button>
      }
      title={title}
      ends={
        <>
          <Button main disabled={reason.trim() === "" || isPending} onClick={() => void rule()}>
            {deed}
          </Button>
          <DialogClose>
            <Button>{t("leave")}</Button>
          </DialogClose>
        </>
      }
    >
      {text === undefined ? null : <p>{text}</p>}
      <Fields>
        {children}
        <Field label={t("reason")} hint={t("reasonHint")}>
          {(tied) => (
            <textarea
              {...tied}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </Fields>
      {failure === undefined ? null : <ProblemNotice failure={failure} />}
    </Dialog>
  );
}
