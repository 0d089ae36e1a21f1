"use client";

import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { ChatMessage } from "../../../lib/api-client/types.ts";
import styles from "./last-message.module.css";

/** Who wrote last, and what, on one line; nothing before the first message. Deleted messages are left out. */
export function LastMessage({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const t = useTranslations("chat");
  const tCommon = useTranslate("common");
  const last = messages.findLast(({ text }) => text !== null);
  if (!last?.text) return null;
  return (
    <span className={styles.last} dir="auto" data-testid="last-message">
      {t("announced", { name: markedName(last, tCommon), text: last.text })}
    </span>
  );
}
