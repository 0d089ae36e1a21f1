"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldStack } from "../../../ui/forms/field.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import styles from "./reason-dialog.module.css";

const partOfPage = "section[aria-labelledby], main";

interface ReasonDialogProps {
  /** The text of the button that opens the dialog and of the one that confirms it. */
  readonly action: string;
  readonly title: string;
  readonly text?: string;
  readonly isDisabled?: boolean;
  /** Fields above the reason. */
  readonly children?: ReactNode;
  onConfirm(reason: string): Promise<unknown>;
}

/** Asks for the reason of an action. If the action fails, the text stays. */
export function ReasonDialog({ action, title, text, isDisabled = false, children, onConfirm }: ReasonDialogProps) {
  const t = useTranslations("admin.reasonField");
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, reason, setReason, isPending, failure, isConfirmed, confirm } = useConfirmation(onConfirm);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      // The action may remove the button that opened the dialog. The focus then goes to its part of the page.
      focusAfter={() => (isConfirmed.current ? opener.current?.closest<HTMLElement>(partOfPage) : null)}
      trigger={
        <Button ref={opener} disabled={isDisabled}>
          {action}
        </Button>
      }
      title={title}
      actions={
        <>
          <Button primary disabled={reason.trim() === "" || isPending} onClick={() => void confirm()}>
            {action}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      {text === undefined ? null : <p>{text}</p>}
      <FieldStack className={styles.fields}>
        {children}
        <ReasonField reason={reason} onChange={setReason} />
      </FieldStack>
      {failure === undefined ? null : <ProblemAlert failure={failure} />}
    </Dialog>
  );
}

function useConfirmation(onConfirm: ReasonDialogProps["onConfirm"]) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isConfirmed = useRef(false);

  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm(reason);
      isConfirmed.current = true;
      setOpen(false);
      setReason("");
    } catch (problem) {
      setFailure(problem);
    } finally {
      setPending(false);
    }
  };
  const openOrClose = (isNowOpen: boolean) => {
    isConfirmed.current = false;
    setOpen(isNowOpen);
  };
  return { isOpen, setOpen: openOrClose, reason, setReason, isPending, failure, isConfirmed, confirm };
}

function ReasonField({ reason, onChange }: { readonly reason: string; onChange(reason: string): void }) {
  const t = useTranslations("admin.reasonField");
  return (
    <Field label={t("label")} hint={t("hint")}>
      {(controlProps) => (
        <textarea
          {...controlProps}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
