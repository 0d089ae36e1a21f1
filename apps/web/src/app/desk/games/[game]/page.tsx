import { getTranslations } from "next-intl/server";
import { DeskGamePage } from "../../../../features/admin/game-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("game.title") };
}

export default async function GameOfTheDesk({ params }: { readonly params: Promise<{ game: string }> }) {
  return <DeskGamePage game={decodeURIComponent((await params).game)} />;
}
