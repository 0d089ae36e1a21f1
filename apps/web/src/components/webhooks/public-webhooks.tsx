"use client";

import { notificationMessages } from "@seneschal/wording/notification-messages";
import { useTranslations } from "next-intl";
import type { WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { LoadedMessages } from "../messages/loaded-messages.tsx";
import { WebhookList } from "./webhook-list.tsx";

interface PublicWebhooksProps {
  readonly place: Exclude<WebhookPlace, { type: "account" }>;
  /** Nothing more is sent: webhooks can be looked at and deleted. */
  readonly isOver?: boolean;
}

/** The webhooks of a game or tournament. Few visits open them, so their messages are loaded with them. */
export function PublicWebhooks({ place, isOver = false }: PublicWebhooksProps) {
  return (
    <LoadedMessages name="notification" load={notificationMessages}>
      <ListOfPlace place={place} isOver={isOver} />
    </LoadedMessages>
  );
}

/** A confirmed address is needed to add a webhook. */
function ListOfPlace({ place, isOver = false }: PublicWebhooksProps) {
  const t = useTranslations("notifications.webhooks");
  const { data: reader } = useSession();
  if (isOver) return <WebhookList place={place} mayAdd={false} text={t("about.over")} />;
  const mayAdd = reader?.isEmailConfirmed === true;
  return <WebhookList place={place} mayAdd={mayAdd} text={t(mayAdd ? `about.${place.type}` : "about.noEmail")} />;
}
