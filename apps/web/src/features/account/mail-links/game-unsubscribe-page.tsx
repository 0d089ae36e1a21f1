"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useResubscribe, useUnsubscribeFromGame } from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { MailPage } from "./mail-page.tsx";

interface GameUnsubscribePageProps {
  readonly token: string;
  readonly game: string;
}

/** Turns off all e-mails about a game, and on again. */
export function GameUnsubscribePage({ token, game }: GameUnsubscribePageProps) {
  const t = useTranslations("account.unsubscribe");
  const unsubscribe = useUnsubscribeFromGame();
  const resubscribe = useResubscribe();
  const failure = unsubscribe.error ?? resubscribe.error;
  return (
    <MailPage title={t("game.title")} sub={unsubscribe.isSuccess ? undefined : t("game.text")} token={token}>
      {!unsubscribe.isSuccess && (
        <Button primary disabled={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
          {t("action")}
        </Button>
      )}
      {unsubscribe.isSuccess && !resubscribe.isSuccess && (
        <Result game={game} title={t("game.done")} text={t("game.doneText")}>
          <Button disabled={resubscribe.isPending} onClick={() => resubscribe.mutate(token)}>
            {t("game.undo")}
          </Button>
        </Result>
      )}
      {resubscribe.isSuccess && <Result game={game} title={t("game.undone")} text={t("game.undoneText")} />}
      {failure !== null && <ProblemAlert failure={failure} />}
    </MailPage>
  );
}

interface ResultProps {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Result({ game, title, text, children }: ResultProps) {
  const t = useTranslations("account.unsubscribe.game");
  const action = (
    <>
      {children}
      <Button asChild>
        <Link href={`/games/${game}`}>{t("toGame")}</Link>
      </Button>
    </>
  );
  return (
    <Alert kind="success" title={title} action={action}>
      {text}
    </Alert>
  );
}
