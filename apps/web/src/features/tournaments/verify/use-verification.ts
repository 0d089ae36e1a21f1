import type { TournamentVerdict } from "@seneschal/tournament/verification";
import { useEffect, useRef, useState } from "react";
import { verifyFile } from "./verify-file.ts";

export type Verification =
  | { readonly state: "none" }
  | { readonly state: "running"; readonly file: string; readonly share: number }
  | { readonly state: "done"; readonly file: string; readonly verdict: TournamentVerdict }
  | { readonly state: "failed"; readonly file: string };

/** Verifies the chosen file; another choice replaces it. */
export function useVerification() {
  const [verification, setVerification] = useState<Verification>({ state: "none" });
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const verify = async (chosen: File) => {
    running.current.abort();
    const mine = new AbortController();
    running.current = mine;
    const { name: file } = chosen;
    const show = (next: Verification) => !mine.signal.aborted && setVerification(next);
    const onShare = (share: number) => show({ state: "running", file, share });
    onShare(0);
    try {
      const verdict = await verifyFile(await chosen.text(), { onShare, signal: mine.signal });
      if (verdict !== undefined) show({ state: "done", file, verdict });
    } catch {
      // The file cannot be read any more, or the code of the page could not be loaded.
      show({ state: "failed", file });
    }
  };
  return { verification, verify };
}
