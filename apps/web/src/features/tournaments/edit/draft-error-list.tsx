"use client";

import { useTranslations } from "next-intl";
import { Notice } from "../../../ui/notice.tsx";
import type { DraftError } from "./draft/draft-errors.ts";

/** What has to be changed before the plan can be played. */
export function DraftErrorList({ errors }: { readonly errors: readonly DraftError[] }) {
  const t = useTranslations("tournament-plan");
  if (errors.length === 0) return null;
  return (
    <Notice kind="no" title={t("faulty")}>
      <ul>
        {errors.map(({ name, stage }) => (
          <li key={`${name} ${stage}`}>
            {stage !== null && `${t("stages.stage", { number: stage })}: `}
            {t(`faults.${name}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
