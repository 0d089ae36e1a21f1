import { getTranslations } from "next-intl/server";
import { SetupPage } from "../../features/setup/setup-page.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("setup.title") };
}

export default function SetupRoute() {
  return (
    <PageMessages route="/setup">
      <SetupPage />
    </PageMessages>
  );
}
