"use client";

import { useTranslations } from "next-intl";
import { useRulesets } from "../../lib/queries/games/use-games.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import { PlayForm } from "./play-form.tsx";
import { usePlayNow } from "./use-play-now.ts";

/** Starts a guided game of a ruleset against Easy bots. */
export function PlayNowButton({ ruleset }: { readonly ruleset: string }) {
  const t = useTranslations("lobby.landing");
  const playNow = usePlayNow();
  const found = useRulesets().data?.find(({ id }) => id === ruleset);
  const isStarting = playNow.isPending || playNow.isSuccess;
  if (found === undefined) return null;
  return (
    <>
      <PlayForm onPlay={() => playNow.mutate(found)}>
        <Button primary type="submit" disabled={isStarting}>
          {t(isStarting ? "playing" : "playGuided")}
        </Button>
      </PlayForm>
      {playNow.isError && <ProblemAlert failure={playNow.error} />}
    </>
  );
}
