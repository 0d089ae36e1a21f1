import { getTranslations } from "next-intl/server";
import { AccessTokensPage } from "../../../features/account/access/access-tokens-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("access"))("tokens.title") };
}

export default function AccessTokensRoute() {
  return (
    <PageMessages route="/account/tokens">
      <AccessTokensPage />
    </PageMessages>
  );
}
