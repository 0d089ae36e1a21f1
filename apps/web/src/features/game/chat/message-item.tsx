"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { Message } from "../../../lib/api-client/types.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import styles from "./message-item.module.css";
import { ReportDialog } from "./report-dialog.tsx";
import type { ChatActions } from "./use-chat.ts";

interface MessageItemProps {
  readonly message: Message;
  readonly isNamed: boolean;
  readonly chat: ChatActions;
}

/** A message, with a menu of what the reader can do about it. */
export function MessageItem({ message, isNamed, chat }: MessageItemProps) {
  const t = useTranslations("chat");
  const format = useFormatter();
  const [isReporting, setReporting] = useState(false);
  const { number, account, name, seat, text, at } = message;
  const isOwn = account === chat.account;
  return (
    <li className={styles.message}>
      {isNamed && (
        <p className={styles.author}>
          {seat !== null && <Shield seat={seat} />}
          <b>
            <bdi>{name}</bdi>
          </b>
          <NameMark kind={message.nameKind} />
          <time dateTime={at}>
            {format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short", timeZone })}
          </time>
        </p>
      )}
      <p className={styles.text} dir="auto">
        {text ?? (
          <Text as="i" muted>
            {t("deleted")}
          </Text>
        )}
      </p>
      {text !== null && chat.account !== undefined && (
        <Menu
          trigger={
            <ToolButton className={styles.menu} aria-label={t("options", { name })}>
              <Icon name="down" />
            </ToolButton>
          }
        >
          {isOwn && <MenuItem onSelect={() => chat.erase.mutate(number)}>{t("delete")}</MenuItem>}
          {!isOwn && (
            <>
              <MenuItem onSelect={() => chat.mark.mutate({ other: account, how: "mute" })}>
                {t("mute", { name })}
              </MenuItem>
              <MenuItem onSelect={() => chat.mark.mutate({ other: account, how: "block" })}>
                {t("block", { name })}
              </MenuItem>
              <MenuItem onSelect={() => setReporting(true)}>{t("report.open")}</MenuItem>
            </>
          )}
        </Menu>
      )}
      {isReporting && <ReportDialog number={number} report={chat.report} onClose={() => setReporting(false)} />}
    </li>
  );
}

/** The time zone of the browser. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
