"use client";

import { useTranslations } from "next-intl";
import { useChangeNotices, useNotices } from "../../api/use-account.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/section.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";

const ways = ["immediate", "digest", "off"] as const;

/** Whether and when the house writes that it is somebody's turn; a choice counts at once. */
export function NoticesSection() {
  const say = useTranslations("account.notices");
  const settings = useNotices();
  const change = useChangeNotices();
  return (
    <Section title={say("title")}>
      {settings.isPending && <Loading label={say("title")} height="120px" />}
      {settings.isError && <ProblemNotice failure={settings.error} />}
      {settings.data && (
        <fieldset className="field">
          <legend className="legend">{say("legend")}</legend>
          {ways.map((way) => (
            <label className="radio" key={way}>
              <input
                type="radio"
                name="turnMail"
                checked={settings.data.turnMail === way}
                onChange={() => change.mutate({ turnMail: way })}
              />
              <span>{say(way)}</span>
            </label>
          ))}
          <p className="hint">{say("hint")}</p>
        </fieldset>
      )}
      {change.isSuccess && <Notice kind="good" title={say("saved")} />}
      {change.isError && <ProblemNotice failure={change.error} />}
    </Section>
  );
}
