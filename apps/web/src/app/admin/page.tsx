import { getTranslations } from "next-intl/server";
import { AdminHome } from "../../features/admin/layout/admin-home.tsx";
import { PageMessages } from "../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("nav.desk") };
}

export default function AdminRoute() {
  return (
    <PageMessages route="/admin">
      <AdminHome />
    </PageMessages>
  );
}
