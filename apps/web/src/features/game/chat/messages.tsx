"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Message } from "../../../lib/api-client/types.ts";
import { goesOn } from "../../../lib/query-client/chat-cache.ts";
import { Text } from "../../../ui/text.tsx";
import { MessageLine } from "./message-line.tsx";
import type { Talking } from "./use-talk.ts";

interface MessagesProps {
  readonly messages: readonly Message[];
  readonly talking: Talking;
}

/** The last words are in sight: whoever scrolls back is left where they are. */
export function Messages({ messages, talking }: MessagesProps) {
  const say = useTranslations("talk");
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
        {say("silence")}
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk is scrolled by keyboard too.
    <ol className="messages" ref={list} tabIndex={0} aria-label={say("messages")}>
      {messages.map((message, place) => (
        <MessageLine
          key={message.number}
          message={message}
          isNamed={!goesOn(messages[place - 1], message)}
          talking={talking}
        />
      ))}
    </ol>
  );
}
