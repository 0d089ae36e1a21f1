"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { TournamentAct } from "../../../lib/api-client/types.ts";
import { useTournamentAct } from "../../../lib/queries/use-tournaments.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogClose } from "../../../ui/dialog.tsx";
import { Field, Fields } from "../../../ui/field.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface ActionDialogProps {
  readonly tournament: string;
  /** On the button that opens it, and over the dialog. */
  readonly label: string;
  /** Where several buttons say the same: of which this one is. */
  readonly of?: string;
  /** What it brings about. */
  readonly text: string;
  readonly isMain?: boolean;
  /** The one version of the tournament that it is meant for. */
  readonly expectedVersion?: number;
  /** Asks why; everybody reads the answer. */
  readonly asksReason?: boolean;
  /** What is to be done; nothing, as long as something is missing. */
  readonly act: (reason: string) => TournamentAct | null;
  /** Forgets what was filled in and not done: the dialog opens. */
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
}

const reasonLeast = 3;

/** One deed of a director: what it means, what it needs, and why it is done. */
export function ActionDialog({
  tournament,
  label,
  of,
  text,
  isMain = false,
  expectedVersion,
  asksReason = false,
  act,
  onOpen,
  children,
}: ActionDialogProps) {
  const t = useTranslations("directing");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const deed = useTournamentAct(tournament, expectedVersion);
  const isMissing = asksReason && reason.trim().length < reasonLeast;
  const wished = isMissing ? null : act(reason.trim());
  const open = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setReason("");
    deed.reset();
    if (isNowOpen) onOpen?.();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button main={isMain}>
          {label}
          {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
        </Button>
      }
      title={of === undefined ? label : `${label}: ${of}`}
      ends={
        <>
          <Button
            main
            disabled={wished === null || deed.isPending}
            onClick={() => wished !== null && deed.mutate(wished, { onSuccess: () => open(false) })}
          >
            {label}
          </Button>
          <DialogClose>
            <Button>{t("leave")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{text}</p>
      <Fields>
        {children}
        {asksReason && (
          <Field label={t("reason")} hint={t("reasonHint")}>
            {(tied) => (
              <textarea
                {...tied}
                rows={2}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        {deed.isError && <Failure of={deed.error} />}
      </Fields>
    </Dialog>
  );
}

/** What moved on is no table here. */
function Failure({ of }: { readonly of: unknown }) {
  const t = useTranslations("directing");
  if (problemOf(of).trouble !== "stale-version") return <ProblemNotice failure={of} />;
  return (
    <Notice kind="no" title={t("movedOn")}>
      {t("movedOnText")}
    </Notice>
  );
}
