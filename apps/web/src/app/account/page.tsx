import { getTranslations } from "next-intl/server";
import { PageMessages } from "../../i18n/page-messages.tsx";
import { AccountPage } from "./account-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("title") };
}

export default function AccountRoute() {
  return (
    <PageMessages route="/account">
      <AccountPage />
    </PageMessages>
  );
}
