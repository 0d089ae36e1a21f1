"use client";

import dynamic from "next/dynamic";
import { Suspense, use } from "react";
import { TipsAtServer } from "../../../components/guide/tips-at-server.tsx";
import { useGuideSetting } from "../../../components/guide/use-guide-setting.ts";

const TipPanel = dynamic(() => import("./tip-panel.tsx").then((file) => file.TipPanel));

/**
 * The tip about the question, if tips are on. In the first HTML it is in its place, so the page waits for it there; when it
 * is turned on later, the page stays as it is until the tip has been fetched.
 */
export function Tips() {
  const { isOn } = useGuideSetting();
  const wereOn = use(TipsAtServer) !== null;
  if (!isOn) return null;
  if (wereOn) return <TipPanel />;
  return (
    <Suspense>
      <TipPanel />
    </Suspense>
  );
}
