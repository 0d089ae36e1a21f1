import { PlayerPage } from "../../../features/players/profile/player-page.tsx";
import { prefetchQueries } from "../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../lib/queries/prefetch/prefetched.tsx";

export default async function PlayerRoute({ params }: { readonly params: Promise<{ player: string }> }) {
  const account = decodeURIComponent((await params).player);
  const { player } = await prefetchQueries();
  return (
    <Prefetched queries={[player(account)]}>
      <PlayerPage account={account} />
    </Prefetched>
  );
}
