"use client";

import { useTranslations } from "next-intl";
import type { Leaderboard } from "../../../lib/api-client/types.ts";
import { Field } from "../../../ui/forms/field.tsx";

type Pool = Leaderboard["pool"];

const pools = ["people", "bots"] as const satisfies readonly Pool[];

interface PoolPickerProps {
  readonly chosen: Pool;
  readonly onChoose: (pool: Pool) => void;
}

/** People or bot accounts: each have ratings of their own. */
export function PoolPicker({ chosen, onChoose }: PoolPickerProps) {
  const t = useTranslations("ratings");
  return (
    <Field label={t("pool")}>
      {(controlProps) => (
        <select {...controlProps} value={chosen} onChange={({ target }) => onChoose(target.value as Pool)}>
          {pools.map((pool) => (
            <option key={pool} value={pool}>
              {t(`pools.${pool}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
