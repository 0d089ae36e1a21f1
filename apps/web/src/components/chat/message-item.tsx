"use client";

import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { ChatMessage } from "../../lib/api-client/types.ts";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { CoatOfArms } from "../../ui/heraldry/arms/coat-of-arms.tsx";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { NameMark } from "../seats/name-mark.tsx";
import { OnlineMark } from "../seats/online-mark.tsx";
import styles from "./message-item.module.css";
import type { ChatActions } from "./use-chat-actions.ts";

const ReportDialog = dynamic(() => import("./report-dialog.tsx").then((file) => file.ReportDialog), {
  loading: () => null,
});

interface MessageItemProps {
  readonly message: ChatMessage;
  readonly isNamed: boolean;
  readonly isOnline: boolean;
  readonly chat: ChatActions;
}

/** A message, with a menu of what the reader can do about it. */
export function MessageItem({ message, isNamed, isOnline, chat }: MessageItemProps) {
  const t = useTranslations("chat");
  const [isReporting, setReporting] = useState(false);
  const { number, text } = message;
  return (
    <li className={styles.message}>
      {isNamed && <Author message={message} isOnline={isOnline && message.account !== chat.account} />}
      <p className={styles.text} dir="auto">
        {text ?? (
          <Text as="i" muted>
            {t("deleted")}
          </Text>
        )}
      </p>
      {text !== null && chat.account !== undefined && (
        <MessageMenu message={message} chat={chat} onReport={() => setReporting(true)} />
      )}
      {isReporting && <ReportDialog number={number} report={chat.report} onClose={() => setReporting(false)} />}
    </li>
  );
}

function Author({ message, isOnline }: Pick<MessageItemProps, "message" | "isOnline">) {
  const { account, seat, name, nameKind, at } = message;
  const format = useFormatter();
  return (
    <p className={styles.author}>
      {account !== null && <CoatOfArms id={account} />}
      {seat !== null && <Shield seat={seat} />}
      <b>
        <bdi>{name}</bdi>
      </b>
      <NameMark kind={nameKind} />
      {isOnline && <OnlineMark />}
      <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>
    </p>
  );
}

interface MessageMenuProps extends Pick<MessageItemProps, "message" | "chat"> {
  onReport(): void;
}

/** Own messages can be deleted; other players can be muted, blocked or reported. */
function MessageMenu({ message: { number, account, name }, chat, onReport }: MessageMenuProps) {
  const t = useTranslations("chat");
  const isOwn = account === chat.account;
  return (
    <Menu
      trigger={
        <ToolButton className={styles.menu} aria-label={t("options", { name })}>
          <Icon name="down" />
        </ToolButton>
      }
    >
      {isOwn && <MenuItem onSelect={() => chat.remove.mutate(number)}>{t("delete")}</MenuItem>}
      {!isOwn && (
        <>
          <MenuItem onSelect={() => chat.block.mutate({ other: account, how: "mute" })}>{t("mute", { name })}</MenuItem>
          <MenuItem onSelect={() => chat.block.mutate({ other: account, how: "block" })}>
            {t("block", { name })}
          </MenuItem>
          <MenuItem onSelect={onReport}>{t("report.open")}</MenuItem>
        </>
      )}
    </Menu>
  );
}
