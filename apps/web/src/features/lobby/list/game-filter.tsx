"use client";

import { useTranslations } from "next-intl";
import { drawnCovers } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import styles from "./game-filter.module.css";
import { type Speed, speeds } from "./speed.ts";

export interface RulesetFilter {
  /** Only games of this ruleset are listed; missing: of all. */
  readonly ruleset: Ruleset["id"] | undefined;
}

export interface GameFilter extends RulesetFilter {
  /** Only games with such a time control are listed; missing: with any. */
  readonly speed: Speed | undefined;
}

interface GameFilterPickerProps {
  readonly filter: GameFilter;
  onPick(filter: GameFilter): void;
}

/** Which games the lists of the lobby show. */
export function GameFilterPicker({ filter, onPick }: GameFilterPickerProps) {
  const t = useTranslations("lobby.filter");
  return (
    <p className={styles.filter}>
      <label>
        {t("label")}{" "}
        <select
          value={filter.ruleset ?? ""}
          onChange={({ target: { value } }) =>
            onPick({ ...filter, ruleset: value === "" ? undefined : (value as Ruleset["id"]) })
          }
        >
          <option value="">{t("all")}</option>
          {drawnCovers.map((cover) => (
            <RulesetOption key={cover.id} {...cover} />
          ))}
        </select>
      </label>{" "}
      <label>
        {t("speed")}{" "}
        <select
          value={filter.speed ?? ""}
          onChange={({ target: { value } }) => onPick({ ...filter, speed: speeds.find((speed) => speed === value) })}
        >
          <option value="">{t("anySpeed")}</option>
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {t(`speeds.${speed}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

function RulesetOption({ id, messages, title }: (typeof drawnCovers)[number]) {
  return <option value={id}>{title(useTranslate(messages))}</option>;
}
