// Calls somebody whose page is closed: the server says what it is about, a click leads to the table.
self.addEventListener('push', (event) => {
  const call = event.data.json();
  const place = new URL(`./#/table/${call.table}`, self.registration.scope).href;
  event.waitUntil(self.registration.showNotification(call.title, { body: call.body, tag: call.table, icon: './icon.svg', data: { place } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.place));
});

async function show(place) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === place);
  return open ? open.focus() : self.clients.openWindow(place);
}
