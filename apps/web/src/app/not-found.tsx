"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageShell } from "../components/layout/page-shell.tsx";
import { Button } from "../ui/buttons/button.tsx";
import { Title } from "../ui/typography/title.tsx";

export default function NotFound() {
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
