"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Words } from "./board.ts";

/** The messages of one file as a plain function, so that what is worded can stay outside React. */
export function useWords(namespace: string): Words {
  const translate = useTranslations(namespace);
  return useMemo(() => (key, values) => translate(key as never, values as never), [translate]);
}
