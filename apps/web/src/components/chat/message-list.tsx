"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { ChatMessage } from "../../lib/api-client/types.ts";
import { isContinuation } from "../../lib/query-client/chat-cache.ts";
import { Text } from "../../ui/typography/text.tsx";
import { MessageItem } from "./message-item.tsx";
import styles from "./message-list.module.css";
import type { ChatActions } from "./use-chat-actions.ts";

interface MessageListProps {
  readonly messages: readonly ChatMessage[];
  readonly chat: ChatActions;
  /** Each message has its author and time, even if it continues the one before. */
  readonly areAllNamed?: boolean;
  /** The seats whose players are online. */
  readonly online?: readonly number[];
}

/** Keeps the last message in view, unless the reader has scrolled back. */
export function MessageList({ messages, chat, areAllNamed = false, online = [] }: MessageListProps) {
  const t = useTranslations("chat");
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.number;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message.
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const isNearEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 160;
    if (isNearEnd) current.scrollTop = current.scrollHeight;
  }, [last]);

  if (messages.length === 0)
    return (
      <Text as="p" muted>
        {t("empty")}
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk is scrolled by keyboard too.
    <ol className={styles.messages} ref={list} tabIndex={0} aria-label={t("messages")}>
      {messages.map((message, place) => (
        <MessageItem
          key={message.number}
          message={message}
          isNamed={areAllNamed || !isContinuation(messages[place - 1], message)}
          isOnline={message.seat !== null && online.includes(message.seat)}
          chat={chat}
        />
      ))}
    </ol>
  );
}
