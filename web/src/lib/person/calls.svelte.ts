import { api } from '../server/api';
import { me } from './me.svelte';
import { texts } from '../texts.svelte';

const KEPT = 'ludus.push'; // what the server calls this device

/** Being called when the page is closed, by this browser's push service. */
class Calls {
  on = $state(localStorage.getItem(KEPT) !== null);
  readonly possible = 'serviceWorker' in navigator && 'PushManager' in window;

  /** Ask the browser, then tell the server where to call. Says whether it may. */
  async subscribe(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    await me.arrive();
    const worker = await navigator.serviceWorker.register('sw.js');
    await navigator.serviceWorker.ready;
    const { key } = await api.calls();
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const { id } = await api.call({ endpoint: endpoint!, keys: keys as { p256dh: string; auth: string }, lang: texts.lang });
    localStorage.setItem(KEPT, id);
    this.on = true;
    return true;
  }

  async unsubscribe(): Promise<void> {
    const id = localStorage.getItem(KEPT);
    localStorage.removeItem(KEPT);
    this.on = false;
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    if (id) await api.callNoMore(id);
  }
}

export const calls = new Calls();
