"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { DeadlineFields } from "../../../components/game-options/deadline-fields.tsx";
import { isFixedPace } from "../../../components/game-options/new-game-form.ts";
import { TimeControlPicker } from "../../../components/game-options/time-control-picker.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { DateFields } from "./date-fields.tsx";
import { type TournamentDraft, withPace } from "./draft/draft.ts";

interface ScheduleProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** The time control of online games, and the dates of the tournament. */
export function ScheduleSection({ draft, onChange }: ScheduleProps) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.dates")}>
      {draft.boards !== "physical" && <TimeControlFields draft={draft} onChange={onChange} />}
      <DateFields draft={draft} onChange={onChange} />
    </Section>
  );
}

function TimeControlFields({ draft, onChange }: ScheduleProps) {
  const timeZone = useTimeZone() ?? "UTC";
  const { pace, fixedDeadlines } = draft;
  return (
    <>
      <TimeControlPicker values={draft} onChange={(paced) => onChange(withPace(draft, paced, timeZone))} />
      {isFixedPace(pace) && fixedDeadlines !== undefined && (
        <DeadlineFields
          pace={pace}
          {...fixedDeadlines}
          onChange={(times) => onChange({ ...draft, fixedDeadlines: { ...fixedDeadlines, times } })}
        />
      )}
    </>
  );
}
