"use client";

import { useTranslations } from "next-intl";
import { Notice } from "../../../ui/notice.tsx";

/** The secret by which a receiver knows the house: shown this once. */
export function NewSecret({ secret }: { readonly secret: string }) {
  const say = useTranslations("notices.webhooks.secret");
  return (
    <Notice kind="good" title={say("title")}>
      <p>{say("text")}</p>
      <p>
        <code className="key">{secret}</code>
      </p>
    </Notice>
  );
}
