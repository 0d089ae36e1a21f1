"use client";

import { useTranslations } from "next-intl";
import { focusChat } from "../../../components/command-palette/focus.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./unread-button.module.css";

/** Stays in the corner of the window while there are new messages, and opens the chat. */
export function UnreadButton({ unread }: { readonly unread: number }) {
  const t = useTranslations("chat");
  if (unread === 0) return null;
  return (
    <Button className={styles.unread} data-testid="unread-messages" onClick={focusChat}>
      <Icon name="quill" /> {t("unread", { count: unread })}
    </Button>
  );
}
