"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { ChatRoom } from "../../lib/api-client/types.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/forms/input.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { ConfirmEmailHint } from "./confirm-email-hint.tsx";
import styles from "./message-form.module.css";
import type { ChatActions } from "./use-chat-actions.ts";

interface MessageFormProps {
  readonly room: ChatRoom;
  /** The names of those who read a private room. */
  readonly readers?: string;
  readonly chat: ChatActions;
}

/** Enter sends the message; Shift+Enter starts a new line. Without a confirmed e-mail address, it says what to do first. */
export function MessageForm(props: MessageFormProps) {
  return props.room.mustConfirmEmail ? <ConfirmEmailHint /> : <WritableForm {...props} />;
}

function WritableForm({ room, readers = "", chat: { post } }: MessageFormProps) {
  const t = useTranslations("chat");
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() !== "" && !post.isPending) post.mutate({ room: room.room, text }, { onSuccess: () => setText("") });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label>
        <VisuallyHidden>{t("yourMessage")}</VisuallyHidden>
        <TextArea
          rows={2}
          maxLength={1000}
          value={text}
          placeholder={room.seats === null ? t("public") : t("private", { names: readers })}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button type="submit" disabled={text.trim() === "" || post.isPending}>
        {t("send")}
      </Button>
    </form>
  );
}
