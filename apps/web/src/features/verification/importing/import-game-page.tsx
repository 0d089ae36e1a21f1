"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { FileDrop } from "../file-drop.tsx";
import { GameVerificationResult } from "../game-verification-result.tsx";
import { useGameVerification } from "../use-game-verification.ts";
import { ImportForm } from "./import-form.tsx";
import { OwnImports } from "./own-imports.tsx";

/** Takes the log of a game of another server: it is verified in the browser first, and sent when it is sound. */
export function ImportGamePage() {
  const t = useTranslations("game-files.import");
  const tName = useTranslations("lobby.name");
  const session = useSession();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {session.isPending && <Loading label={t("title")} height="320px" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {session.data === null && <GuestForm action={tName("continueAsGuest")} />}
      {session.data && <Importer />}
      <Section title={t("about.title")}>
        <p>{t("about.counts")}</p>
        <p>{t("about.proves")}</p>
        <p>
          <Link href="/games/verify">{t("about.verify")}</Link>
        </p>
      </Section>
      {/* Their number is not known before: they are the last part, so that they move no other. */}
      {session.data && <OwnImports />}
    </PageShell>
  );
}

function Importer() {
  const t = useTranslations("game-files.import");
  const { verification, verify } = useGameVerification();
  const log = verification.type === "done" && verification.verification.isSound ? verification.verification : undefined;
  return (
    <>
      <FileDrop label={t("file")} hint={t("fileHint")} onChoose={verify} />
      {log === undefined && <GameVerificationResult verification={verification} />}
      {log !== undefined && log.ranking.length === 0 && <Alert kind="error" title={t("unfinished")} />}
      {log !== undefined && log.ranking.length > 0 && verification.type !== "none" && (
        <ImportForm key={log.head} file={verification.file} log={log} />
      )}
    </>
  );
}
