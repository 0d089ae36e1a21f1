import { getTranslations } from "next-intl/server";
import { AdminGamesPage } from "../../../features/admin/games/games-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("games.title") };
}

export default function AdminGamesRoute() {
  return <AdminGamesPage />;
}
