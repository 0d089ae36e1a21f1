"use client";

import dynamic from "next/dynamic";
import { useMemo } from "react";
import type { Translate } from "../../boards/board.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import { GameLinks } from "../../components/board-page/game-links.tsx";
import { GameError } from "../../components/errors/game-error.tsx";
import { winnersOf } from "../../components/games/winners.ts";
import { OpenedDiaries } from "../../components/notes/opened-diaries.tsx";
import { markedPeopleOf, peopleOf } from "../../components/seats/people.ts";
import { PlayerList } from "../../components/seats/player-list.tsx";
import type { Game } from "../../lib/api-client/types.ts";
import { useGame } from "../../lib/queries/games/use-games.ts";
import { useReplay } from "../../lib/queries/games/use-position.ts";
import { ReplayView } from "./replay-view.tsx";
import { ReplayWithBoard } from "./replay-with-board.tsx";
import { useReplayContext } from "./state/replay-context.tsx";
import type { ReplayedGame } from "./state/replayed-game.ts";
import { useReplayParams } from "./state/use-replay-params.ts";
import { viewpointsOf } from "./state/viewpoints.ts";

const AnimationButton = dynamic(() =>
  import("../../components/sharing/animation-button.tsx").then((file) => file.AnimationButton),
);

const ReportLink = dynamic(() => import("../../components/sharing/report-link.tsx").then((file) => file.ReportLink), {
  loading: () => null,
});

/** A game step by step, from the point of view of any seat. */
export function ReplayPage({ id }: { readonly id: string }) {
  const params = useReplayParams();
  const game = useGame(id);
  const replay = useReplay(id, params.as);
  const tCommon = useTranslate("common");
  const people = useMemo(() => (game.data ? peopleOf(game.data, tCommon) : []), [game.data, tCommon]);

  if (game.data === undefined) return <GameError failure={game.error} />;
  const played = game.data;
  if (replay.isError) return <GameError failure={replay.error} />;
  const shown = { game: replayedGame(played, tCommon), replay: replay.data, people, params };
  return (
    <ReplayWithBoard ruleset={played.ruleset} {...shown}>
      <ReplayView
        besideStep={<DiariesOfStep game={played} />}
        players={<PlayerList game={played} people={people} />}
        animation={
          <>
            <AnimationAtStep game={played} />
            <ReportLink game={played} />
          </>
        }
        links={<GameLinks game={played} />}
      />
    </ReplayWithBoard>
  );
}

function replayedGame(game: Game, t: Translate): ReplayedGame {
  const people = markedPeopleOf(game, t);
  return {
    ...game,
    winners: winnersOf(game).map(({ seat }) => ({ seat, name: people[seat]?.name ?? "" })),
    viewpoints: viewpointsOf(game),
    isPrivate: game.visibility === "invitation",
    path: `/games/${game.id}/replay`,
  };
}

function DiariesOfStep({ game }: { readonly game: Game }) {
  const { frame } = useReplayContext();
  return <OpenedDiaries game={game} at={frame.step.version} />;
}

function AnimationAtStep({ game }: { readonly game: Game }) {
  const { frame } = useReplayContext();
  return <AnimationButton game={game} at={frame.step.version} />;
}
