"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { TournamentAction } from "../../../lib/api-client/types.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { FieldStack } from "../../../ui/forms/field.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import { ReasonField } from "../parts/reason-field.tsx";
import styles from "./action-dialog.module.css";

interface ActionDialogProps {
  readonly tournament: string;
  /** On the button that opens the dialog, and its title. */
  readonly label: string;
  /** What the action is about, if several buttons have the same label. */
  readonly of?: string;
  /** What the action does. */
  readonly text: string;
  readonly isMain?: boolean;
  /** A small button that opens the dialog, for lists. */
  readonly isCompact?: boolean;
  /** The only version of the tournament that the action is meant for. */
  readonly expectedVersion?: number;
  /** On the button that closes the dialog, if “Cancel” could be mistaken for the action. */
  readonly dismissLabel?: string;
  /** Asks for a reason, which everyone can read. */
  readonly asksReason?: boolean;
  /** Who can read the reason, if not everyone. */
  readonly reasonHint?: string;
  /** The action, or `null` as long as something is missing. */
  readonly act: (reason: string) => TournamentAction | null;
  /** The dialog opens: fields of an earlier, cancelled action have to be reset. */
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
}

const reasonMin = 3;

/** An action of a director: what it does, what it needs, and the reason. */
export function ActionDialog(props: ActionDialogProps) {
  const { label, of, text, isMain = false, isCompact = false, asksReason = false, children } = props;
  const { dismissLabel, reasonHint } = props;
  const t = useTranslations("tournament-director");
  const { isOpen, setOpen, reason, setReason, action, mutation, confirm } = useAction(props);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button primary={isMain} className={isCompact ? styles.compact : undefined}>
          {label}
          {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
        </Button>
      }
      title={of === undefined ? label : t("actionOn", { action: label, of })}
      actions={
        <>
          <Button primary disabled={action === null || mutation.isPending} onClick={confirm}>
            {label}
          </Button>
          <DialogClose>
            <Button>{dismissLabel ?? t("cancelDialog")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{text}</p>
      <FieldStack className={styles.fields}>
        {children}
        {asksReason && (
          <ReasonField label={t("reason")} hint={reasonHint ?? t("reasonHint")} reason={reason} onChange={setReason} />
        )}
        {mutation.isError && <Failure of={mutation.error} />}
      </FieldStack>
    </Dialog>
  );
}

function useAction({ tournament, expectedVersion, asksReason = false, act, onOpen }: ActionDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const mutation = useTournamentAction(tournament, expectedVersion);
  const needsReason = asksReason && reason.trim().length < reasonMin;
  const action = needsReason ? null : act(reason.trim());
  const openOrClose = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setReason("");
    mutation.reset();
    if (isNowOpen) onOpen?.();
  };
  const confirm = () => {
    if (action !== null) mutation.mutate(action, { onSuccess: () => openOrClose(false) });
  };
  return { isOpen, setOpen: openOrClose, reason, setReason, action, mutation, confirm };
}

/** For a stale version the usual notice speaks of a game; here it is the tournament. */
function Failure({ of }: { readonly of: unknown }) {
  const t = useTranslations("tournament-director");
  if (problemOf(of).code !== "stale-version") return <ProblemAlert failure={of} />;
  return (
    <Alert kind="error" title={t("movedOn")}>
      {t("movedOnText")}
    </Alert>
  );
}
