"use client";

import { useTranslations } from "next-intl";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import type { DraftError } from "../draft/draft-errors.ts";

/** What has to be changed before the plan is valid. */
export function DraftErrorList({ errors }: { readonly errors: readonly DraftError[] }) {
  const t = useTranslations("tournament-settings");
  const tCommon = useTranslations("common");
  if (errors.length === 0) return null;
  return (
    <Alert kind="error" title={t("faulty")}>
      <ul>
        {errors.map(({ name, stage }) => (
          <li key={`${name} ${stage}`}>
            {stage === null
              ? t(`faults.${name}`)
              : tCommon("labelled", { name: t("stages.stage", { number: stage }), text: t(`faults.${name}`) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
