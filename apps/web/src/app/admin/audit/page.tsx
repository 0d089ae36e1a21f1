import { getTranslations } from "next-intl/server";
import { AuditPage } from "../../../features/admin/audit/audit-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("audit.title") };
}

export default function AdminAuditRoute() {
  return <AuditPage />;
}
