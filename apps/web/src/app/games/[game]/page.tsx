import { GamePage } from "./game-page.tsx";

export default async function GameRoute({ params }: { readonly params: Promise<{ game: string }> }) {
  return <GamePage id={(await params).game} />;
}
