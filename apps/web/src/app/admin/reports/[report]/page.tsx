import { getTranslations } from "next-intl/server";
import { AdminReportPage } from "../../../../features/admin/reports/report-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("reports.title") };
}

export default async function AdminReportRoute({ params }: { readonly params: Promise<{ report: string }> }) {
  return (
    <PageMessages route="/admin/reports/[report]">
      <AdminReportPage report={decodeURIComponent((await params).report)} />
    </PageMessages>
  );
}
