"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { useVerification } from "./use-verification.ts";
import { VerificationResult } from "./verification-result.tsx";

/** Verifies the file of a tournament in the browser; nothing is sent. */
export function VerifyPage() {
  const t = useTranslations("tournament-files.verify");
  const { verification, verify } = useVerification();
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      <Field label={t("file")} hint={t("fileHint")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="file"
            accept=".jsonl,application/jsonl"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen !== undefined) void verify(chosen);
            }}
          />
        )}
      </Field>
      <VerificationResult verification={verification} />
      <Text muted>{t("meaning")}</Text>
      <p>
        <Link href="/tournaments">{t("back")}</Link>
      </p>
    </PageShell>
  );
}
