import { getTranslations } from "next-intl/server";
import { PlayerRatingsPage } from "../../../../features/players/ratings/player-ratings-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";
import { prefetchQueries } from "../../../../lib/queries/prefetch/prefetch-queries.ts";
import { Prefetched } from "../../../../lib/queries/prefetch/prefetched.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("ratings"))("title") };
}

export default async function PlayerRatingsRoute({ params }: { readonly params: Promise<{ player: string }> }) {
  const player = decodeURIComponent((await params).player);
  const { playerRatings, playerResults } = await prefetchQueries();
  return (
    <PageMessages route="/players/[player]/ratings">
      <Prefetched queries={[playerRatings(player), playerResults(player)]}>
        <PlayerRatingsPage player={player} />
      </Prefetched>
    </PageMessages>
  );
}
