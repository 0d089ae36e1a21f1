import { getTranslations } from "next-intl/server";
import { AdminGamePage } from "../../../../features/admin/games/game-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("game.title") };
}

export default async function AdminGameRoute({ params }: { readonly params: Promise<{ game: string }> }) {
  return (
    <PageMessages route="/admin/games/[game]">
      <AdminGamePage game={decodeURIComponent((await params).game)} />
    </PageMessages>
  );
}
