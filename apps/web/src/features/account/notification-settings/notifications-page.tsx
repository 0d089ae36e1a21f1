"use client";

import { useTranslations } from "next-intl";
import { AccountSubpage } from "../account-subpage.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { GamesSection } from "./games-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

/** What the reader is notified about, and how: by e-mail, on devices, by webhooks. */
export function NotificationsPage() {
  const t = useTranslations("notifications");
  return (
    <AccountSubpage title={t("title")} sub={t("sub")} signedOut={t("signedOut")} back={t("back")}>
      {(account) => (
        <>
          <PreferencesSection hasAddress={account.isEmailConfirmed} isGuest={account.kind === "guest"} />
          <GamesSection />
          <DevicesSection />
          <WebhooksSection hasAddress={account.isEmailConfirmed} />
        </>
      )}
    </AccountSubpage>
  );
}
