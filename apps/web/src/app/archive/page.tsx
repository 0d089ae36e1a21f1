import { getTranslations } from "next-intl/server";
import { ArchivePage } from "../../features/archive/archive-page.tsx";
import { serverClient } from "../../lib/queries/prefetch/server-client.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("archive"))("title") };
}

export default async function ArchiveRoute() {
  return <ArchivePage months={await archiveMonths()} />;
}

/** `undefined` if the API does not answer. */
async function archiveMonths() {
  const client = await serverClient();
  return client.GET("/v1/archive/months").then(
    ({ data }) => data?.months,
    () => undefined,
  );
}
