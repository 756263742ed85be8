import type { Me } from '../../generated/http';
import { api } from '../server/api';
import { Refusal } from '../server/http';
import { t } from '../texts.svelte';

const KNOWN = 'ludus.known'; // whether this device has a cookie: asking without one would only be refused

/** The person at this device. A name is enough, and even that can wait. */
class Myself {
  who = $state.raw<Me | null>(null);

  async find(): Promise<void> {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.who = await api.me();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no-person') localStorage.removeItem(KNOWN);
    }
  }

  /** Be somebody: under this name, or as a guest. */
  async arrive(name?: string): Promise<void> {
    if (this.who && (!name || name === this.who.name)) return;
    this.take(this.who && name ? await api.rename(name) : await api.arrive(name || t('web-guest')));
  }

  /** Come back by a return link. */
  async comeBack(token: string): Promise<void> {
    this.take(await api.comeBack(token));
  }

  private take(who: Me): void {
    this.who = who;
    localStorage.setItem(KNOWN, '1');
  }
}

export const me = new Myself();
