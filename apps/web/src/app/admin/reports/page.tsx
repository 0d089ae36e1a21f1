import { getTranslations } from "next-intl/server";
import { AdminReportsPage } from "../../../features/admin/reports/reports-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("reports.title") };
}

export default function AdminReportsRoute() {
  return (
    <PageMessages route="/admin/reports">
      <AdminReportsPage />
    </PageMessages>
  );
}
