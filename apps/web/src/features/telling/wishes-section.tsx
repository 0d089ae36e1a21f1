"use client";

import { notices } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { NoticeKind, NoticeSettings } from "../../api/types.ts";
import { useChangeNotices, useNotices } from "../../api/use-telling.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/section.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";

const ways = ["immediate", "digest", "off"] as const;
type Way = (typeof ways)[number];
/** What cannot wait for a day. */
const waysOf = (kind: NoticeKind): readonly Way[] => (kind === "clock" ? ways.filter((way) => way !== "digest") : ways);

/** Each kind of thing: by mail, and on the devices. A choice counts at once. */
export function WishesSection({ hasAddress }: { readonly hasAddress: boolean }) {
  const say = useTranslations("notices.wishes");
  const settings = useNotices();
  const change = useChangeNotices();
  return (
    <Section title={say("title")}>
      <p className="quiet">{say(hasAddress ? "text" : "noAddress")}</p>
      {settings.isPending && <Loading label={say("title")} height="320px" />}
      {settings.isError && <ProblemNotice failure={settings.error} />}
      {settings.data && (
        <ul className="tellings">
          {notices.noticeKinds.map((kind) => (
            <Wish
              key={kind}
              kind={kind}
              settings={settings.data}
              hasAddress={hasAddress}
              onMail={(way) => change.mutate({ mail: { [kind]: way } })}
              onPush={(isOn) => change.mutate({ push: { [kind]: isOn } })}
            />
          ))}
        </ul>
      )}
      {change.isSuccess && <Notice kind="good" title={say("saved")} />}
      {change.isError && <ProblemNotice failure={change.error} />}
    </Section>
  );
}

interface WishProps {
  readonly kind: NoticeKind;
  readonly settings: NoticeSettings;
  readonly hasAddress: boolean;
  onMail(way: Way): void;
  onPush(isOn: boolean): void;
}

function Wish({ kind, settings: { mail, push }, hasAddress, onMail, onPush }: WishProps) {
  const say = useTranslations("notices");
  const id = useId();
  return (
    <li>
      <p id={id}>{say(`kinds.${kind}`)}</p>
      <label>
        <span className="quiet small">{say("wishes.mail")}</span>
        <select
          className="input"
          aria-describedby={id}
          disabled={!hasAddress}
          value={hasAddress ? mail[kind] : "off"}
          onChange={(event) => onMail(event.target.value as Way)}
        >
          {waysOf(kind).map((way) => (
            <option key={way} value={way}>
              {say(`wishes.${way}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="radio">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={push[kind]}
          onChange={(event) => onPush(event.target.checked)}
        />
        <span>{say("wishes.push")}</span>
      </label>
    </li>
  );
}
