"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "../../ui/buttons/button.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { PageShell } from "../layout/page-shell.tsx";

/** What is shown at an address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations("common.notFound");
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("text")} />
      <p>
        <Button primary asChild>
          <Link href="/">{t("back")}</Link>
        </Button>
      </p>
    </PageShell>
  );
}
