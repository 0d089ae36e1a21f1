import { getTranslations } from "next-intl/server";
import { ConsentPage } from "../../../features/account/apps/consent-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("access"))("consent.title") };
}

export default function ConsentRoute() {
  return (
    <PageMessages route="/oauth/authorize">
      <ConsentPage />
    </PageMessages>
  );
}
