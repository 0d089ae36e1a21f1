"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Account } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Title } from "../../../ui/title.tsx";

interface WelcomeProps {
  /** Whoever is there; nobody, or nobody yet known. */
  readonly account: Account | null | undefined;
  /** How many games wait for them, as soon as that is known. */
  readonly calling: number | undefined;
}

/** The sentence over the lobby, with its illuminated initial. */
export function Welcome({ account, calling }: WelcomeProps) {
  const t = useTranslations("lobby.welcome");
  const sentence = calling === undefined ? t("unknown") : t("calling", { count: calling });
  const greeting = account ? t("sub", { name: account.name }) : t("unknownSub");
  return (
    <Title
      className="everywhere"
      title={account === null ? t("stranger") : sentence}
      sub={account === null ? t("strangerSub") : greeting}
    >
      {account && (
        <Button main asChild>
          <Link href="/games/new">{t("open")}</Link>
        </Button>
      )}
    </Title>
  );
}
