"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useWords } from "../../boards/words.ts";
import { Button } from "../../ui/button.tsx";
import { Leaf } from "../../ui/section.tsx";
import { Chronicle } from "../chronicle/chronicle.tsx";
import { undoneVersions } from "../chronicle/rounds.ts";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { OpenedDiaries } from "../notes/opened-diaries.tsx";
import { AtTheTable } from "../seats/at-the-table.tsx";
import { SeatHistory } from "../seats/seat-history.tsx";
import { PageShell } from "../site/page-shell.tsx";
import { usePageTitle } from "../site/page-title.ts";
import { TalkPanel } from "../talk/talk-panel.tsx";
import { TournamentOfGame } from "../tournament/tournament-of-game.tsx";
import { PlayAgain } from "./play-again.tsx";
import { sceneOf } from "./scene-of.ts";
import { TableFoot } from "./table-foot.tsx";
import { TableHeading } from "./table-heading.tsx";
import type { TableParts } from "./table-parts.ts";
import { TableWhere } from "./table-where.tsx";

/** The end: who won, where every coin came from, and what to do next. */
export function FinishedTable({ game, people, steps, position, board }: TableParts) {
  const say = useTranslations("table");
  const words = useWords(board.messages);
  const scene = useMemo(
    () => ({ ...sceneOf(position, people, []), yourSeat: game.yourSeat, choices: [] }),
    [position, people, game.yourSeat],
  );
  const facts = useMemo(() => {
    const undone = undoneVersions(steps);
    return steps.filter(({ version }) => !undone.has(version)).flatMap((step) => step.facts);
  }, [steps]);
  usePageTitle(`${board.heading(words, scene).title} · ${say("site")}`);

  return (
    <PageShell
      className="tablepage"
      version={position.version}
      where={<TableWhere board={board} game={game} view={scene.view} />}
    >
      <board.Board
        scene={scene}
        selected={null}
        heading={
          <>
            <TableHeading board={board} scene={scene} isPast={false} />
            <Leaf title={say("over.title")} className="result">
              <board.Summary scene={scene} facts={facts} />
              {game.tournament !== null && (
                <p>
                  <TournamentOfGame game={game} />
                </p>
              )}
              <div className="go">
                <Button main asChild>
                  <Link href={`/games/${game.id}/replay`}>{say("over.watch")}</Link>
                </Button>
                <PlayAgain game={game} />
              </div>
            </Leaf>
          </>
        }
        leaf={null}
        chronicle={
          <>
            <TalkPanel game={game} />
            <NotesPanel game={game} version={position.version} />
            <OpenedDiaries game={game} />
            <SeatHistory game={game} />
            <AtTheTable game={game} people={people} />
            <Chronicle
              ruleset={game.ruleset}
              board={board}
              steps={steps}
              people={people}
              yourSeat={game.yourSeat}
              aside={say("chronicle.aside")}
              addressOf={(version) => `/games/${game.id}/replay?at=${version}`}
            />
            <TableFoot game={game} />
          </>
        }
      />
    </PageShell>
  );
}
