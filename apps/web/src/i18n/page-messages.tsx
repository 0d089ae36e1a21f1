import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { pageMessages } from "./generated/page-messages.ts";
import { MoreMessages } from "./more-messages.tsx";
import { pickMessages } from "./pick-messages.ts";

interface PageMessagesProps {
  /** The route of the page. */
  readonly route: keyof typeof pageMessages;
  readonly children: ReactNode;
}

/** Sends the messages of a page to the browser, in addition to those that every page has. */
export async function PageMessages({ route, children }: PageMessagesProps) {
  const messages = pickMessages(await getMessages(), pageMessages[route]);
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}
