import { notificationRequests } from "../../../lib/api-client/requests/notification-requests.ts";
import { registerServiceWorker } from "../../../lib/hooks/service-worker.ts";

/** What prevents this browser from showing notifications, if anything does. */
export type PushObstacle = "unable" | "denied";

export function pushObstacle(): PushObstacle | null {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Calls back when the permission may have changed, on the page or in the browser's settings. */
export function onPermissionChange(onChange: () => void): () => void {
  const whileHere = new AbortController();
  const { signal } = whileHere;
  window.addEventListener("focus", onChange, { signal });
  navigator.permissions
    ?.query({ name: "notifications" })
    .then((status) => status.addEventListener("change", onChange, { signal }))
    // Browsers without change events are checked when the page becomes visible.
    .catch(() => undefined);
  return () => whileHere.abort();
}

/** Subscribes this browser and asks the reader for permission; `undefined` if they deny it. */
export async function subscribeThisBrowser() {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { key } = await notificationRequests.pushKey();
  const worker = await registerServiceWorker();
  await navigator.serviceWorker.ready;
  await removeOldSubscription(worker, key);
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return endpoint === undefined ? null : { endpoint, keys: { p256dh, auth } };
}

/** The hash that identifies this browser in the API; `undefined` if it has not subscribed. */
export async function endpointHash(): Promise<string | null> {
  const subscription = await currentSubscription();
  if (subscription === null) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function unsubscribeThisBrowser(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** The server has a new key. A subscription with the old key prevents a new one, so it is removed. */
async function removeOldSubscription({ pushManager }: ServiceWorkerRegistration, key: string): Promise<void> {
  const former = await pushManager.getSubscription();
  if (former !== null && keyOf(former) !== key) await former.unsubscribe();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle() === "unable") return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}
