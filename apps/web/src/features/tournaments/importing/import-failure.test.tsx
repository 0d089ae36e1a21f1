import { tournaments } from "@seneschal/schema";
import englishCommon from "@seneschal/wording/messages/en/common.json" with { type: "json" };
import english from "@seneschal/wording/messages/en/tournament-files.json" with { type: "json" };
import frenchCommon from "@seneschal/wording/messages/fr/common.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournament-files.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ImportFailure } from "./import-failure.tsx";

const languages = {
  en: { "tournament-files": english, common: englishCommon },
  fr: { "tournament-files": french, common: frenchCommon },
};

const problem = { code: "malformed-request", status: 400, type: "", title: "", detail: "", instance: "" };

function shown(locale: keyof typeof languages, more: object): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={languages[locale]}>
      <ImportFailure file="open.trf" failure={{ ...problem, ...more }} />
    </NextIntlClientProvider>,
  );
}

const withFault = (lineFault: object) => ({ errors: [{ path: "body/file", message: "", lineFault }] });
const values = { from: 92, to: 95, position: 97, player: 7, round: 2, name: "Ada", other: 3, max: 200, path: "pace" };

describe("a file that is not imported", () => {
  it("shows the line that is wrong, and why", () => {
    const fault = withFault({ line: 4, fault: "other-opponent", values: { round: 2, player: 7 } });
    expect(shown("en", fault)).toContain("Line 4: player 7 has another opponent in round 2.");
    expect(shown("fr", fault)).toContain("Ligne 4\u00a0: le joueur 7 a un autre adversaire à la ronde 2.");
  });

  it.each([...tournaments.importFaults, ...tournaments.verificationFaults])("has a text for %s", (fault) => {
    for (const locale of ["en", "fr"] as const)
      expect(shown(locale, withFault({ line: 1, fault, values }))).not.toMatch(/tournament-files|\{/);
  });

  it("shows other problems as usual", () => {
    expect(shown("en", { code: "not-found" })).toContain("Game not found.");
  });
});
