import { GamePage } from "./game-page.tsx";

export default async function TablePage({ params }: { readonly params: Promise<{ game: string }> }) {
  return <GamePage id={(await params).game} />;
}
