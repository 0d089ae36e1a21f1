"use client";

import { useTranslations } from "next-intl";
import { Alert } from "../../../ui/alert.tsx";
import type { Fault } from "./faults.ts";

/** What has to be changed before the plan can be played. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  const say = useTranslations("tournament-plan");
  if (faults.length === 0) return null;
  return (
    <Alert kind="error" title={say("faulty")}>
      <ul>
        {faults.map(({ name, stage }) => (
          <li key={`${name} ${stage}`}>
            {stage !== null && `${say("stages.stage", { number: stage })}: `}
            {say(`faults.${name}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
