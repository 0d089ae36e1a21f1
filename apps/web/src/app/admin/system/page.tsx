import { getTranslations } from "next-intl/server";
import { AdminSystemPage } from "../../../features/admin/system/system-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("system.title") };
}

export default function AdminSystemRoute() {
  return (
    <PageMessages route="/admin/system">
      <AdminSystemPage />
    </PageMessages>
  );
}
