import { PlayerPage } from "../../../features/players/profile/player-page.tsx";

export default async function PlayerRoute({ params }: { readonly params: Promise<{ player: string }> }) {
  return <PlayerPage account={decodeURIComponent((await params).player)} />;
}
