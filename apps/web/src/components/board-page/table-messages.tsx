"use client";

import { tableMessages } from "@seneschal/wording/table-messages";
import { useLocale } from "next-intl";
import { type ReactNode, use } from "react";
import { languageOf } from "../../i18n/languages.ts";
import { MoreMessages } from "../../i18n/more-messages.tsx";
import { keptPromise } from "./kept-promise.ts";

/** Adds the messages of the page of a game, which browsers keep from one game to the next. */
export function TableMessages({ children }: { readonly children: ReactNode }) {
  const language = languageOf(useLocale());
  const messages = use(keptPromise(`table messages ${language}`, () => tableMessages(language)));
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}
