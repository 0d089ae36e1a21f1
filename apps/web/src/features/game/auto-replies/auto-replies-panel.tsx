"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { LazyCollapsible } from "../../../ui/layout/lazy-collapsible.tsx";
import { useTurn } from "../state/turn-context.tsx";

const OpenedAutoReplies = dynamic(() => import("./opened-auto-replies.tsx").then((file) => file.OpenedAutoReplies), {
  loading: () => null,
});

/** The reader's auto-replies, fetched when they are opened. */
export function AutoRepliesPanel() {
  const { list } = useTurn().autoReplies;
  const t = useTranslations("auto-replies");
  return <LazyCollapsible summary={t("count", { count: list.length })}>{() => <OpenedAutoReplies />}</LazyCollapsible>;
}
