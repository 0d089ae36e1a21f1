"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { setupStorage } from "../../../lib/queries/account/setup-storage.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Title } from "../../../ui/typography/title.tsx";

interface MailPageProps {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly token: string | null;
  readonly children: ReactNode;
}

/** A page that a link in an e-mail opens. */
export function MailPage({ title, sub, token, children }: MailPageProps) {
  return (
    <PageShell width="narrow">
      <Title title={title} sub={sub} />
      {token === "" ? <IncompleteLink /> : children}
    </PageShell>
  );
}

/** The account page has what else can be done: sign in, send the e-mail again. */
function IncompleteLink() {
  const t = useTranslations("account");
  return (
    <Alert
      kind="error"
      title={t("confirm.noLink")}
      action={
        <Button asChild>
          <Link href="/account">{t("toAccount")}</Link>
        </Button>
      }
    />
  );
}

/** What the link did. */
export function MailDone({ page }: { readonly page: "confirm" | "reset" | "unsubscribe" }) {
  const t = useTranslations("account");
  return (
    <PageShell width="narrow">
      <Title title={t(`${page}.title`)} />
      <Alert
        kind="success"
        title={t(`${page}.done`)}
        action={
          <Button asChild>
            {page === "confirm" && setupStorage.isSettingUp() ? (
              <Link href="/setup">{t("toSetup")}</Link>
            ) : (
              <Link href="/account">{t("toAccount")}</Link>
            )}
          </Button>
        }
      >
        {t(`${page}.doneText`)}
      </Alert>
    </PageShell>
  );
}

/** The token of the link in an e-mail. It is in the fragment, so that it is not logged. `null` before it is read. */
export function useTokenOfLink(): string | null {
  return useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => null,
  );
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}
