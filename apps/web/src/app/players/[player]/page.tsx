import { firstPlayerGames } from "../../../features/players/profile/games/player-games-query.ts";
import { PlayerPage } from "../../../features/players/profile/player-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";
import { playerMetadata } from "../../metadata/player-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ player: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return playerMetadata(decodeURIComponent((await params).player));
}

export default async function PlayerRoute({ params }: RouteProps) {
  const account = decodeURIComponent((await params).player);
  const { player, playerGames, playerRatings, playerResults } = await prefetchQueries();
  return (
    <PageMessages route="/players/[player]">
      <Prefetched
        queries={[
          player(account),
          playerRatings(account),
          playerResults(account),
          playerGames(account, firstPlayerGames),
        ]}
      >
        <PlayerPage account={account} />
      </Prefetched>
    </PageMessages>
  );
}
