"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Translate } from "./board.ts";

/** A translator as a plain function, for wording outside React. */
export function useTranslate(namespace: string): Translate {
  const translate = useTranslations(namespace);
  return useMemo(() => (key, values) => translate(key as never, values as never), [translate]);
}
