"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext } from "react";
import type { DraftError, DraftErrorName } from "../draft/draft-errors.ts";

/** The errors that the form shows: those of the draft; `null` until it was sent. */
export const ShownErrors = createContext<readonly DraftError[] | null>(null);
/** The number of the stage that fields belong to; `null` for those of the whole plan. */
export const StageNumber = createContext<number | null>(null);

/** The sentence next to a field that has one of these errors. */
export function useDraftError(...names: readonly DraftErrorName[]): string | undefined {
  const t = useTranslations("tournament-settings.faults");
  const stage = useContext(StageNumber);
  const found = useContext(ShownErrors)?.find((error) => error.stage === stage && names.includes(error.name));
  return found && t(found.name);
}

interface BoundedNumber {
  /** `null` if left out, `NaN` if missing. */
  readonly value: number | null;
  readonly from: number;
  readonly to: number;
}

/** The sentence next to a number that is missing or out of its bounds. */
export function useNumberError({ value, from, to }: BoundedNumber): string | undefined {
  const t = useTranslations("tournament-settings.faults");
  const isSent = useContext(ShownErrors) !== null;
  const isFine = value === null || (value >= from && value <= to);
  return isSent && !isFine ? t("bounds", { from, to }) : undefined;
}
