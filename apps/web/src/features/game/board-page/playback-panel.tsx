"use client";

import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ChronicleLine } from "../../../components/chronicle/chronicle-line.tsx";
import { ChronicleList } from "../../../components/chronicle/chronicle-list.tsx";
import { roundsOf } from "../../../components/chronicle/rounds.ts";
import { toldEntries } from "../../../components/chronicle/told-entries.ts";
import type { GameStep } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** The step that is played back, in the words of the chronicle. */
export function PlaybackPanel() {
  const { step, place, missed, stop } = useTurn().playback;
  const t = useTranslations("game-page.playback");
  if (step === null) return null;
  return (
    <FramedSection title={t("step", { number: place + 1, count: missed.length })}>
      <StepLines step={step} />
      <ButtonRow>
        <StepButtons />
        <Button primary onClick={stop}>
          {t("stop")}
        </Button>
      </ButtonRow>
    </FramedSection>
  );
}

function StepButtons() {
  const { place, missed, isPaused, go, setPaused } = useTurn().playback;
  const t = useTranslations("game-page.playback");
  return (
    <>
      <Button disabled={place === 0} onClick={() => go(-1)}>
        <Icon name="prev" label={t("previous")} />
      </Button>
      <Button onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? "play" : "pause"} label={t(isPaused ? "resume" : "pause")} />
      </Button>
      <Button disabled={place === missed.length - 1} onClick={() => go(1)}>
        <Icon name="next" label={t("next")} />
      </Button>
    </>
  );
}

function StepLines({ step }: { readonly step: GameStep }) {
  const { game, people, board } = useGameContext();
  const tGame = useTranslate(board.messages);
  const tPage = useTranslate("game-page");
  const reader = { people, yourSeat: game.yourSeat };
  const rounds = roundsOf([step], (one) => toldEntries(one, board, { tGame, tPage }, reader));
  return (
    <ChronicleList>
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
  );
}
