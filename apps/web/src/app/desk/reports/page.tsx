import { getTranslations } from "next-intl/server";
import { DeskReportsPage } from "../../../features/admin/reports-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("reports.title") };
}

export default function ReportsOfTheDesk() {
  return <DeskReportsPage />;
}
