import { PlayerPage } from "../../../features/players/profile/player-page.tsx";
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
  const { player, playerRatings, playerResults } = await prefetchQueries();
  return (
    <Prefetched queries={[player(account), playerRatings(account), playerResults(account)]}>
      <PlayerPage account={account} />
    </Prefetched>
  );
}
