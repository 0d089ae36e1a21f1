import { useEffect, useRef, useState } from "react";
import type { WorkerMessage } from "./worker-message.ts";

export type VerificationState =
  | { readonly type: "none" }
  | { readonly type: "running"; readonly share: number; readonly file: File }
  | (Exclude<WorkerMessage, { readonly type: "running" }> & { readonly file: File });

/** Verifies the chosen file in a worker; another choice replaces it. */
export function useGameVerification() {
  const [verification, setVerification] = useState<VerificationState>({ type: "none" });
  const running = useRef<Worker>(undefined);
  useEffect(() => () => running.current?.terminate(), []);
  const verify = (file: File) => {
    running.current?.terminate();
    const worker = startWorker();
    running.current = worker;
    setVerification({ type: "running", share: 0, file });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => setVerification({ ...data, file });
    worker.onerror = () => setVerification({ type: "failed", file });
    worker.postMessage(file);
  };
  return { verification, verify };
}

/** Loaded only here: no other page needs the rules of the games. */
function startWorker(): Worker {
  return new Worker(new URL("./verification.worker.ts", import.meta.url), { type: "module" });
}
