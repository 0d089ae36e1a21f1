import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ArchiveMonth } from "../../lib/api-client/types.ts";
import { ArchiveMonths } from "./archive-months.tsx";

const october = { month: "2026-10", games: 1, bytes: 2_340_000, sha256: "a".repeat(64) };
const september = { month: "2026-09", games: 12, bytes: 4_500, sha256: "b".repeat(64) };

async function listWith(months: readonly ArchiveMonth[] | undefined, locale: "en" | "fr" = "en"): Promise<string> {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesOf(locale)} timeZone="America/New_York">
      <ArchiveMonths months={months} />
    </NextIntlClientProvider>,
  );
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");

describe("the monthly files", () => {
  it("lists the monthly files with their games, sizes and checksums", async () => {
    const text = textOf(await listWith([october, september]));
    expect(text).toContain(`|October 2026|1 game · 2.3 MB|SHA-256: |${october.sha256}|Download|`);
    expect(text).toContain(`|September 2026|12 games · 4.5 kB|SHA-256: |${september.sha256}|Download|`);
  });

  it("does so in French", async () => {
    const text = textOf(await listWith([october], "fr")).replaceAll(/[\u00a0\u202f]/g, " ");
    expect(text).toContain(`|octobre 2026|1 partie · 2,3 Mo|SHA-256 : |${october.sha256}|Télécharger|`);
  });

  it("links each file, and says how to compare its checksum", async () => {
    const markup = await listWith([october, september]);
    expect(markup).toContain('href="/v1/archive/months/2026-10"');
    expect(markup).toContain('aria-label="Download September 2026"');
    expect(markup).toContain("<code>sha256sum seneschal-2026-10.ndjson.gz</code>");
  });

  it("says that there is no file yet", async () => {
    const text = textOf(await listWith([]));
    expect(text).toContain("|No monthly files yet|");
    expect(text).not.toContain("sha256sum");
  });

  it("says that the files cannot be listed", async () => {
    const text = textOf(await listWith(undefined));
    expect(text).toContain("|The files cannot be listed at the moment. Try again later.|");
    expect(text).not.toContain("No monthly files yet");
  });
});
