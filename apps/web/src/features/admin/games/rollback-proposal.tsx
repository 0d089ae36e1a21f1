"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import { seatOccupantName } from "../parts/seat-occupant-name.ts";
import type { Inspection } from "./game-page.tsx";

type Props = { readonly inspection: Inspection };

/** Asks the players for consent to roll back to the version that is shown. */
export function ProposeRollback({ inspection: { game, head, version, state, undoRequest } }: Props) {
  const t = useTranslations("admin.rollback");
  const propose = useAdminMutation((reason: string) =>
    adminRequests.proposeRollback(game, { expectedVersion: head, to: version, reason }),
  );
  return (
    <ReasonDialog
      action={t("propose")}
      title={t("proposeTitle", { version })}
      text={t("proposeText")}
      isDisabled={version === head || state !== "running" || undoRequest?.declinedBy === null}
      onConfirm={(reason) => propose.mutateAsync(reason)}
    />
  );
}

/** An open request to roll back: who asked, who has agreed, and who still has to answer. */
export function RollbackProposal({ inspection: { game, head, seats, undoRequest } }: Props) {
  const t = useTranslations("admin.rollback");
  const format = useFormatter();
  const tCommon = useTranslate("common");
  const withdraw = useAdminMutation((reason: string) =>
    adminRequests.withdrawRollback(game, { expectedVersion: head, reason }),
  );
  if (undoRequest === null) return null;
  const { seat, to, reason, agreed, waitingFor, declinedBy } = undoRequest;
  const nameOf = (place: number) => (seats[place] ? seatOccupantName(seats[place], place, tCommon) : "");
  const isOurs = seat === null && declinedBy === null;
  return (
    <Alert
      icon="undo"
      title={seat === null ? t("proposed", { version: to }) : t("requestedBy", { name: nameOf(seat), version: to })}
      action={
        isOurs ? (
          <ReasonDialog
            action={t("withdraw")}
            title={t("withdrawTitle")}
            onConfirm={(why) => withdraw.mutateAsync(why)}
          />
        ) : null
      }
    >
      {reason !== null && <p>{reason}</p>}
      {declinedBy !== null && <p>{t("declined", { name: nameOf(declinedBy) })}</p>}
      {agreed.length > 0 && <p>{t("agreed", { names: format.list(agreed.map(nameOf)) })}</p>}
      {declinedBy === null && <p>{t("waiting", { names: format.list(waitingFor.map(nameOf)) })}</p>}
    </Alert>
  );
}
