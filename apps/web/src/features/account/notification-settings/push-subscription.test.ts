import { afterEach, describe, expect, it, vi } from "vitest";
import { notificationRequests } from "../../../lib/api-client/requests/notification-requests.ts";
import { onPermissionChange, pushObstacle, subscribeThisBrowser } from "./push-subscription.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that supports notifications, with the answer to its permission prompt. */
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
    expect(await subscribeThisBrowser()).toBeNull();
    expect(pushObstacle()).toBeNull();
    browser("denied");
    expect(await subscribeThisBrowser()).toBeNull();
    expect(pushObstacle()).toBe("denied");
  });

  it("is looked at again when it changes, and when the reader comes back from the settings", async () => {
    const window = browser("denied");
    const tell = vi.fn();
    const leave = onPermissionChange(tell);
    const timesTold = async () => {
      await subscribeThisBrowser();
      return tell.mock.calls.length;
    };
    await expect.poll(timesTold).toBeGreaterThan(0);
    tell.mockClear();
    window.dispatchEvent(new Event("focus"));
    expect(tell).toHaveBeenCalledTimes(1);
    leave();
    window.dispatchEvent(new Event("focus"));
    expect(tell).toHaveBeenCalledTimes(1);
  });
});

describe("a browser that is subscribed already", () => {
  const bytes = Uint8Array.from({ length: 65 }, (_, place) => 255 - place);
  const key = Buffer.from(bytes).toString("base64url");

  /** Like browsers: no second subscription with another key. */
  function subscribed() {
    browser("granted");
    const unsubscribe = vi.fn(async () => true);
    const made = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
    const pushManager = {
      getSubscription: async () => ({ options: { applicationServerKey: bytes.buffer }, unsubscribe }),
      subscribe: async () => ({ toJSON: () => made }),
    };
    const serviceWorker = { register: async () => ({ pushManager }), ready: Promise.resolve() };
    vi.stubGlobal("navigator", { ...navigator, serviceWorker });
    return { made, unsubscribe };
  }

  it.each([
    ["keeps it if the server still has its key", key, 0],
    ["removes it if the server has another key", key.replace(/./, "A"), 1],
  ])("%s", async (_, serverKey, left) => {
    const { made, unsubscribe } = subscribed();
    vi.spyOn(notificationRequests, "pushKey").mockResolvedValue({ key: serverKey });
    expect(await subscribeThisBrowser()).toEqual(made);
    expect(unsubscribe).toHaveBeenCalledTimes(left);
  });
});
