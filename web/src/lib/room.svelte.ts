/** Whether a table takes the whole window, so that the page's own head and foot make way. */
export const room = $state({ whole: false });
