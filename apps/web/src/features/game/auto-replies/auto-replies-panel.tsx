"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { useTurn } from "../state/turn-context.tsx";

const OpenedAutoReplies = dynamic(() => import("./opened-auto-replies.tsx").then((file) => file.OpenedAutoReplies));

/** The reader's auto-replies, fetched when they are opened. */
export function AutoRepliesPanel() {
  const { list } = useTurn().autoReplies;
  const t = useTranslations("auto-replies");
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("count", { count: list.length })}</summary>
      {isOpen && <OpenedAutoReplies />}
    </Collapsible>
  );
}
