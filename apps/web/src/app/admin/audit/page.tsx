import { getTranslations } from "next-intl/server";
import { AuditPage } from "../../../features/admin/audit/audit-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("audit.title") };
}

export default function AdminAuditRoute() {
  return (
    <PageMessages route="/admin/audit">
      <AuditPage />
    </PageMessages>
  );
}
