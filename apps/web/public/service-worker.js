// Shows push notifications, opens the game when one is clicked, and answers with a page of its own when a page cannot be
// reached. It stores nothing: what the server sends may be personal.

// Written by `npm run generate`; sets `offlinePage`.
importScripts("/generated/offline-page.js");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(start()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isPage = request.mode === "navigate" && !new URL(request.url).pathname.startsWith("/v1/");
  if (isPage && request.method === "GET") event.respondWith(fetchPage(event));
});

self.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** A notification that arrives twice is shown once, and the second time silently. */
async function show({ id, title, text, path, tag, language }) {
  const shown = await self.registration.getNotifications({ tag });
  const isAgain = shown.some(({ data }) => data?.id === id);
  await self.registration.showNotification(title, {
    body: text,
    tag,
    renotify: !isAgain,
    silent: isAgain,
    lang: language,
    icon: "/icons/seneschal-192.png",
    data: { id, path },
  });
}

/** Focuses the window that shows this address, or takes another window of the site there, or opens a new one. */
async function openPage(path) {
  const address = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(address);
  await there.focus();
  return there.url === address ? undefined : there.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Also for pages that are open. While the worker starts, the browser already fetches the page. */
async function start() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page from the server, whatever it says, or the offline page. */
async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": offlinePolicy };
    return new Response(self.offlinePage, { status: 503, headers });
  }
}

const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'";
