import { getLocale, getTranslations } from "next-intl/server";
import { ApiChangesPage } from "../../../features/help/api-changes-page.tsx";
import { languageOf } from "../../../i18n/languages.ts";
import { serverClient } from "../../../lib/queries/prefetch/server-client.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("help"))("changes.title") };
}

export default async function ApiChangesRoute() {
  return <ApiChangesPage versions={await versionsIn(languageOf(await getLocale()))} />;
}

/** `undefined` if the API does not answer. */
async function versionsIn(language: "en" | "fr") {
  const client = await serverClient();
  const answer = client.GET("/v1/changelog", { params: { query: { language } } });
  return answer.then(
    ({ data }) => data?.versions,
    () => undefined,
  );
}
