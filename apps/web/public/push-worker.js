// Shows push notifications, and opens the game when one is clicked. Caches nothing and handles no requests.

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
