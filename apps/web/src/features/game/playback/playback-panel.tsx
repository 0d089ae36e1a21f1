"use client";

import { stepEntries } from "@seneschal/wording";
import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import { ChronicleLine } from "../../../components/chronicle/chronicle-line.tsx";
import { ChronicleList } from "../../../components/chronicle/chronicle-list.tsx";
import { roundsOf } from "../../../components/chronicle/rounds.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Leaf } from "../../../ui/section.tsx";
import type { Playback } from "./use-playback.ts";

interface PlaybackPanelProps {
  readonly playback: Playback;
  readonly board: RulesetBoard;
  readonly people: readonly Person[];
  readonly game: Game;
}

/** The step that is being played back, in the words of the chronicle. */
export function PlaybackPanel({ playback, board, people, game }: PlaybackPanelProps) {
  const t = useTranslations("table.playback");
  const tGame = useWords(board.messages);
  const tTable = useWords("table");
  const { step, place, missed, stop } = playback;
  if (step === null) return null;
  const rounds = roundsOf([step], (one) => stepEntries(one, board, tGame, tTable, { people, yourSeat: game.yourSeat }));
  return (
    <Leaf title={t("step", { number: place + 1, count: missed.length })}>
      <ol className="log">
        {rounds.flatMap(({ lines }) =>
          lines
            .toReversed()
            .map((line) => (
              <ChronicleLine
                key={line.key}
                line={line}
                ruleset={game.ruleset}
                isHere={false}
                address={`/games/${game.id}/replay?at=${line.version}`}
                onGo={undefined}
              />
            )),
        )}
      </ChronicleList>
      <div className="go">
        <Button main onClick={stop}>
          {t("stop")}
        </Button>
      </div>
    </Leaf>
  );
}
