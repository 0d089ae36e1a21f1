"use client";

import { notices } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import type { NoticeKind } from "../../../lib/api-client/types.ts";
import { Mark } from "../../../ui/mark.tsx";

interface KindChecksProps {
  readonly kinds: readonly NoticeKind[];
  readonly wrong?: string | undefined;
  /** A change is on its way: the next one would undo it. */
  readonly isBusy?: boolean;
  onChange(kinds: readonly NoticeKind[]): void;
}

/** Of what an address is told. */
export function KindChecks({ kinds, wrong, isBusy = false, onChange }: KindChecksProps) {
  const say = useTranslations("notices");
  return (
    <fieldset className="field" disabled={isBusy}>
      <legend className="legend">{say("webhooks.kinds")}</legend>
      {notices.noticeKinds.map((kind) => (
        <label className="radio" key={kind}>
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind))
            }
          />
          <span>{say(`kinds.${kind}`)}</span>
        </label>
      ))}
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          <Mark name="warning" /> {wrong}
        </p>
      )}
    </fieldset>
  );
}
