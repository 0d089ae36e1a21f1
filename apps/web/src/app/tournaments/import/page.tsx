import { getTranslations } from "next-intl/server";
import { ImportPage } from "../../../features/tournaments/importing/import-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-files.import"))("title") };
}

export default function ImportRoute() {
  return (
    <PageMessages route="/tournaments/import">
      <ImportPage />
    </PageMessages>
  );
}
