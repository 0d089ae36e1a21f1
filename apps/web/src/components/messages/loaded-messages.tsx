"use client";

import type { Language } from "@seneschal/wording";
import type { Messages } from "@seneschal/wording/messages";
import { useLocale } from "next-intl";
import { type ReactNode, use } from "react";
import { languageOf } from "../../i18n/languages.ts";
import { MoreMessages } from "../../i18n/more-messages.tsx";
import { keptPromise } from "./kept-promise.ts";

interface LoadedMessagesProps {
  /** Which messages these are. */
  readonly name: string;
  readonly children: ReactNode;
  load(language: Language): Promise<Readonly<Record<string, Messages>>>;
}

/**
 * Adds messages that are loaded as a script, which browsers keep. Without a `Suspense` around it, the page waits for them:
 * what is in one would be sent after the rest of the page.
 */
export function LoadedMessages({ name, children, load }: LoadedMessagesProps) {
  const language = languageOf(useLocale());
  const messages = use(keptPromise(`${name} messages ${language}`, () => load(language)));
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}
