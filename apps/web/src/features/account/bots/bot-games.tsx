"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { BotGamesQuery } from "../../../lib/api-client/requests/bot-requests.ts";
import type { Game, OwnBot } from "../../../lib/api-client/types.ts";
import { useBotGames } from "../../../lib/queries/account/use-bot-games.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { SubHeading } from "../../../ui/typography/sub-heading.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { BotGameItem } from "./bot-game-item.tsx";

/** More than a bot account plays at a time. */
const open = { state: "open", limit: 100 } as const satisfies BotGamesQuery;
const running = { state: "running", limit: 100 } as const satisfies BotGamesQuery;
const finished = { state: "finished", limit: 5 } as const satisfies BotGamesQuery;

/** The games of a bot account: those that are open or running, and the last that are finished. */
export function BotGames({ bot }: { readonly bot: OwnBot }) {
  const t = useTranslations("bots.games");
  const lists = {
    open: useBotGames(bot.account, open),
    running: useBotGames(bot.account, running),
    finished: useBotGames(bot.account, finished),
  };
  return (
    <>
      <GameList bot={bot} games={lists.running} title={t("running")} none={t("noneRunning")} />
      <GameList bot={bot} games={lists.open} title={t("open")} none={t("noneOpen")} />
      <GameList bot={bot} games={lists.finished} title={t("finished")} none={t("noneFinished")} />
    </>
  );
}

interface GameListProps {
  readonly bot: OwnBot;
  readonly games: UseQueryResult<{ readonly games: readonly Game[] }>;
  readonly title: string;
  /** What an empty list says. */
  readonly none: string;
}

function GameList({ bot, games, title, none }: GameListProps) {
  if (games.isPending) return <Loading label={title} height="60px" />;
  if (games.isError) return <ProblemAlert failure={games.error} />;
  const list = games.data.games;
  return (
    <>
      <SubHeading>{title}</SubHeading>
      {list.length === 0 ? (
        <Text as="p" muted small>
          {none}
        </Text>
      ) : (
        <ItemList aria-label={title}>
          {list.map((game) => (
            <BotGameItem key={game.id} bot={bot} game={game} />
          ))}
        </ItemList>
      )}
    </>
  );
}
