/** Whether a key belongs to whatever has the focus, or to the browser, rather than to the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element ? event.target.closest('input, textarea, select, dialog, [popover]') : null;
  const inside = field && !(slides(field) && LETTER.test(event.key));
  return Boolean(inside) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}

const LETTER = /^[a-z?]$/i;

/** A slider has no use for letters. */
function slides(field: Element): boolean {
  return field instanceof HTMLInputElement && field.type === 'range';
}
