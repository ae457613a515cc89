import type { Analysis, Claimed, Games, Lobby, NewTable, Replay, TableInfo, TableMade } from '../generated/protocol';
import { playerKey } from './key';

/** The server said no, or nothing at all (`offline`); `text` is for people, when it came from the server. */
export class RestError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(`${code}: ${text}`);
  }
}

export const rest = {
  games: () => get<Games>('/api/games'),
  lobby: () => get<Lobby>('/api/lobby'),
  makeTable: (wish: NewTable) => post<TableMade>('/api/tables', JSON.stringify(wish)),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  claim: (code: string) => post<Claimed>('/api/claims', JSON.stringify({ code })),
  replay: (id: string, seat: number | null) => get<Replay>(`/api/tables/${id}/replay${asked(seat)}`),
  analysis: (id: string) => get<Analysis>(`/api/tables/${id}/analysis`),
  openFile: (file: string, seat: number | null) => post<Replay>(`/api/replays${asked(seat)}`, file),
  /** Where the saved game is downloaded from. */
  fileOf: (id: string) => `/api/tables/${id}/file`,
};

function asked(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`;
}

function get<T>(path: string): Promise<T> {
  return ask<T>(path, { method: 'GET' });
}

function post<T>(path: string, body: string): Promise<T> {
  return ask<T>(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${playerKey()}`);
  headers.set('Accept-Language', document.documentElement.lang);
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new RestError('offline', '');
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(body, response.status);
  return body as T;
}

function refusal(body: unknown, status: number): RestError {
  if (typeof body === 'object' && body !== null && 'code' in body && 'text' in body) {
    return new RestError(String(body.code), String(body.text));
  }
  return new RestError(status >= 500 ? 'offline' : `http-${status}`, '');
}
