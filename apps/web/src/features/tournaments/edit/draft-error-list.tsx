"use client";

import { useTranslations } from "next-intl";
import { Notice } from "../../../ui/notice.tsx";
import type { DraftError } from "./draft/draft-errors.ts";

/** What has to be changed before the plan can be played. */
export function DraftErrorList({ errors }: { readonly errors: readonly DraftError[] }) {
  const say = useTranslations("tournament-plan");
  if (errors.length === 0) return null;
  return (
    <Alert kind="error" title={say("faulty")}>
      <ul>
        {errors.map(({ name, stage }) => (
          <li key={`${name} ${stage}`}>
            {stage !== null && `${say("stages.stage", { number: stage })}: `}
            {say(`faults.${name}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
