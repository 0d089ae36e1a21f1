import { useLocalStorage } from "../../lib/hooks/use-local-storage.ts";

/** Whether single letters are shortcuts, on this device; and how to switch them. */
export const useLetterKeys = () => useLocalStorage("seneschal-keys", true);
