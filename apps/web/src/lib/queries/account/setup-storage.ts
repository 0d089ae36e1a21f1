"use client";

const mailboxKey = "seneschal-reads-mails";
const setupKey = "seneschal-setting-up";

/**
 * What this browser remembers of the setup link. The cookie that counts is hidden from scripts, and browsers that never
 * opened the link must not ask, page after page, for what they are not given.
 */
export const setupStorage = {
  save({
    hasDevMailbox,
    hasAdministrator,
  }: {
    readonly hasDevMailbox: boolean;
    readonly hasAdministrator: boolean;
  }): void {
    setFlag(mailboxKey, hasDevMailbox);
    setFlag(setupKey, !hasAdministrator);
  },
  clear(): void {
    setFlag(mailboxKey, false);
    setFlag(setupKey, false);
  },
  canReadMailbox: () => hasFlag(mailboxKey),
  /** There is no administrator yet, and the reader was about to become one. */
  isSettingUp: () => hasFlag(setupKey),
};

// A browser may forbid pages to remember anything; a server has nothing to remember with.
function setFlag(key: string, isSet: boolean): void {
  try {
    if (isSet) window.localStorage.setItem(key, "1");
    else window.localStorage.removeItem(key);
  } catch {}
}

function hasFlag(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
