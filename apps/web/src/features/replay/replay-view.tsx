"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { RulesetBoard } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import { useWords } from "../../boards/words.ts";
import { OrderOfPlay } from "../../components/board-page/order-of-play.tsx";
import { TableFoot } from "../../components/board-page/table-foot.tsx";
import { TableWhere } from "../../components/board-page/table-where.tsx";
import { toBoardModel } from "../../components/board-page/to-board-model.ts";
import { Chronicle } from "../../components/chronicle/chronicle.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { OpenedDiaries } from "../../components/notes/opened-diaries.tsx";
import { AtTheTable } from "../../components/seats/at-the-table.tsx";
import { markedPeopleOf } from "../../components/seats/people.ts";
import { winnersOf } from "../../components/seats/winners.ts";
import type { Game, Replay } from "../../lib/api-client/types.ts";
import { LiveRegion } from "../../ui/live-region.tsx";
import { Title } from "../../ui/title.tsx";
import { ScoreChartSection } from "./chart/score-chart-section.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayLink } from "./replay-link.tsx";
import { framesOf, isOver, placeOf, talliesOf, ticksOf } from "./state/frames.ts";
import { useAutoplay } from "./state/use-autoplay.ts";
import type { ReplayParams } from "./state/use-replay-params.ts";
import { useReplayShortcuts } from "./state/use-replay-shortcuts.ts";
import { StepPanel } from "./step-panel.tsx";
import { ViewpointMenu } from "./viewpoint-menu.tsx";

interface ReplayTableProps {
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly replay: Replay;
  readonly people: readonly Person[];
  readonly address: ReplayParams;
}

/** The table as it stood after a step. No gold: nothing can be chosen here. */
export function ReplayView({ game, board, replay, people, address }: ReplayTableProps) {
  const t = useTranslations("replay");
  const format = useFormatter();
  const tGame = useWords(board.messages);
  const marked = markedPeopleOf(game, useWords("common"));
  const frames = useMemo(() => framesOf(replay, board, tGame), [replay, board, tGame]);
  const ticks = useMemo(() => ticksOf(frames), [frames]);
  const tallies = useMemo(() => talliesOf(frames), [frames]);
  const last = frames.length - 1;
  const place = address.at === null ? 0 : placeOf(frames, address.at);
  const frame = frames[place];
  const yourSeat = typeof replay.audience === "number" ? replay.audience : null;

  const goTo = (to: number) => {
    const version = frames[Math.min(Math.max(to, 0), last)]?.step.version;
    if (version !== undefined) address.goTo({ at: version });
  };
  const autoplay = useAutoplay(place, last, goTo);
  useReplayShortcuts({ place, last, ticks, goTo, toggle: autoplay.toggle });
  usePageTitle(`${t("title", { name: game.name })} · ${t("site")}`);

  if (frame === undefined) return null;
  const model = toBoardModel({ ...frame.step, audience: replay.audience }, people, [frame.step]);
  const winners = winnersOf(game).map(({ seat }) => marked[seat]?.name ?? "");
  const over = game.finishedAt !== null && winners.length > 0;
  const sub = over
    ? t("finished", {
        date: format.dateTime(new Date(game.finishedAt ?? ""), { day: "numeric", month: "long" }),
        names: format.list(winners),
      })
    : t("running");

  return (
    <PageShell
      className="tablepage"
      where={<TableWhere board={board} game={game} view={frame.step.view} />}
      foot={
        <ReplayBar
          frames={frames}
          ticks={ticks}
          place={place}
          game={game}
          people={people}
          audience={replay.audience}
          autoplay={autoplay}
          onGo={goTo}
          onLook={(as) => address.goTo({ as, at: frame.step.version })}
        />
      }
    >
      <board.Board
        model={model}
        selected={null}
        heading={
          <>
            <Title title={t("title", { name: game.name })} sub={sub} seat={winnersOf(game)[0]?.seat ?? yourSeat}>
              <OrderOfPlay turns={board.order(model)} people={people} yourSeat={null} isPast />
              <ViewpointMenu
                game={game}
                people={people}
                audience={replay.audience}
                onLook={(as) => address.goTo({ as, at: frame.step.version })}
              />
            </Title>
            <LiveRegion>{autoplay.isPlaying ? "" : t("announced", { number: place + 1, count: last + 1 })}</LiveRegion>
          </>
        }
        leaf={
          <div className="leafplace">
            <StepPanel
              frame={frame}
              place={place}
              count={last + 1}
              game={game}
              board={board}
              people={people}
              yourSeat={yourSeat}
            />
            <OpenedDiaries game={game} at={frame.step.version} />
            <ScoreChartSection tallies={tallies} moment={frame.moment} people={people} isOver={isOver(frames)} />
          </div>
        }
        chronicle={
          <>
            <AtTheTable game={game} people={people} />
            <Chronicle
              ruleset={game.ruleset}
              board={board}
              steps={replay.steps}
              people={people}
              yourSeat={yourSeat}
              here={frame.step.version}
              aside={t("chooseLine")}
              addressOf={(version) => `/games/${game.id}/replay?at=${version}`}
              onGo={(version) => address.goTo({ at: version })}
            />
            <p className="onphones">
              <ReplayLink game={game} at={frame.step.version} audience={replay.audience} />
            </p>
            <TableFoot game={game} />
          </>
        }
      />
    </PageShell>
  );
}
