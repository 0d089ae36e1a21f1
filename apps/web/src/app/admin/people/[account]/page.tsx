import { getTranslations } from "next-intl/server";
import { AdminPersonPage } from "../../../../features/admin/people/person-page.tsx";
import { PageMessages } from "../../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("person.title") };
}

export default async function AdminPersonRoute({ params }: { readonly params: Promise<{ account: string }> }) {
  return (
    <PageMessages route="/admin/people/[account]">
      <AdminPersonPage account={decodeURIComponent((await params).account)} />
    </PageMessages>
  );
}
