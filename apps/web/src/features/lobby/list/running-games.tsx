"use client";

import { useTranslations } from "next-intl";
import { CompactList } from "../../../components/game-list/compact-list.tsx";
import { GameRow } from "../../../components/game-list/game-row.tsx";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { Section } from "../../../ui/layout/section.tsx";
import type { GameFilter } from "./game-filter.tsx";
import { lobbyLists } from "./lobby-lists.ts";
import { speedOf } from "./speed.ts";

interface RunningGamesProps extends GameFilter {
  readonly account: Account | null;
}

/** As many of each kind are listed. */
const listedMax = 10;

/** Public running games of other players, to watch; those of tournaments apart. */
export function RunningGames({ account, ruleset, speed }: RunningGamesProps) {
  const t = useTranslations("lobby.running");
  const running = useGames({ ...lobbyLists.running, ...(ruleset !== undefined && { ruleset }) });
  const others = (running.data?.games ?? []).filter(
    (game) => (account === null || game.yourSeat === null) && (speed === undefined || speedOf(game) === speed),
  );
  return (
    <>
      <Games title={t("title")} games={others.filter(({ tournament }) => tournament === null)} />
      <Games title={t("tournaments")} games={others.filter(({ tournament }) => tournament !== null)} />
    </>
  );
}

function Games({ title, games }: { readonly title: string; readonly games: readonly Game[] }) {
  if (games.length === 0) return null;
  return (
    <Section title={title}>
      <CompactList>
        {games.slice(0, listedMax).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </CompactList>
    </Section>
  );
}
