import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { HelpPage } from "../../../features/help/help-page.tsx";
import { helpPageOf } from "../../../features/help/help-page-of.ts";
import { languageOf } from "../../../i18n/languages.ts";

interface RouteProps {
  readonly params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const page = await pageAt(params);
  return { title: page.title, description: page.introduction };
}

export default async function HelpPageRoute({ params }: RouteProps) {
  return <HelpPage {...(await pageAt(params))} />;
}

async function pageAt(params: RouteProps["params"]) {
  const page = helpPageOf((await params).page, languageOf(await getLocale()));
  return page ?? notFound();
}
