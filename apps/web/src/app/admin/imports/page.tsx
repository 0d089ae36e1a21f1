import { getTranslations } from "next-intl/server";
import { AdminImportsPage } from "../../../features/admin/imports/imports-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("imports.title") };
}

export default function AdminImportsRoute() {
  return (
    <PageMessages route="/admin/imports">
      <AdminImportsPage />
    </PageMessages>
  );
}
