import { getTranslations } from "next-intl/server";
import { ImportPage } from "../../../features/tournaments/importing/import-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-files.import"))("title") };
}

export default function ImportRoute() {
  return <ImportPage />;
}
