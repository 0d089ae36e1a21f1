import { getTranslations } from "next-intl/server";
import { AdminGamesPage } from "../../../features/admin/games/games-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("games.title") };
}

export default function AdminGamesRoute() {
  return (
    <PageMessages route="/admin/games">
      <AdminGamesPage />
    </PageMessages>
  );
}
