import { HydrationBoundary } from "@tanstack/react-query";
import { cookies } from "next/headers";
import { storedIn, tipsCookie } from "../../../components/guide/stored-tips.ts";
import { TipsAtServer } from "../../../components/guide/tips-at-server.tsx";
import { TableMessages } from "../../../components/messages/table-messages.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchedGame } from "../../../lib/queries/prefetch/prefetched-game.ts";
import { gameMetadata } from "../../metadata/game-metadata.ts";
import { GamePage } from "./game-page.tsx";

interface RouteProps {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return gameMetadata((await params).game);
}

export default async function GameRoute({ params }: RouteProps) {
  const { game } = await params;
  const { data, hasBegun, isMissing } = await prefetchedGame(game);
  const tips = storedIn((await cookies()).get(tipsCookie)?.value);
  return (
    <PageMessages route={hasBegun ? "/games/[game] begun" : "/games/[game]"}>
      <HydrationBoundary state={data}>
        <TableMessages>
          <TipsAtServer value={tips}>
            <GamePage id={game} isMissing={isMissing} />
          </TipsAtServer>
        </TableMessages>
      </HydrationBoundary>
    </PageMessages>
  );
}
