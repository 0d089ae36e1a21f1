"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Words } from "./board.ts";

/** A translator as a plain function, for wording outside React. */
export function useWords(namespace: string): Words {
  const translate = useTranslations(namespace);
  return useMemo(() => (key, values) => translate(key as never, values as never), [translate]);
}
