import { getTranslations } from "next-intl/server";
import { ResetPasswordPage } from "../../../features/account/mail-links/mail-link-pages.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("reset.title") };
}

export default function ResetPasswordRoute() {
  return (
    <PageMessages route="/account/reset">
      <ResetPasswordPage />
    </PageMessages>
  );
}
