"use client";

import { gameWebhookKinds, notificationKinds, tournamentWebhookKinds } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import type { WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";

export interface EventKinds {
  readonly offered: readonly string[];
  /** Chosen in a new webhook. */
  readonly usual: readonly string[];
  labelOf(kind: string): string;
}

/** The kinds of events that the webhooks of an account, a game or a tournament are sent. */
export function useEventKinds({ type }: WebhookPlace): EventKinds {
  const t = useTranslations("notifications");
  const labelled = (label: (kind: string) => string) => (kind: string) =>
    kind === "test" ? t("deliveries.test") : label(kind);
  switch (type) {
    case "account":
      return {
        ...choiceOf(notificationKinds, ["substitute", "talk"]),
        labelOf: labelled((kind) => t(`kinds.${kind as (typeof notificationKinds)[number]}`)),
      };
    case "game":
      return {
        ...choiceOf(gameWebhookKinds, ["step"]),
        labelOf: labelled((kind) => t(`gameKinds.${kind as (typeof gameWebhookKinds)[number]}`)),
      };
    case "tournament":
      return {
        ...choiceOf(tournamentWebhookKinds, ["pairing"]),
        labelOf: labelled((kind) => t(`tournamentKinds.${kind as (typeof tournamentWebhookKinds)[number]}`)),
      };
  }
}

function choiceOf(offered: readonly string[], unusual: readonly string[]): Pick<EventKinds, "offered" | "usual"> {
  return { offered, usual: offered.filter((kind) => !unusual.includes(kind)) };
}
