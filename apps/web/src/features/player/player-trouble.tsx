"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Title } from "../../ui/title.tsx";
import { isNowhere } from "../notices/is-nowhere.ts";
import { ProblemNotice } from "../notices/problem-notice.tsx";

/** In place of somebody who plays here: there is nobody, or they cannot be fetched. */
export function PlayerTrouble({ failure }: { readonly failure: Error }) {
  const say = useTranslations("pace.player");
  return (
    <>
      {isNowhere(failure) ? (
        <Title title={say("missing")} sub={say("missingText")} />
      ) : (
        <ProblemNotice failure={failure} />
      )}
      <p>
        <Link href="/leaderboards">{say("others")}</Link>
      </p>
    </>
  );
}
