import { getTranslations } from "next-intl/server";
import { ConfirmEmailPage } from "../../../features/account/mail-links/mail-link-pages.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("confirm.title") };
}

export default function ConfirmEmailRoute() {
  return (
    <PageMessages route="/account/confirm">
      <ConfirmEmailPage />
    </PageMessages>
  );
}
