import { afterEach, describe, expect, it, vi } from "vitest";
import { hindranceHere, onPermissionChange, subscribeHere } from "./push-subscription.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that could show notices, and what its reader answers. */
function browser(answer: NotificationPermission) {
  const permission = new EventTarget();
  const notification = {
    permission: "default" as NotificationPermission,
    requestPermission: async () => {
      notification.permission = answer;
      permission.dispatchEvent(new Event("change"));
      return answer;
    },
  };
  const window = Object.assign(new EventTarget(), { PushManager: {}, Notification: notification });
  vi.stubGlobal("window", window);
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("navigator", { serviceWorker: {}, permissions: { query: async () => permission } });
  return window;
}

describe("leave to show notices", () => {
  it("is refused for good by a no, and not by a question that was closed", async () => {
    browser("default");
    expect(await subscribeHere()).toBeNull();
    expect(hindranceHere()).toBeNull();
    browser("denied");
    expect(await subscribeHere()).toBeNull();
    expect(hindranceHere()).toBe("denied");
  });

  it("is looked at again when it changes, and when the reader comes back from the settings", async () => {
    const window = browser("denied");
    const tell = vi.fn();
    const leave = onPermissionChange(tell);
    await vi.waitFor(async () => {
      await subscribeHere();
      expect(tell).toHaveBeenCalled();
    });
    tell.mockClear();
    window.dispatchEvent(new Event("focus"));
    expect(tell).toHaveBeenCalledTimes(1);
    leave();
    window.dispatchEvent(new Event("focus"));
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
