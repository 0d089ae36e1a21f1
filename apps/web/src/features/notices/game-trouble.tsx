"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Title } from "../../ui/title.tsx";
import { PageShell } from "../site/page-shell.tsx";
import { isNowhere } from "./is-nowhere.ts";
import { ProblemNotice } from "./problem-notice.tsx";

/** In place of a game: it is on its way, it does not exist, or it cannot be fetched. */
export function GameTrouble({ failure }: { readonly failure: Error | null }) {
  const say = useTranslations("common");
  if (failure === null) {
    return (
      <PageShell className="page">
        <Loading label={say("loading")} height="60vh" />
      </PageShell>
    );
  }
  const isMissing = isNowhere(failure);
  return (
    <PageShell className="page narrow">
      {isMissing ? (
        <Title title={say("problems.not-found.title")} sub={say("problems.not-found.text")} />
      ) : (
        <ProblemNotice failure={failure} />
      )}
      <p>
        <Button main={isMissing} asChild>
          <Link href="/">{say("notFound.back")}</Link>
        </Button>
      </p>
    </PageShell>
  );
}
