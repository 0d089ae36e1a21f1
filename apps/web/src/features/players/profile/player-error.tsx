"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageError } from "../../../components/errors/page-error.tsx";

/** In place of somebody who plays here: there is nobody, or they cannot be fetched. */
export function PlayerError({ failure }: { readonly failure: Error }) {
  const say = useTranslations("pace.player");
  return (
    <PageError failure={failure} title={say("missing")} text={say("missingText")}>
      <Link href="/leaderboards">{say("others")}</Link>
    </PageError>
  );
}
