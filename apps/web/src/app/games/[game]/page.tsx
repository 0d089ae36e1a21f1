import { gameMetadata } from "../../metadata/game-metadata.ts";
import { GamePage } from "./game-page.tsx";

interface RouteProps {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return gameMetadata((await params).game);
}

export default async function GameRoute({ params }: RouteProps) {
  return <GamePage id={(await params).game} />;
}
