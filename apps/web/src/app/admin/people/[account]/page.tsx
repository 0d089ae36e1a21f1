import { getTranslations } from "next-intl/server";
import { AdminPersonPage } from "../../../../features/admin/people/person-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("person.title") };
}

export default async function AdminPersonRoute({ params }: { readonly params: Promise<{ account: string }> }) {
  return <AdminPersonPage account={decodeURIComponent((await params).account)} />;
}
