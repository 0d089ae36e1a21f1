"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Account } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import styles from "./welcome.module.css";

interface WelcomeProps {
  /** The reader's account; `null` for visitors, `undefined` until it is known. */
  readonly account: Account | null | undefined;
  /** In how many games it is the reader's turn; `undefined` until it is known. */
  readonly yourTurnCount: number | undefined;
}

/** The heading of the lobby. */
export function Welcome({ account, yourTurnCount }: WelcomeProps) {
  const t = useTranslations("lobby.welcome");
  const sentence = yourTurnCount === undefined ? t("loading") : t("yourTurn", { count: yourTurnCount });
  const greeting = account ? t("sub", { name: account.name }) : t("loadingSub");
  return (
    <Title
      className={styles.welcome}
      title={account === null ? t("signedOut") : sentence}
      sub={account === null ? t("signedOutSub") : greeting}
    >
      {account && (
        <Button primary asChild>
          <Link href="/games/new">{t("open")}</Link>
        </Button>
      )}
    </Title>
  );
}
