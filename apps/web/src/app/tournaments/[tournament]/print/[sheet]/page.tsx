import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PrintPage } from "../../../../../features/tournaments/print/print-page.tsx";
import { sheetNames } from "../../../../../features/tournaments/print/sheets.ts";
import { PageMessages } from "../../../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("club-evening"))("print.title") };
}

interface PrintRouteProps {
  readonly params: Promise<{ tournament: string; sheet: string }>;
}

export default async function PrintRoute({ params }: PrintRouteProps) {
  const { tournament, sheet: wanted } = await params;
  const sheet = sheetNames.find((name) => name === wanted);
  if (sheet === undefined) notFound();
  return (
    <PageMessages route="/tournaments/[tournament]/print/[sheet]">
      <PrintPage tournament={tournament} sheet={sheet} />
    </PageMessages>
  );
}
