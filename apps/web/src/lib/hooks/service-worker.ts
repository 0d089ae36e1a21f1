/** Registers the worker for notifications and for pages without a connection. The browser looks for a new version at each visit. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("/service-worker.js", { scope: "/", updateViaCache: "none" });
}
