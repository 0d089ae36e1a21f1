import { getTranslations } from "next-intl/server";
import { DeskReportPage } from "../../../../features/admin/report-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("reports.title") };
}

export default async function ReportOfTheDesk({ params }: { readonly params: Promise<{ report: string }> }) {
  return <DeskReportPage report={decodeURIComponent((await params).report)} />;
}
