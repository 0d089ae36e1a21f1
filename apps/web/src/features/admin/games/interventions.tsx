"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWords } from "../../../boards/words.ts";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import { useDeed } from "../../../lib/queries/use-desk.ts";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/section.tsx";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { seatOccupantName } from "../layout/seat-occupant-name.ts";
import type { Inspection } from "./game-page.tsx";
import { ProposeRollback, RollbackProposal } from "./rollback-proposal.tsx";

type Act = (ruling: { readonly expectedVersion: number; readonly reason: string }) => Promise<{ version: number }>;

/** What the desk may do to a game as it stands; the players read each with its reason. */
export function Interventions({ inspection }: { readonly inspection: Inspection }) {
  const t = useTranslations("desk.interventions");
  const { game, head, version, seats, question } = inspection;
  const [asked] = question?.seats ?? [0];
  const [seat, setSeat] = useState<number>();
  const [hours, setHours] = useState(24);
  const [newcomer, setNewcomer] = useState("");
  const chosen = seat ?? asked ?? 0;
  const deed = useDeed(({ act, reason }: { act: Act; reason: string }) => act({ expectedVersion: head, reason }));
  const rule = (act: Act) => (reason: string) => deed.mutateAsync({ act, reason });
  const person = newcomer.trim();
  const seatField = <SeatField seats={seats} seat={chosen} onChoose={setSeat} />;

  return (
    <Section title={t("title")} aside={t("aside")}>
      <div className="deeds">
        <ReasonDialog
          deed={t("replace")}
          title={t("replaceTitle")}
          text={t("replaceText")}
          onRule={rule((ruling) =>
            deskRequests.replace(game, {
              ...ruling,
              seat: chosen,
              newcomer: person === "" ? { kind: "caretaker" } : { kind: "person", account: person },
            }),
          )}
        >
          {seatField}
          <Field label={t("newcomer")} hint={t("newcomerHint")}>
            {(tied) => <input {...tied} value={newcomer} onChange={({ target }) => setNewcomer(target.value)} />}
          </Field>
        </ReasonDialog>
        <ReasonDialog
          deed={t("playFor")}
          title={t("playForTitle")}
          text={t("playForText")}
          onRule={rule((ruling) => deskRequests.playFor(game, { ...ruling, seat: chosen }))}
        >
          {seatField}
        </ReasonDialog>
        <ReasonDialog
          deed={t("extend")}
          title={t("extendTitle")}
          onRule={rule((ruling) => deskRequests.extend(game, { ...ruling, seat: chosen, seconds: hours * 3600 }))}
        >
          {seatField}
          <Field label={t("hours")}>
            {(tied) => (
              <input
                {...tied}
                type="number"
                min={1}
                max={1440}
                value={hours}
                onChange={({ target }) => setHours(Number(target.value))}
              />
            )}
          </Field>
        </ReasonDialog>
        <ReasonDialog
          deed={t("rollBack")}
          title={t("rollBackTitle", { version })}
          text={t("rollBackText")}
          isDisabled={version === head || inspection.state !== "running"}
          onRule={rule((ruling) => deskRequests.rollBack(game, { ...ruling, to: version }))}
        />
        <ProposeRollback inspection={inspection} />
        <ReasonDialog
          deed={t("fill")}
          title={t("fillTitle")}
          isDisabled={seats.every(({ kind }) => kind !== "nobody")}
          onRule={rule((ruling) => deskRequests.fill(game, { ...ruling, bot: "greedy" }))}
        />
        <ReasonDialog
          deed={t("annul")}
          title={t("annulTitle")}
          text={t("annulText")}
          onRule={rule((ruling) => deskRequests.annul(game, ruling))}
        />
      </div>
      <RollbackProposal inspection={inspection} />
      {deed.isSuccess && (
        <Notice kind="good" title={t("done", { version: deed.data.version })}>
          <p>{t("told")}</p>
        </Notice>
      )}
    </Section>
  );
}

interface SeatFieldProps {
  readonly seats: Inspection["seats"];
  readonly seat: number;
  onChoose(seat: number): void;
}

function SeatField({ seats, seat, onChoose }: SeatFieldProps) {
  const t = useTranslations("desk.interventions");
  const tCommon = useWords("common");
  return (
    <Field label={t("seat")}>
      {(tied) => (
        <select {...tied} value={seat} onChange={({ target }) => onChoose(Number(target.value))}>
          {seats.map((sitter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <option key={`${place} ${sitter.account}`} value={place}>
              {t("seatOf", { seat: place + 1, name: seatOccupantName(sitter, place, tCommon) })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
