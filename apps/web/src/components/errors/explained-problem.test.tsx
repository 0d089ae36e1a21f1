import { NextIntlClientProvider } from "next-intl";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { ExplainedProblem } from "./explained-problem.tsx";

it.each([
  ["en", "Your session has expired."],
  ["fr", "Votre session a expiré."],
])("explains a problem with a text that is loaded for it, in the language %s", async (locale, title) => {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{}}>
      <ExplainedProblem failure={{ code: "not-signed-in", status: 401 }} />
    </NextIntlClientProvider>,
  );
  expect(await new Response(prelude).text()).toContain(title);
});
