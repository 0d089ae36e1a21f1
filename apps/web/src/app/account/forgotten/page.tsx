import { getTranslations } from "next-intl/server";
import { ForgottenPasswordPage } from "../../../features/account/mail-links/mail-link-pages.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("forgotten.title") };
}

export default function AccountDeletedRoute() {
  return (
    <PageMessages route="/account/forgotten">
      <ForgottenPasswordPage />
    </PageMessages>
  );
}
