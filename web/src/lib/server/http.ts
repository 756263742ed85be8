import type { Problem } from '../../generated/http';
import { texts } from '../texts.svelte';

/** A request that was refused: a sentence, what to do about it, and the server's code for it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly hint: string,
  ) {
    super(sentence);
  }
}

/** Ask the server for something. Throws Refusal, also when the server cannot be reached. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (!answer.ok) throw refusal(text, answer.status);
  const json = answer.headers.get('content-type')?.includes('json');
  return (json ? JSON.parse(text) : text) as T;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': texts.lang };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(`api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal('away', texts.t('web-error-away'), texts.t('web-error-away-hint'));
  }
}

function refusal(text: string, status: number): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Refusal(problem.code, problem.sentence, problem.hint);
  } catch {
    return new Refusal('odd', texts.t('web-error-odd', { status }), texts.t('web-error-away-hint'));
  }
}

/** What to show of something that went wrong. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('page', String(error), texts.t('web-error-away-hint'));
}
