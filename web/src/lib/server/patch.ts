import type { Change } from '../../generated/protocol';

/** A value after the changes of a JSON Patch; what stays the same is shared with the value before, which is left alone. */
export function patched<T>(value: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, change) => changed(now, steps(change.path), change), value) as T;
}

/** The way a JSON Pointer describes, from the outside in. */
function steps(path: string): string[] {
  const [, ...found] = path.split('/');
  return found.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(node: unknown, [step, ...rest]: string[], change: Change): unknown {
  if (step === undefined) return change.value;
  if (Array.isArray(node)) return inList(node, step, rest, change);
  const before = node as Record<string, unknown>;
  if (rest.length) return { ...before, [step]: changed(before[step], rest, change) };
  if (change.op !== 'remove') return { ...before, [step]: change.value };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name !== step));
}

function inList(before: unknown[], step: string, rest: string[], change: Change): unknown[] {
  const place = step === '-' ? before.length : Number(step);
  const after = [...before];
  if (rest.length) after[place] = changed(before[place], rest, change);
  else if (change.op === 'replace') after[place] = change.value;
  else if (change.op === 'add') after.splice(place, 0, change.value);
  else after.splice(place, 1);
  return after;
}
