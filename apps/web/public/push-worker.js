// Shows what the house sends to this browser, and leads to the table. It keeps nothing and answers no page.

self.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

/** What was sent twice is shown once, and quietly. */
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

/** To the window where the table is open already, or to any of ours, or to a new one. */
async function lead(path) {
  const address = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(address);
  await there.focus();
  return there.url === address ? undefined : there.navigate(address).catch(() => self.clients.openWindow(address));
}
