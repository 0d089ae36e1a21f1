"use client";

import { gameOfScope } from "@seneschal/schema/form-checks";
import { unsubscribeScopes } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useUnsubscribe } from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { GameUnsubscribePage } from "./game-unsubscribe-page.tsx";
import { MailDone, MailPage, useTokenOfLink } from "./mail-page.tsx";

/** The page of a link that unsubscribes from one kind of e-mail, or from all e-mails about a game. */
export function UnsubscribePage() {
  const token = useTokenOfLink();
  const scope = token?.split(".")[1] ?? "";
  const game = gameOfScope(scope);
  if (token !== null && game !== undefined) return <GameUnsubscribePage token={token} game={game} />;
  return <KindUnsubscribePage token={token} kind={scope} />;
}

interface KindUnsubscribePageProps {
  /** `null` before it is read. */
  readonly token: string | null;
  readonly kind: string;
}

function KindUnsubscribePage({ token, kind }: KindUnsubscribePageProps) {
  const t = useTranslations("account.unsubscribe");
  const unsubscribe = useUnsubscribe();
  if (unsubscribe.isSuccess) return <MailDone page="unsubscribe" />;
  const ended = isEnded(kind) ? t(`kinds.${kind}`) : t("title");
  return (
    <MailPage title={ended} sub={t("text")} token={token}>
      <Button
        primary
        disabled={token === null || unsubscribe.isPending}
        onClick={() => unsubscribe.mutate(token ?? "")}
      >
        {t("action")}
      </Button>
      {unsubscribe.isError && <ProblemAlert failure={unsubscribe.error} />}
    </MailPage>
  );
}

const isEnded = (kind: string): kind is (typeof unsubscribeScopes)[number] =>
  unsubscribeScopes.some((one) => one === kind);
