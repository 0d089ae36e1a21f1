"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { mergeMessages } from "./pick-messages.ts";

interface MoreMessagesProps {
  readonly messages: Parameters<typeof mergeMessages>[1];
  readonly children: ReactNode;
}

/** Adds messages to those of the components around it. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const outer = useMessages();
  const merged = useMemo(() => mergeMessages(outer, messages), [outer, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
