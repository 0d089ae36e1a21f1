import { getTranslations } from "next-intl/server";
import { DeskAuditPage } from "../../../features/admin/audit-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("audit.title") };
}

export default function AuditOfTheDesk() {
  return <DeskAuditPage />;
}
