import { getTranslations } from "next-intl/server";
import { DeskGamesPage } from "../../../features/admin/games-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("games.title") };
}

export default function GamesOfTheDesk() {
  return <DeskGamesPage />;
}
