import { getTranslations } from "next-intl/server";
import { ImportGamePage } from "../../../features/verification/importing/import-game-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("game-files.import"))("title") };
}

export default function ImportGameRoute() {
  return (
    <PageMessages route="/games/import">
      <ImportGamePage />
    </PageMessages>
  );
}
