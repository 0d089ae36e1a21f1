import { getTranslations } from "next-intl/server";
import { UnsubscribePage } from "../../../features/account/profile/mail-pages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("unsubscribe.title") };
}

export default function UnsubscribePageRoute() {
  return <UnsubscribePage />;
}
