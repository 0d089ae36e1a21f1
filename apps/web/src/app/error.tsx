"use client";

import { useTranslations } from "next-intl";
import { PageShell } from "../components/layout/page-shell.tsx";
import { Button } from "../ui/buttons/button.tsx";
import { Title } from "../ui/typography/title.tsx";

/** A page that failed to render. The server has stored what was sent, so a reload loses nothing. */
export default function PageError({ reset }: { readonly error: Error; readonly reset: () => void }) {
  const t = useTranslations("common.broken");
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("text")} />
      <p>
        <Button primary onClick={reset}>
          {t("again")}
        </Button>
      </p>
    </PageShell>
  );
}
