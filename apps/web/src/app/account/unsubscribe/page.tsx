import { getTranslations } from "next-intl/server";
import { UnsubscribePage } from "../../../features/account/mail-links/unsubscribe-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("unsubscribe.title") };
}

export default function UnsubscribeRoute() {
  return <UnsubscribePage />;
}
