"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { FileDrop } from "./file-drop.tsx";
import { GameVerificationResult } from "./game-verification-result.tsx";
import { useGameVerification } from "./use-game-verification.ts";

/** Verifies the log of a game in the browser; nothing is sent. */
export function VerifyGamePage() {
  const t = useTranslations("game-files.verify");
  const { verification, verify } = useGameVerification();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      <FileDrop label={t("file")} hint={t("fileHint")} onChoose={verify} />
      <GameVerificationResult verification={verification} />
      <Section title={t("proves.title")}>
        <p>{t("proves.yes")}</p>
        <p>{t("proves.no")}</p>
        <p>
          <Link href="/help/verify-a-game">{t("proves.more")}</Link>
        </p>
        <Text as="p" spaced>
          <Link href="/games/import">{t("proves.import")}</Link>
        </Text>
      </Section>
    </PageShell>
  );
}
