import { getTranslations } from "next-intl/server";
import { DeskReportsPage } from "../../../features/desk/reports-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("reports.title") };
}

export default function ReportsOfTheDesk() {
  return <DeskReportsPage />;
}
