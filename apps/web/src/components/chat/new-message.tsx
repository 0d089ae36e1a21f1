"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTranslate } from "../../boards/use-translate.ts";
import type { ChatMessage } from "../../lib/api-client/types.ts";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { markedName } from "../seats/marked-name.ts";

interface NewMessageProps {
  readonly messages: readonly ChatMessage[];
  /** The reader. Their own messages are not announced. */
  readonly account: string | undefined;
}

/** Announces messages to screen readers that arrive after the first ones are shown. */
export function NewMessage({ messages, account }: NewMessageProps) {
  const t = useTranslations("chat");
  const tCommon = useTranslate("common");
  const latest = messages.at(-1);
  const [known] = useState(latest?.number ?? 0);
  if (latest === undefined || latest.number <= known || latest.account === account || latest.text === null)
    return <LiveRegion>{""}</LiveRegion>;
  return <LiveRegion>{t("announced", { name: markedName(latest, tCommon), text: latest.text })}</LiveRegion>;
}
