"use client";

import { useTranslations } from "next-intl";
import { PageShell } from "../components/layout/page-shell.tsx";
import { Button } from "../ui/button.tsx";
import { Title } from "../ui/title.tsx";

/** A page that broke: what was sent is kept by the house, so looking again loses nothing. */
export default function PageError({ reset }: { readonly error: Error; readonly reset: () => void }) {
  const say = useTranslations("common.broken");
  return (
    <PageShell className="page narrow">
      <Title title={say("title")} sub={say("text")} />
      <p>
        <Button main onClick={reset}>
          {say("again")}
        </Button>
      </p>
    </PageShell>
  );
}
