import { ReplayPage } from "../../../../features/replay/replay-page.tsx";
import { replayMetadata } from "../../../metadata/game-metadata.ts";

interface RouteProps {
  readonly params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  return replayMetadata((await params).game);
}

export default async function ReplayRoute({ params }: RouteProps) {
  return <ReplayPage id={(await params).game} />;
}
