import { emailTranslator } from "@seneschal/wording/emails";
import type { NotificationContent, Since } from "../notification.ts";

/** A notification as a short text, for push and webhooks. */
export interface NotificationText {
  readonly language: "en" | "fr";
  readonly title: string;
  readonly text: string;
  /** What happened since the reader's last turn, oldest first. */
  readonly lines: readonly string[];
}

/** What a seat saw happen since its last turn, one sentence per line. */
export type Chronicle = (since: Since, language: NotificationText["language"]) => Promise<readonly string[]>;

export async function renderNotification(
  { kind, values, since }: NotificationContent,
  language: NotificationText["language"],
  chronicle: Chronicle,
): Promise<NotificationText> {
  const t = emailTranslator(language);
  return {
    language,
    title: t(`${kind}.subject`, values),
    text: t(`${kind}.text`, values),
    lines: since === undefined ? [] : await chronicle(since, language),
  };
}
