"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import { useState } from "react";
import { languageOf } from "../../i18n/languages.ts";
import { type AnimationStatus, useAnimation } from "../../lib/queries/games/use-animation.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import type { AnimationButtonProps } from "./animation-button.tsx";
import styles from "./animation-form.module.css";

const ranges = ["whole", "from", "upTo"] as const;
type Range = (typeof ranges)[number];

/** Which part of a game is animated, how far the drawing is, and the animation when it is ready. */
export function AnimationForm({ game, at }: AnimationButtonProps) {
  const t = useTranslations("sharing.animation");
  const language = languageOf(useLocale());
  const { resolvedTheme } = useTheme();
  const [range, setRange] = useState<Range>("whole");
  const [address, setAddress] = useState<string | null>(null);
  const animation = useAnimation(address);
  const isReady = animation.data?.state === "ready";
  const create = () => {
    const theme = resolvedTheme === "dark" ? "dark" : "light";
    setAddress(`/v1/games/${game.id}/animation.gif?language=${language}&theme=${theme}${rangeQuery(range, at)}`);
    if (animation.isError) void animation.refetch();
  };
  return (
    <>
      <p>{t("hint")}</p>
      {at !== undefined && (
        <Field label={t("range")}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={range}
              onChange={({ target }) => {
                setRange(ranges.find((one) => one === target.value) ?? "whole");
                setAddress(null);
              }}
            >
              {ranges.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {animation.isError && <ProblemAlert failure={animation.error} />}
      {address === null || animation.isError ? (
        <Button primary onClick={create}>
          {t("create")}
        </Button>
      ) : (
        <p role="status">{isReady ? t("ready") : <ProgressText status={animation.data} />}</p>
      )}
      {address !== null && isReady && (
        <>
          {/* biome-ignore lint/performance/noImgElement: an animation is shown as it is. */}
          <img
            className={styles.animation}
            src={address}
            alt={t("alt", { name: game.name })}
            width={600}
            height={315}
          />
          <Button asChild>
            <a href={address} download={`${game.name}.gif`}>
              {t("download")}
            </a>
          </Button>
        </>
      )}
    </>
  );
}

function rangeQuery(range: Range, at: number | undefined): string {
  if (at === undefined || range === "whole") return "";
  return range === "from" ? `&from=${at}` : `&to=${at}`;
}

function ProgressText({ status }: { readonly status: AnimationStatus | undefined }) {
  const t = useTranslations("sharing.animation");
  if (status?.state === "queued") return t("queued", { ahead: status.ahead });
  if (status?.state !== "drawing" || status.pictures === 0) return t("starting");
  return t("drawing", { number: status.drawn + 1, pictures: status.pictures });
}
