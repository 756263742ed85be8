import type {
  Browser,
  CallsSeen,
  Catalogue,
  ChancesSeen,
  Fork,
  Invited,
  Luck,
  Me,
  MutedSeats,
  PushSeen,
  Replay,
  ReplayEvents,
  SeatChange,
  StateSeen,
  TableSeen,
  TableWish,
  Tables,
  ThoughtsSeen,
} from '../../generated/http';
import { ask } from './http';

export type Sight = 'open' | 'seat' | 'public';

export const api = {
  games: () => ask<Catalogue>('GET', 'games'),

  me: () => ask<Me>('GET', 'people/me'),
  arrive: (name: string) => ask<Me>('POST', 'people', { name }),
  rename: (name: string) => ask<Me>('PATCH', 'people/me', { name }),
  comeBack: (token: string) => ask<Me>('POST', 'people/return', { token }),
  returnLink: () => ask<Me>('POST', 'people/me/return-link'),

  calls: () => ask<CallsSeen>('GET', 'people/me/calls'),
  call: (way: Browser) => ask<PushSeen>('POST', 'people/me/calls/push', way),
  callNoMore: (id: string) => ask<void>('DELETE', `people/me/calls/push/${id}`),

  tables: (query: string) => ask<Tables>('GET', `tables?${query}`),
  table: (id: string) => ask<TableSeen>('GET', `tables/${id}`),
  create: (wish: TableWish) => ask<TableSeen>('POST', 'tables', wish),
  join: (id: string, seat: number | null) => ask<TableSeen>('POST', `tables/${id}/join`, { seat }),
  invited: (token: string) => ask<Invited>('POST', 'invitations/look', { token }),
  accept: (token: string) => ask<TableSeen>('POST', 'invitations', { token }),
  leave: (id: string) => ask<void>('POST', `tables/${id}/leave`),
  start: (id: string) => ask<TableSeen>('POST', `tables/${id}/start`),
  changeSeat: (id: string, seat: number, change: SeatChange) => ask<TableSeen>('PUT', `tables/${id}/seats/${seat}`, change),
  rematch: (id: string) => ask<TableSeen>('POST', `tables/${id}/rematch`),
  hold: (id: string, seat: number) => ask<void>('POST', `tables/${id}/seats/${seat}/hold`, {}),
  chances: (id: string, seat: number) => ask<ChancesSeen>('GET', `tables/${id}/chances?seat=${seat}`),
  muted: (id: string) => ask<MutedSeats>('GET', `tables/${id}/seats/muted`),
  mute: (id: string, seat: number, undo: boolean) => ask<void>('POST', `tables/${id}/seats/${seat}/mute?undo=${undo}`),
  takeBack: (id: string, seat: number) => ask<void>('POST', `tables/${id}/seats/${seat}/back`),
  resign: (id: string) => ask<void>('POST', `tables/${id}/resign`),

  state: (id: string) => ask<StateSeen>('GET', `tables/${id}/state?since=1000000`),
  luck: (id: string) => ask<Luck>('GET', `tables/${id}/luck`),
  thoughts: (id: string, step: number) => ask<ThoughtsSeen>('GET', `tables/${id}/thoughts?step=${step}`),
  thoughtsBehind: (id: string, item: number, seat: number) => ask<ThoughtsSeen>('GET', `tables/${id}/items/${item}/thoughts?seat=${seat}`),
  record: (id: string) => ask<string>('GET', `tables/${id}/record`),
  bring: (record: string) => ask<TableSeen>('POST', 'records', { record, public: false }),
  replayEvents: (id: string, sight: Sight, seat: number) => ask<ReplayEvents>('GET', `tables/${id}/events?sight=${sight}&seat=${seat}`),
  replay: (id: string, step: number, sight: Sight, seat: number, spoilers: boolean) => ask<Replay>('GET', `tables/${id}/replay?step=${step}&sight=${sight}&seat=${seat}&spoilers=${spoilers}`),
  fork: (id: string, wish: Fork) => ask<TableSeen>('POST', `tables/${id}/fork`, wish),
};
