/** Whether a key belongs to whatever has the focus, or to the browser, rather than to the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const inside = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [popover]');
  return Boolean(inside) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}
