"use client";

import type { Language } from "@seneschal/wording";
import { gameMessages } from "@seneschal/wording/game-messages";
import { useLocale } from "next-intl";
import { type ReactNode, use } from "react";
import { languageOf } from "../../i18n/languages.ts";
import { MoreMessages } from "../../i18n/more-messages.tsx";
import { keptPromise } from "./kept-promise.ts";

interface GameMessagesProps {
  /** The message files of a game. */
  readonly files: readonly string[];
  readonly children: ReactNode;
}

/**
 * Adds the messages of a game, which are loaded with its board. Without a `Suspense` around it, the page waits for them: what
 * is in one would be sent after the rest of the page.
 */
export function GameMessages({ files, children }: GameMessagesProps) {
  const messages = use(loadedMessages(languageOf(useLocale()), files));
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}

/** The messages of these files, each as a namespace. */
function loadedMessages(language: Language, files: readonly string[]) {
  return keptPromise(`messages ${language} ${files}`, async () => {
    const loaded = await Promise.all(files.map((file) => gameMessages(language, file)));
    return Object.fromEntries(files.map((file, place) => [file, loaded[place] ?? {}]));
  });
}
