import { getTranslations } from "next-intl/server";
import { NoticesPage } from "../../../features/account/notification-settings/notices-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("notices"))("title") };
}

export default function YourNoticesPage() {
  return <NoticesPage />;
}
