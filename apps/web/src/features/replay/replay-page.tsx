"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useGame } from "../../api/use-games.ts";
import { useReplay } from "../../api/use-position.ts";
import { useWords } from "../../boards/words.ts";
import { Loading } from "../../ui/loading.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { peopleOf } from "../seats/people.ts";
import { PageShell } from "../site/page-shell.tsx";
import { ReplayTable } from "./replay-table.tsx";
import { useReplayAddress } from "./use-replay-address.ts";

/** A game step by step, from any seat's point of view. */
export function ReplayPage({ id }: { readonly id: string }) {
  const say = useTranslations("replay");
  const address = useReplayAddress();
  const game = useGame(id);
  const replay = useReplay(id, address.as);
  const commonWords = useWords("common");
  const people = useMemo(() => (game.data ? peopleOf(game.data, commonWords) : []), [game.data, commonWords]);

  if (game.data === undefined || replay.data === undefined) {
    const failure = game.error ?? replay.error;
    return (
      <PageShell className="page">
        {failure === null ? <Loading label={say("loading")} height="60vh" /> : <ProblemNotice failure={failure} />}
      </PageShell>
    );
  }
  return <ReplayTable game={game.data} replay={replay.data} people={people} address={address} />;
}
