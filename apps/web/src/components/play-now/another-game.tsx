"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { Ruleset } from "../../lib/api-client/types.ts";
import { useRulesets } from "../../lib/queries/games/use-games.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import styles from "./another-game.module.css";
import { PlayForm } from "./play-form.tsx";
import { usePlayNow } from "./use-play-now.ts";

interface AnotherGameProps {
  /** The ruleset that was just played: the next one in the list comes first. */
  readonly after?: string;
}

/** One click starts a game of any ruleset against bots. */
export function AnotherGame({ after }: AnotherGameProps) {
  const t = useTranslations("lobby.landing");
  const labelId = useId();
  const playNow = usePlayNow();
  const rulesets = useRulesets().data ?? [];
  const isStarting = playNow.isPending || playNow.isSuccess;
  return (
    // biome-ignore lint/a11y/useSemanticElements: forms that each start a game.
    <div role="group" aria-labelledby={labelId} className={styles.another}>
      <p id={labelId}>{t(isStarting ? "playing" : "another")}</p>
      <div className={styles.buttons}>
        {fromNext(rulesets, after).map((ruleset) => (
          <PlayForm key={ruleset.id} onPlay={() => playNow.mutate(ruleset)}>
            <PlayButton ruleset={ruleset} isStarting={isStarting} />
          </PlayForm>
        ))}
      </div>
      {playNow.isError && <ProblemAlert failure={playNow.error} />}
    </div>
  );
}

function PlayButton({ ruleset, isStarting }: { readonly ruleset: Ruleset; readonly isStarting: boolean }) {
  const t = useTranslations("lobby.landing");
  const cover = coverOf(ruleset.id);
  const game = cover.title(useTranslate(cover.messages));
  return (
    <Button type="submit" disabled={isStarting} aria-label={t("playGame", { game })}>
      {game}
    </Button>
  );
}

/** All of them, beginning with the one after a ruleset. */
function fromNext(rulesets: readonly Ruleset[], after: string | undefined): readonly Ruleset[] {
  const next = rulesets.findIndex(({ id }) => id === after) + 1;
  return [...rulesets.slice(next), ...rulesets.slice(0, next)];
}
