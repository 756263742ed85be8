/** How a page lies in the window: `whole` where a table takes all of it, so that the page's own head and foot make way;
 * `flush` where it is drawn to the edges between them. */
export const room = $state({ whole: false, flush: false });
