import { PlayerPage } from "../../../features/player/player-page.tsx";

export default async function Page({ params }: PageProps<"/players/[player]">) {
  return <PlayerPage account={decodeURIComponent((await params).player)} />;
}
