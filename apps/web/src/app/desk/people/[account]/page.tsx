import { getTranslations } from "next-intl/server";
import { DeskPersonPage } from "../../../../features/admin/person-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("person.title") };
}

export default async function PersonOfTheDesk({ params }: { readonly params: Promise<{ account: string }> }) {
  return <DeskPersonPage account={decodeURIComponent((await params).account)} />;
}
