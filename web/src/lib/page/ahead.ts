import { boardOf } from '../../boards';
import type { TableSeen } from '../../generated/http';
import { api } from '../server/api';
import { learn } from '../speech';

const asked = new Map<string, Promise<TableSeen>>();

/** Ask for a table while the script of its page is still on its way, and then for the words and the drawing of its game. */
export function askAhead([page, id]: string[]): void {
  if (!id || (page !== 'table' && page !== 'replay')) return;
  const table = api.table(id);
  asked.set(id, table);
  table.then(({ family }) => Promise.all([learn(family), boardOf(family)])).catch(() => {}); // whoever needs them hears what went wrong
}

/** A table: what was asked for ahead, once, or else what is said of it now. */
export function tableAt(id: string): Promise<TableSeen> {
  const table = asked.get(id) ?? api.table(id);
  asked.delete(id);
  return table;
}
