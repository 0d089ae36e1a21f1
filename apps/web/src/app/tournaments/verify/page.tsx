import { getTranslations } from "next-intl/server";
import { VerifyPage } from "../../../features/tournaments/verify/verify-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-files.verify"))("title") };
}

export default function VerifyRoute() {
  return (
    <PageMessages route="/tournaments/verify">
      <VerifyPage />
    </PageMessages>
  );
}
