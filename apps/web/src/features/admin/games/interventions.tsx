"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation } from "../../../lib/queries/use-admin.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import { seatOccupantName } from "../parts/seat-occupant-name.ts";
import type { Inspection } from "./game-page.tsx";
import { ProposeRollback, RollbackProposal } from "./rollback-proposal.tsx";

type Ruling = { readonly expectedVersion: number; readonly reason: string };
type Intervention = (ruling: Ruling) => Promise<{ version: number }>;

interface InterventionProps {
  readonly inspection: Inspection;
  /** Carries out an intervention at the inspected head, for a reason. */
  intervene(intervention: Intervention): (reason: string) => Promise<unknown>;
}

interface SeatInterventionProps extends InterventionProps {
  /** The seat that the intervention is about. */
  readonly seat: number;
  readonly seatField: ReactNode;
}

/** What staff may do to a game. The players can read each intervention and its reason. */
export function Interventions({ inspection }: { readonly inspection: Inspection }) {
  const t = useTranslations("admin.interventions");
  const { head, seats, question } = inspection;
  const [chosen, setSeat] = useState<number>();
  const seat = chosen ?? question?.seats[0] ?? 0;
  const mutation = useAdminMutation(({ run, reason }: { run: Intervention; reason: string }) =>
    run({ expectedVersion: head, reason }),
  );
  const intervene = (run: Intervention) => (reason: string) => mutation.mutateAsync({ run, reason });
  const props = { inspection, intervene };
  const seatProps = { ...props, seat, seatField: <SeatField seats={seats} seat={seat} onChoose={setSeat} /> };
  return (
    <Section title={t("title")} aside={t("note")}>
      <ActionRow>
        <ReplacePlayer {...seatProps} />
        <PlayForSeat {...seatProps} />
        <ExtendClock {...seatProps} />
        <RollBack {...props} />
        <ProposeRollback inspection={inspection} />
        <FillSeats {...props} />
        <AnnulGame {...props} />
      </ActionRow>
      <RollbackProposal inspection={inspection} />
      {mutation.isSuccess && (
        <Alert kind="success" title={t("done", { version: mutation.data.version })}>
          <p>{t("doneText")}</p>
        </Alert>
      )}
    </Section>
  );
}

function ReplacePlayer({ inspection: { game }, intervene, seat, seatField }: SeatInterventionProps) {
  const t = useTranslations("admin.interventions");
  const [account, setAccount] = useState("");
  const id = account.trim();
  const newcomer = id === "" ? { kind: "caretaker" as const } : { kind: "person" as const, account: id };
  return (
    <ReasonDialog
      action={t("replace")}
      title={t("replaceTitle")}
      text={t("replaceText")}
      onConfirm={intervene((ruling) => adminRequests.replaceSeat(game, { ...ruling, seat, newcomer }))}
    >
      {seatField}
      <Field label={t("substitute")} hint={t("substituteHint")}>
        {(controlProps) => (
          <input {...controlProps} value={account} onChange={({ target }) => setAccount(target.value)} />
        )}
      </Field>
    </ReasonDialog>
  );
}

function PlayForSeat({ inspection: { game }, intervene, seat, seatField }: SeatInterventionProps) {
  const t = useTranslations("admin.interventions");
  return (
    <ReasonDialog
      action={t("playFor")}
      title={t("playForTitle")}
      text={t("playForText")}
      onConfirm={intervene((ruling) => adminRequests.playFor(game, { ...ruling, seat }))}
    >
      {seatField}
    </ReasonDialog>
  );
}

function ExtendClock({ inspection: { game }, intervene, seat, seatField }: SeatInterventionProps) {
  const t = useTranslations("admin.interventions");
  const [hours, setHours] = useState(24);
  return (
    <ReasonDialog
      action={t("extend")}
      title={t("extendTitle")}
      onConfirm={intervene((ruling) => adminRequests.extendClock(game, { ...ruling, seat, seconds: hours * 3600 }))}
    >
      {seatField}
      <Field label={t("hours")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="number"
            min={1}
            max={1440}
            value={hours}
            onChange={({ target }) => setHours(Number(target.value))}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

function RollBack({ inspection: { game, head, version, state }, intervene }: InterventionProps) {
  const t = useTranslations("admin.interventions");
  return (
    <ReasonDialog
      action={t("rollBack")}
      title={t("rollBackTitle", { version })}
      text={t("rollBackText")}
      isDisabled={version === head || state !== "running"}
      onConfirm={intervene((ruling) => adminRequests.rollBack(game, { ...ruling, to: version }))}
    />
  );
}

function FillSeats({ inspection: { game, seats }, intervene }: InterventionProps) {
  const t = useTranslations("admin.interventions");
  return (
    <ReasonDialog
      action={t("fill")}
      title={t("fillTitle")}
      isDisabled={seats.every(({ kind }) => kind !== "nobody")}
      onConfirm={intervene((ruling) => adminRequests.fillWithBots(game, { ...ruling, bot: "medium" }))}
    />
  );
}

function AnnulGame({ inspection: { game }, intervene }: InterventionProps) {
  const t = useTranslations("admin.interventions");
  return (
    <ReasonDialog
      action={t("annul")}
      title={t("annulTitle")}
      text={t("annulText")}
      onConfirm={intervene((ruling) => adminRequests.annulGame(game, ruling))}
    />
  );
}

interface SeatFieldProps {
  readonly seats: Inspection["seats"];
  readonly seat: number;
  onChoose(seat: number): void;
}

function SeatField({ seats, seat, onChoose }: SeatFieldProps) {
  const t = useTranslations("admin.interventions");
  const tCommon = useTranslate("common");
  return (
    <Field label={t("seat")}>
      {(controlProps) => (
        <select {...controlProps} value={seat} onChange={({ target }) => onChoose(Number(target.value))}>
          {seats.map((occupant, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <option key={`${place} ${occupant.account}`} value={place}>
              {t("seatOf", { seat: place + 1, name: seatOccupantName(occupant, place, tCommon) })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
