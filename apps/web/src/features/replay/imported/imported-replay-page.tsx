"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useImportedGame, useImportedReplay } from "../../../lib/queries/use-imports.ts";
import { ReplayView } from "../replay-view.tsx";
import { ReplayWithBoard } from "../replay-with-board.tsx";
import { useReplayParams } from "../state/use-replay-params.ts";
import { AboutImport } from "./about-import.tsx";
import { ImportError } from "./import-error.tsx";
import { ImportLinks } from "./import-links.tsx";
import { ImportNotice } from "./import-notice.tsx";
import { ImportedPlayers } from "./imported-players.tsx";
import { importedPeople, replayedImport } from "./replayed-import.ts";

/** A game of another server, step by step. */
export function ImportedReplayPage({ id }: { readonly id: string }) {
  const t = useTranslations("game-files.imported");
  const tCommon = useTranslate("common");
  const params = useReplayParams();
  const { data: game, error } = useImportedGame(id);
  const replay = useImportedReplay(id, params.as);
  const people = useMemo(
    () => (game ? importedPeople(game, tCommon, (seat) => t("player", { seat: seat + 1 })) : []),
    [game, tCommon, t],
  );
  if (game === undefined) return <ImportError failure={error} />;
  if (replay.isError) return <ImportError failure={replay.error} />;
  const shown = { game: replayedImport(game, people, t("nameless")), replay: replay.data, people, params };
  return (
    <ReplayWithBoard ruleset={game.ruleset} {...shown}>
      <ReplayView
        notice={<ImportNotice game={game} />}
        besideStep={<AboutImport game={game} />}
        players={<ImportedPlayers game={game} people={people} />}
        links={<ImportLinks game={game} />}
      />
    </ReplayWithBoard>
  );
}
